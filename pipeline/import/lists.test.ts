// Lists as committees and their systems keep them (tests/content/lists.yaml), and what takes more than a list to tell.
import { readFileSync } from 'node:fs'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { parse } from 'yaml'
import { asked, from, said, talksOf, workbookWith } from '../../tests/setup/imported'
import { emptyEdition } from '../../tests/setup/next-edition'
import { editionWith } from '../read'
import { importFile, type Imported } from './import-file'

type Row = CellValue[]

type List = {
  name: string
  sheets?: Record<string, string>
  file?: string
  text?: string
  asked?: string[]
  said?: string[]
  files?: string[]
  never?: string
  found?: object
  then?: List
}

/** Rows of a sheet, one to a line; a cell that says nothing is empty, and ⏎ is a line break in one. */
const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/ ?⏎ ?/g, '\n') || null))

const sheetsOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rowsOf(text)]))

const titlesOf = (imported: Imported) => talksOf(imported).map(({ title }) => title)

/** The parts of the edition that a list has made. */
function foundIn(imported: Imported) {
  const { sessions = [], posters, committees, sponsors, keyDates } = imported.result?.read.data ?? {}
  const talks = sessions.flatMap((session) => session.talks)
  return {
    titles: titlesOf(imported),
    people: talksOf(imported).map(({ people }) => people),
    kinds: talks.map(({ kind }) => kind),
    minutes: talks.map(({ minutes }) => minutes ?? null),
    sessions: Object.fromEntries(sessions.map((session) => [session.code, session])),
    slots: Object.fromEntries(sessions.map((session) => [`${session.kind} ${session.start}`, session])),
    posters: posters?.map(({ title }) => title),
    committees: Object.fromEntries(
      committees?.map(({ key, members }) => [key, members.map(({ name }) => name)]) ?? [],
    ),
    committeeCount: committees?.length,
    firms: Object.fromEntries(
      sponsors?.tiers.map(({ key, name, firms }) => [typeof name === 'string' ? name : key, firms]) ?? [],
    ),
    websites: sponsors?.websites,
    keyDates: Object.fromEntries(keyDates?.map(({ key, date }) => [key, date]) ?? []),
  }
}

async function taken(list: List, edition = emptyEdition): Promise<void> {
  const { sheets, file = '', text = '' } = list
  const imported = await (sheets
    ? from(sheetsOf(sheets), edition)
    : importFile(edition, Buffer.from(text), file))
  const written = Object.values(imported.files).join('')
  expect(asked(imported)).toEqual(list.asked ?? [])
  for (const words of list.said ?? []) expect(said(imported)).toContain(words)
  for (const words of list.files ?? []) expect(written).toContain(words)
  if (list.never) expect(written).not.toMatch(new RegExp(list.never))
  expect(foundIn(imported)).toMatchObject(list.found ?? {})
  if (list.then) await taken(list.then, editionWith(edition, imported.files))
}

const lists = parse(readFileSync('tests/content/lists.yaml', 'utf8')) as List[]

test.each(lists)('$name', (list) => taken(list))

test('what is rejected, withdrawn, struck out or a total is no talk; hidden rows are asked about', async () => {
  const rows = rowsOf(`
    Date | Time | Room | Title | Authors | Status
    30.09.2027 | 10:00 | Anadolu Hall | Talk number 0 on fibre composites | Ada Example | Accepted
    30.09.2027 | 11:00 | Anadolu Hall | Talk number 1 on fibre composites | Ada Example | Rejected
    30.09.2027 | 12:00 | Anadolu Hall | Talk number 2 on fibre composites | Ada Example | Withdrawn by the author
    30.09.2027 | 13:00 | Anadolu Hall | Talk number 3 on fibre composites | Ada Example | Accepted
    30.09.2027 | 14:00 | Anadolu Hall | Talk number 4 on fibre composites | Ada Example | Accepted
    Total | | | 5`)
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Papers',
        rows,
        rowDefs: new Map([[5, { hidden: true }]]),
        cells: new Map([['4,3', { value: rows[4]![3]!, style: { font: { strikethrough: true } } }]]),
      } as never,
    ],
  })
  const imported = await importFile(emptyEdition, bytes, 'papers.xlsx')
  expect(titlesOf(imported)).toEqual(['Talk number 0 on fibre composites'])
  expect(asked(imported)).toEqual(['hidden-rows'])
  const taken = await importFile(emptyEdition, bytes, 'papers.xlsx', { Papers: { hidden: 'take' } })
  expect([talksOf(taken).length, asked(taken)]).toEqual([2, []])
})

test('decisions correct what was read: a column, a row, a list that is not to be taken', async () => {
  const sheets = {
    Program: rowsOf(`
      Date | Time | Room | Title | Presenter | Remarks
      30.09.2027 | 13:30 | Anadolu Hall | Working title of this talk | Ada Example | Final title of this very talk
      30.09.2027 | 13:50 | Anadolu Hall | A row that is no talk at all | Max Muster |`),
  }
  const bytes = await workbookWith(sheets)
  const decided = await importFile(emptyEdition, bytes, 'p.xlsx', {
    Program: { columns: { Title: 'ignored', Remarks: 'title' } },
  })
  expect(titlesOf(decided)).toContain('Final title of this very talk')
  const left = await importFile(emptyEdition, bytes, 'p.xlsx', { Program: { list: 'nothing' } })
  expect([left.files, asked(left)]).toEqual([{}, ['nothing-understood']])
  const inCapitals = {
    'Anadolu Salonu': rowsOf(
      'Tarih | Saat | Bildiri | Yazarlar\n30.09.2027 | 13:30 | IŞIL YAŞLANMA VE PLA | Can Deneme',
    ),
  }
  const small = await importFile(emptyEdition, await workbookWith(inCapitals), 'p.xlsx', {
    'Anadolu Salonu': { capitals: 'small' },
  })
  expect(titlesOf(small)).toEqual(['Işıl Yaşlanma ve PLA'])
})

test('a second version of a sheet tells exactly its changes; capitals change no title', async () => {
  const rows = (title: string) =>
    sheetsOf({
      'Anadolu Salonu': `Tarih | Saat | Bildiri adı | Yazarlar | Kurumlar
        30.09.2027 | 13.30 | ${title} | Ayşe Örnek | A Üniversitesi
        30.09.2027 | 13.50 | Bazalt liflerinin darbesi | Can Deneme | B A.Ş.`,
    })
  const first = await from(rows('Keten liflerinin yorulması'))
  const edition = editionWith(emptyEdition, first.files)
  expect((await from(rows('KETEN LİFLERİNİN YORULMASI'), edition)).files).toEqual({})
  const later = await from(rows('Keten liflerinin sünmesi'), edition)
  const [before, after] = [first, later].map(({ files }) => files['content/data/sessions.yaml']!.split('\n'))
  expect(after!.filter((line) => !before!.includes(line))).toEqual([
    expect.stringContaining('Keten liflerinin sünmesi'),
  ])
})

test('four hundred talks in halls that the edition does not have yet', async () => {
  const letters = 'abcdefghijklmnoprstu'
  const rows = Array.from({ length: 400 }, (_, index): Row => {
    const [day, hour, hall] = [Math.floor(index / 80), Math.floor(index / 4) % 20, index % 4]
    const minutes = 13 * 60 + 30 + hour * 20
    const time = `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`
    return [
      `${20 + day}.10.2027`,
      time,
      `Yeni Salon ${hall + 1}`,
      `Bildiri ${letters[day]}${letters[hour]}${letters[hall]} üzerine bir çalışma`,
      `Ece ${letters[day]!.toUpperCase()}${letters[hour]}${letters[hall]}örnek`,
    ]
  })
  const talks = talksOf(await from({ Program: [['Tarih', 'Saat', 'Salon', 'Başlık', 'Sunan'], ...rows] }))
  expect(talks).toHaveLength(400)
  expect(talks[0]).toMatchObject({
    at: [expect.stringMatching(/^\d[A-Z]$/), '2027-10-20', 'yeni-salon-1', '13:30'],
  })
})
