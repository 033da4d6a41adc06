// Lists as committees and their systems keep them (tests/content/lists.yaml), and what takes more than a list to tell.
import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { asked, from, said, talksOf } from '../../tests/setup/imported'
import { sampleWith } from '../../tests/content/edition'
import { emptyEdition } from '../../tests/setup/next-edition'
import { patternOf, rowsIn } from '../../tests/setup/rows'
import { editionWith } from '../read'
import { importFile, type Imported } from './import-file'
import { writeTaken } from './report'

type Row = CellValue[]

type List = {
  name: string
  sheets?: Record<string, string>
  file?: string
  text?: string
  json?: object
  encoding?: 'utf16le' | 'windows-1254'
  decisions?: Record<string, object>
  asked?: string[]
  said?: string[]
  over?: Record<string, string>
  files?: string[]
  lines?: string[]
  never?: string
  found?: object
  then?: List
}

/** A sheet, one row to a line; a cell that says nothing is empty. */
function sheetOf(name: string, text: string): WriteSheet {
  const lines = text.trim().split('\n')
  const rows = lines.map((line) =>
    line
      .replace('(hidden)', '')
      .split('|')
      .map(
        (cell) =>
          cell
            .trim()
            .replace(/^~~|~~$/g, '')
            .replace(/ ?⏎ ?/g, '\n') || null,
      ),
  )
  const hidden = lines.flatMap((line, at) => (line.includes('(hidden)') ? at : []))
  const struck = lines.flatMap((line, row) =>
    line.split('|').flatMap((cell, column) => (cell.includes('~~') ? { row, column } : [])),
  )
  return {
    name,
    rows,
    rowDefs: new Map(hidden.map((at) => [at, { hidden: true }])),
    cells: new Map(
      struck.map(({ row, column }) => [
        `${row},${column}`,
        { value: rows[row]?.[column] ?? null, style: { font: { strikethrough: true } } },
      ]),
    ),
  }
}

const turkish: Record<string, number> = { ş: 0xfe, ı: 0xfd, ğ: 0xf0, İ: 0xdd }

/** The bytes of a list: a workbook, or the text of a file of another kind. */
async function bytesOf({ sheets, text = '', json, encoding }: List): Promise<Uint8Array> {
  if (sheets)
    return writeXlsx({ sheets: Object.entries(sheets).map(([name, lines]) => sheetOf(name, lines)) })
  if (encoding === 'windows-1254')
    return Buffer.from([...text].map((letter) => turkish[letter] ?? letter.charCodeAt(0)))
  return Buffer.from(json ? JSON.stringify(json) : text, encoding)
}

/** The parts of the edition that a list has made. */
function foundIn(imported: Imported) {
  const { sessions = [], posters, committees, sponsors, keyDates } = imported.result?.read.data ?? {}
  const talks = sessions.flatMap((session) => session.talks)
  return {
    titles: talksOf(imported).map(({ title }) => title),
    programme: imported.result?.read.data.programme,
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

async function taken(list: List, edition = list.over ? sampleWith(list.over) : emptyEdition): Promise<void> {
  const imported = await importFile(edition, await bytesOf(list), list.file ?? 'liste.xlsx', list.decisions)
  const written = Object.values(imported.files).join('')
  expect(asked(imported)).toEqual(list.asked ?? [])
  for (const words of list.said ?? []) expect(writeTaken(imported, 'en') + said(imported)).toContain(words)
  for (const words of list.files ?? []) expect(written).toContain(words)
  if (list.never) expect(written).not.toMatch(new RegExp(list.never))
  expect(foundIn(imported)).toMatchObject(list.found ?? {})
  if (list.lines) {
    const lines = Object.entries(imported.files).flatMap(([file, text]) => {
      const before = edition.read(file)?.split('\n') ?? []
      return text?.split('\n').filter((line) => !before.includes(line))
    })
    expect(lines).toEqual(list.lines.map((line) => expect.stringMatching(patternOf(line)) as string))
  }
  if (list.then) await taken(list.then, editionWith(edition, imported.files))
}

test.each(rowsIn<List[]>('tests/content/lists.yaml'))('$name', (list) => taken(list))

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
