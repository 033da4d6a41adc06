// The whole way of a committee's own files: its workbook, saved by LibreOffice, and twelve Word files become site, programme PDF and
// booklet; so do later changes in the workbook, and nothing else changes.
import { readFileSync } from 'node:fs'
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import { withAbstracts } from '../../pipeline/abstracts'
import { checkEdition, isSound } from '../../pipeline/check'
import { importFile } from '../../pipeline/import/import-file'
import { changesBetween } from '../../pipeline/import/report'
import { bookletFiles } from '../../pipeline/outputs/booklet'
import { programmeFiles } from '../../pipeline/outputs/programme'
import { unkept } from '../../pipeline/kept-files'
import { editionWith, readEdition, type Edition } from '../../pipeline/read'
import { contributionPages } from '../../pipeline/records/contribution-pages'
import { changeList } from '../../pipeline/records/programme-changes/change-list'
import { release } from '../../pipeline/records/programme-changes/release'
import { RELEASED_FILE } from '../../pipeline/records/programme-changes/released-schedule'
import { scheduleSnapshot } from '../../pipeline/records/talk-ids'
import type { EditionData } from '../../pipeline/schemas'
import { emptyEdition } from '../setup/next-edition'
import { pagesOf } from '../setup/pdf-text'
import { sample } from './edition'
import { messageOf } from './words'

const FILE = 'docs/from-your-files/kabul-edilen-bildiriler.xlsx'
const workbook = readFileSync(FILE)

/** The Word files of the sample, as their authors sent them. */
const wordFiles = Object.fromEntries(
  sample.list('content/abstracts').map((path) => [path, sample.bytes(path) ?? sample.read(path)]),
)

async function imported(edition: Edition, bytes: Uint8Array) {
  const result = await importFile(edition, bytes, FILE)
  expect(result.asks.filter(({ weight }) => weight === 'must').map((ask) => ask.code)).toEqual([])
  return editionWith(edition, result.files)
}

let first: Edition

beforeAll(async () => {
  first = editionWith(await imported(emptyEdition, workbook), wordFiles)
})

type Cells = CellValue[]

/** The workbook after the committee has changed rows of its first sheet. */
async function changed(change: (rows: Cells[]) => Cells[]): Promise<Uint8Array> {
  const { sheets } = await readXlsx(workbook)
  return writeXlsx({
    sheets: sheets.map(({ name, rows }, at) => ({ name, rows: at === 0 ? change(rows) : rows })),
  })
}

const about = (words: string) => (row: Cells) => String(row[4]).startsWith(words)

/** Minutes after midnight as Excel keeps a time: a part of a day. */
const clock = (hours: number, minutes: number) => (hours * 60 + minutes) / (24 * 60)

const everyTitle = (edition: Edition): string[] => {
  const { sessions = [], posters = [] } = readEdition(edition).data
  return [...sessions.flatMap(({ talks }) => talks), ...posters].map(({ title }) => String(title))
}

/** The text of a printed file as one line. */
const printed = async (file: string | Buffer | undefined) => (await pagesOf(file as Buffer)).join(' ')

test('workbook and Word files become the programme, its PDF, pages of abstracts and the booklet', async () => {
  const { read, problems } = checkEdition(await withAbstracts(first))
  expect(isSound(problems)).toBe(true)
  // The sheet has another order than the files' names, and lacks two of their authors.
  const asked = problems.filter(({ file }) => file.startsWith('content/abstracts'))
  expect(asked.map((found) => messageOf(found).en)).toEqual([
    'The name of this file says 1A-3, its title is that of 1A-2. It is printed as 1A-2.',
    'This file has Deniz Örnekyazar among the authors of 1A-1, the programme does not.',
  ])
  expect(read.data.sessions?.find(({ code }) => code === '2B')).toMatchObject({
    title: 'Rüzgâr türbini kanatları',
    date: '2027-09-30',
    hall: 'akdeniz',
    start: '13:30',
  })
  const titles = everyTitle(first)
  expect(titles).toHaveLength(17 + 7)
  const pages = contributionPages(read).filter(({ language }) => language === 'tr')
  const pdf = await printed((await programmeFiles(read))['programme-tr.pdf'])
  const booklet = await printed((await bookletFiles(read, unkept)).files['abstract-booklet.pdf'])
  for (const title of titles) expect(pdf).toContain(title)
  const abstracts = pages.filter(({ contribution: { abstract } }) => abstract)
  expect(abstracts).toHaveLength(12)
  for (const { title } of abstracts) expect(booklet).toContain(title)
  for (const words of ['θmaks = 4°–16°', 'Three zones appear in each ply', 'Prof. Dr. Sınama Hakemoğlu'])
    expect(booklet).toContain(words)
})

test('of later changes in the workbook exactly these are reported, by the import and to visitors', async () => {
  const { read } = checkEdition(first)
  const last = release(scheduleSnapshot(read.data as EditionData), undefined, [])
  const published = editionWith(first, {
    [RELEASED_FILE]: last.outcome === 'released' ? JSON.stringify(last.file) : undefined,
  })
  const workbook = await changed((rows) => {
    const moved = (words: string, [hours, minutes]: [number, number], hall: string, session: string) => {
      const [row] = rows.splice(rows.findIndex(about(words)), 1)
      return [clock(hours, minutes), hall, session, '', ...row!.slice(4)]
    }
    const below = (words: string, row: Cells) => rows.splice(rows.findIndex(about(words)) + 1, 0, row)
    below('Polipropilende', moved('Kum taşıyan', [9, 50], 'Akdeniz Salonu', '4B'))
    below('Crystallinity', moved('İki ve üç', [14, 10], 'Anadolu Salonu', '2A'))
    below('Ömrünü', moved('Jelkotlarda', [15, 30], 'Anadolu Salonu', '3A'))
    const without = rows.filter((row) => !about('Adhesive bond lines')(row))
    for (const row of without) {
      if (about('Nem çevrimleri')(row))
        row[4] = 'Nem ve sıcaklık çevrimleri altında keten–cam hibrit laminatlar'
      if (about('Ege keneviri')(row)) row[4] = 'Ege kenevirinin enzimle havuzlanması ve lif dayanımına etkisi'
    }
    return without
  })
  const later = await imported(published, workbook)
  const before = readEdition(published)
  const after = readEdition(later)
  expect(changesBetween(before, after, 'tr').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Yeni başlık: “Ege kenevirinin .* ve lif dayanımına etkisi” \(önceki: /),
    expect.stringMatching(/^Yeni başlık: “Nem ve sıcaklık çevrimleri .*” \(önceki: “Nem çevrimleri /),
    expect.stringMatching(/^“İki ve üç .*: 30 Eylül, 14:10, Anadolu Salonu \(önceki: 30 Eylül, 15:30, /),
    expect.stringMatching(/^“Jelkotlarda .*: 30 Eylül, 15:30, Anadolu Salonu \(önceki: .* Akdeniz /),
    expect.stringMatching(/^“Kum taşıyan .*: 1 Ekim, 09:50, Akdeniz Salonu \(önceki: 30 Eylül, 13:50, /),
    expect.stringMatching(
      /^“Adhesive bond .*”: Geri çekilmiştir; oturumdaki diğer bildiriler sunulacaktır\.$/,
    ),
  ])
  expect(changeList(after)).toHaveLength(6)
  const idsIn = (edition: Edition) =>
    readEdition(edition).data.sessions!.flatMap(({ talks }) => talks.map(({ id }) => id))
  expect(new Set(idsIn(published)).size - new Set(idsIn(later)).size).toBe(1)
  expect(idsIn(later).filter((id) => !idsIn(published).includes(id))).toEqual([])
})

test('the English sheet of the guide is understood as well', async () => {
  const sheet = readFileSync('docs/from-your-files/accepted-papers.xlsx')
  const english = await imported(emptyEdition, sheet)
  // Whoever tries it does so on the sample, whose sessions have other talks and ends.
  await imported(sample, sheet)
  const { sessions = [], posters = [] } = readEdition(english).data
  const talks = sessions.flatMap(({ code, talks: own }) => own.map(({ title }) => `${code} ${String(title)}`))
  expect(talks).toHaveLength(8)
  expect(talks[0]).toBe('1A Low-temperature cure of an anhydride epoxy with a latent imidazole salt')
  expect(posters.map(({ theme }) => theme)).toEqual(['matrices-interfaces', 'matrices-interfaces'])
})
