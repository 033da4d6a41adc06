// Files of other kinds: our own workbook, .csv, exported schedules, and files that nobody can read.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { readXlsx, type CellValue } from 'hucre/xlsx'
import { stringify } from 'yaml'
import { from, said, talksOf, workbookWith } from '../../tests/setup/imported'
import { emptyEdition } from '../../tests/setup/next-edition'
import { editionOnDisk } from '../edition-on-disk'
import { readEdition } from '../read'
import { importFile } from './import-file'
import { writeChanges, writeProblems, writeTaken } from './report'
import { workbookOf } from './workbook'

const sample = editionOnDisk(process.cwd())
const ownWorkbook = workbookOf(readEdition(sample))
const sessionsFile = 'content/data/sessions.yaml'

const hasOffice = spawnSync('soffice', ['--version']).status === 0

/** The bytes of a workbook that LibreOffice has saved again. */
function savedAgain(workbook: Uint8Array, format: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  const file = join(folder, 'edition.xlsx')
  writeFileSync(file, workbook)
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const options = ['--headless', profile, '--convert-to', format, '--outdir', join(folder, 'saved'), file]
  execFileSync('soffice', options, { stdio: 'ignore' })
  const saved = readFileSync(join(folder, 'saved', `edition.${format}`))
  rmSync(folder, { recursive: true })
  return saved
}

const changesNothing = async (bytes: Uint8Array, format: string) => {
  const imported = importFile(sample, bytes, `edition.${format}`)
  expect([said(imported), imported.files]).toEqual(['', {}])
}

test('our own workbook, read back unchanged, changes no byte', async () => {
  await changesNothing(await ownWorkbook, 'xlsx')
})

const whereInstalled = hasOffice ? test : test.skip

whereInstalled.each(['ods', 'xlsx'])(
  'saved again as .%s by LibreOffice, if it is installed, it changes nothing',
  async (format) => {
    await changesNothing(savedAgain(await ownWorkbook, format), format)
  },
)

test('edits of our own workbook reach the files, whose comments stay', async () => {
  const { sheets } = await readXlsx(await ownWorkbook)
  const rowsOf = (tab: string) => sheets.find(({ name }) => name.startsWith(tab))!.rows
  const talks = rowsOf('Talks')
  const [first] = talks.splice(2, 1)
  talks.push(first!.with(0, '12B'))
  talks[2] = talks[2]!.with(2, 'A title that was corrected')
  rowsOf('Posters').splice(3, 1)
  const heads = talks[0]!.map(String)
  const authors = heads.findIndex((head) => head.startsWith('Authors ·'))
  const erosion = talks.findIndex((row) => /Pruvalı/.test(String(row[authors])))
  talks[erosion] = talks[erosion]!.with(authors, 'İlker Pruvalı (1)\nDeniz Örnekyazar* (2)')
  rowsOf('Members').push(['executive', 'Dr. Ada Example', 'Example University', 'Örnek Üniversitesi'])
  const fees = rowsOf('Fees')
  fees[1] = fees[1]!.with(3, '6.500')
  const edited = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
  const imported = await from(edited, undefined, sample)
  expect(said(imported)).toBe('')
  const changes = writeChanges(readEdition(sample), imported.result!.read, 'en')
  expect(changes).toMatch(/New title: “A title that was corrected” \(previously: “Vitrimer epoxies/)
  expect(changes).toMatch(
    /“Low-temperature cure.*4 October, 16:20, Akdeniz Hall \(previously: 2 October, 11:10/,
  )
  expect(changes).toContain(
    '“Polydopamine on basalt fibre: adhesion before and after boiling” has been cancelled',
  )
  expect(changes).toContain('Executive Committee · members[8].name (new): Dr. Ada Example')
  expect(changes).toContain('fees · categories[1].standard (changed): 6000 TL → 6500 TL')
  const [before, after] = [sample.read(sessionsFile)!, imported.files[sessionsFile]!].map((text) =>
    text.split('\n'),
  )
  const lost = before!.filter((line) => !after!.includes(line))
  expect(lost).toEqual([
    expect.stringContaining('Vitrimer epoxies'),
    expect.stringContaining('Rüzgâr Enerjisi Enstitüsü }'),
    expect.stringContaining('Örnek Kompozit A.Ş. }'),
  ])
  const erosionAfter = imported
    .result!.read.data.sessions!.flatMap(({ talks: own }) => own)
    .find(({ id }) => id?.startsWith('leading-edge'))
  const { authors: people } = erosionAfter!
  expect(people).toMatchObject([
    { name: 'İlker Pruvalı', presents: false, affiliation: { tr: 'Bozdağ Rüzgâr Enerjisi Enstitüsü' } },
    { name: 'Deniz Örnekyazar', presents: true, affiliation: { tr: 'Örnek Kompozit A.Ş.' } },
  ])
})

const at = ['1A', '2027-09-30', 'anadolu', '11:00']

const frab = {
  title: 'Fibres and resins',
  start: '11:00',
  duration: '00:20',
  persons: [{ public_name: 'Ada Example' }, { public_name: 'Max Muster' }],
}

test.each([
  [
    'schedule.json',
    JSON.stringify({
      schedule: { conference: { days: [{ date: '2027-09-30', rooms: { 'Anadolu Hall': [frab] } }] } },
    }),
  ],
  [
    'schedule.xml',
    `<?xml version="1.0"?><schedule><day date="2027-09-30"><room name="Anadolu Hall"><event id="7">
      <title>Fibres and resins</title><start>11:00</start><duration>00:20</duration><room>Anadolu Hall</room>
      <persons><person id="1">Ada Example</person><person id="2">Max Muster</person></persons>
    </event></room></day></schedule>`,
  ],
  [
    'export.json',
    JSON.stringify({
      results: [
        {
          contributions: [
            {
              title: 'Fibres and resins',
              startDate: { date: '2027-09-30', time: '11:00:00' },
              duration: 20,
              room: 'Anadolu Hall',
              speakers: [{ first_name: 'Ada', last_name: 'Example' }, { fullName: 'Max Muster' }],
            },
          ],
        },
      ],
    }),
  ],
  [
    'talks.csv',
    'Title;Presenters;Date;Time;Hall\nFibres and resins;Ada Example & Max Muster;30.09.2027;11.00;Anadolu Hall\n',
  ],
])('%s becomes a session with its talk', (name, text) => {
  expect(talksOf(importFile(emptyEdition, Buffer.from(text), name))).toEqual([
    { at, title: 'Fibres and resins', people: ['Ada Example*', 'Max Muster*'] },
  ])
})

const turkish: Record<string, number> = { ş: 0xfe, ı: 0xfd, ğ: 0xf0, İ: 0xdd }
const windows1254 = (text: string) =>
  Buffer.from([...text].map((letter) => turkish[letter] ?? letter.charCodeAt(0)))

const list =
  'Başlık\tYazarlar\tTarih\tSaat\tSalon\n"Doğal lifler; kısa"\tİlgi Örnekçi\t30.09.2027\t11.00\tAnadolu Salonu\n'

test.each([
  ['UTF-16', Buffer.from(`\ufeff${list}`, 'utf16le')],
  ['Windows-1254', windows1254(list)],
  ['Windows-1254 with semicolons, as Turkish Excel writes it', windows1254(list.replaceAll('\t', ';'))],
])('a list in %s keeps its Turkish letters', (_, bytes) => {
  expect(talksOf(importFile(emptyEdition, bytes, 'liste.csv'))).toEqual([
    { at, title: 'Doğal lifler; kısa', people: ['İlgi Örnekçi*'] },
  ])
})

const refused = (bytes: Uint8Array, name = 'talks.xlsx') => {
  const imported = importFile(sample, bytes, name)
  expect([imported.result, imported.files]).toEqual([undefined, {}])
  return `${writeProblems(imported, 'en')}\n${writeProblems(imported, 'tr')}`
}

test.each([
  ['damaged', Buffer.from('PK\x03\x04 and nothing else'), /damaged[^]*bozuk/],
  ['with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /password[^]*parola/],
  ['with macros', zipSync({ 'xl/vbaProject.bin': new Uint8Array(9) }), /macros[^]*makro/],
  ['a zip bomb', zipSync({ 'xl/sheet.xml': new Uint8Array(60_000_000) }), /48 MB[^]*48 MB/],
  ['a damaged schedule', Buffer.from('{ "schedule": '), /damaged[^]*bozuk/],
  ['nothing known', Buffer.from('Apfel,Birne\n1,2\n'), /mapping\.yaml|mapping file[^]*eşleme/],
])('a file that is %s is refused in a sentence', (_, bytes, sentence) => {
  expect(refused(bytes, String(bytes).startsWith('Apfel') ? 'fruit.csv' : 'talks.xlsx')).toMatch(sentence)
})

test('what is wrong is reported at its cell, below ten thousand empty rows too', async () => {
  const heads = ['Title', 'Presenters', 'Date', 'Time', 'Hall']
  const withRows = async (...rows: CellValue[][]) => refused(await workbookWith({ Talks: [heads, ...rows] }))
  const talk = (date: string, time: CellValue) => ['A title', 'Ada Example', date, time, 'Anadolu Hall']
  const empty = Array.from({ length: 10_000 }, () => [null])
  expect(await withRows(...empty, talk('31.12.1899', '11:00'))).toMatch(
    /Talks C10002 {2}ERROR\n.*since 1900[^]*C10002 {2}HATA/,
  )
  expect(await withRows(talk('30.09.2027', '25:99'))).toMatch(/Talks D2 {2}ERROR/)
  // 9.30 that Excel took for a number may be half past nine or something else.
  expect(await withRows(talk('02.10.2025', 9.3))).toMatch(/Talks D2 {2}ERROR\n.*“9.3” is not a time/)
})

test('where headings do not say, a mapping file does', async () => {
  const list = {
    Liste: [
      ['Title', 'title', 'Presenters', 'Wann', 'Date', 'Hall'],
      ['Fibres', 'Old title', 'Ada Example', '11:00', '30.09.2027', 'Anadolu Hall'],
    ],
  }
  expect(said(await from(list))).toContain('“Title” and “title” may mean the same')
  const mapping = stringify({ Liste: 'Talks', Title: 'title', title: null, Wann: 'start' })
  const imported = await from(list, mapping)
  expect(talksOf(imported)).toEqual([{ at, title: 'Fibres', people: ['Ada Example*'] }])
  expect(writeTaken(imported.taken, 'en')).toMatch(/D “Wann” → Start\n[^]*\n {4}not taken: title$/)
  expect(said(await from(list, mapping.replace('Talks', 'Talk')))).toContain('Did you mean “Talks”?')
})
