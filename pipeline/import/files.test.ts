// Files of other kinds: our own workbook, .csv, exported schedules, and files that nobody can read.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { asked, from, said, talksOf } from '../../tests/setup/imported'
import { emptyEdition } from '../../tests/setup/next-edition'
import { sample } from '../../tests/content/edition'
import { editionWith, readEdition } from '../read'
import { importFile } from './import-file'
import { writeAsks, writeChanges } from './report'
import { workbookOf } from './workbook'

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
  const imported = await importFile(sample, bytes, `edition.${format}`)
  expect([said(imported), imported.files]).toEqual(['', {}])
}

test('our own workbook, read back unchanged, changes no byte', async () => {
  await changesNothing(await ownWorkbook, 'xlsx')
})

test('in another edition, too, each institution has its own Turkish wording', async () => {
  const { files } = await importFile(emptyEdition, await ownWorkbook, 'edition.xlsx')
  expect(files['content/data/posters.yaml']).toContain('{ en: Kazdağı University, tr: Kazdağı Üniversitesi }')
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
  talks.push(talks.splice(2, 1)[0]!.with(0, '12B'))
  talks[2] = talks[2]!.with(2, 'A title that was corrected')
  rowsOf('Posters').splice(3, 1)
  const heads = talks[0]!.map(String)
  const authors = heads.findIndex((head) => head.startsWith('Authors ·'))
  const erosion = talks.findIndex((row) => /Pruvalı/.test(String(row[authors])))
  talks[erosion] = talks[erosion]!.with(authors, 'İlker Pruvalı (1)\nDeniz Örnekyazar* (2)')
  rowsOf('Members').push(['executive', 'Dr. Ada Example', 'Example University', 'Örnek Üniversitesi'])
  const coffee = rowsOf('Sessions').find((row) => row[0] === 'coffee-1')!
  coffee[9] = '11:05'
  rowsOf('Fees')[1]![3] = '6.500'
  const edited = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
  const imported = await from(edited, sample)
  expect(said(imported)).toBe('')
  const changes = writeChanges(readEdition(sample), imported.result!.read, 'en')
  expect(changes).toMatch(/New title: “A title that was corrected” \(previously: “Vitrimer epoxies/)
  expect(changes).toMatch(
    /“Low-temperature cure.*4 October, 16:20, Akdeniz Hall \(previously: 2 October, 11:10/,
  )
  expect(changes).toContain('“Polydopamine on basalt fibre: adhesion before and after boiling”: Withdrawn')
  expect(changes).toContain('Executive Committee · New (1)\n- Dr. Ada Example')
  expect(changes).toContain('Categories, Fee: 6000 TL → 6500 TL')
  expect(changes).toContain('“Coffee break, 10:50”: End\n')
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
  expect(erosionAfter!.authors).toMatchObject([
    { name: 'İlker Pruvalı', presents: false, affiliation: { tr: 'Bozdağ Rüzgâr Enerjisi Enstitüsü' } },
    { name: 'Deniz Örnekyazar', presents: true, affiliation: { tr: 'Örnek Kompozit A.Ş.' } },
  ])
})

test('universal time is read as the time of the city, wherever it is', async () => {
  const site = emptyEdition.read('content/site.yaml')?.replace('Europe/Istanbul', 'Europe/Lisbon')
  const event = { title: 'Fibres', start: '08:00', duration: '00:20', date: '2027-09-30T08:00:00Z' }
  const days = [{ date: '2027-09-30', rooms: { 'Anadolu Hall': [event] } }]
  const bytes = Buffer.from(JSON.stringify({ schedule: { conference: { days } } }))
  const lisbon = editionWith(emptyEdition, { 'content/site.yaml': site })
  expect(talksOf(await importFile(lisbon, bytes, 'schedule.json'))).toMatchObject([
    { at: ['1A', '2027-09-30', 'anadolu', '09:00'] },
  ])
})

test.each([
  ['damaged', Buffer.from('PK\x03\x04 and nothing else'), /damaged[^]*bozuk/],
  ['with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /password[^]*parola/],
  ['with macros', zipSync({ 'xl/vbaProject.bin': new Uint8Array(9) }), /macros[^]*makro/],
  ['a zip bomb', zipSync({ 'xl/sheet.xml': new Uint8Array(60_000_000) }), /48 MB[^]*48 MB/],
  ['a damaged schedule', Buffer.from('{ "schedule": '), /damaged[^]*bozuk/],
  ['nothing known', Buffer.from('Apfel,Birne\n1,2\n'), /No sheet of this file[^]*liste bulunamadı/],
])('a file that is %s is refused in a sentence', async (_, bytes, sentence) => {
  const name = String(bytes).startsWith('Apfel') ? 'fruit.csv' : 'talks.xlsx'
  const imported = await importFile(sample, bytes, name)
  expect([imported.result, imported.files]).toEqual([undefined, {}])
  expect(`${writeAsks(imported, 'en')}\n${writeAsks(imported, 'tr')}`).toMatch(sentence)
})

test('a wrong cell of our own workbook keeps its whole list out and is reported at its place', async () => {
  const { sheets } = await readXlsx(await workbookOf(readEdition(sample)))
  const edited = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
  const talks = edited['Talks · Bildiriler']!
  talks[1] = talks[1]!.with(0, 'no such session')
  const imported = await from(edited, sample)
  expect(asked(imported)).toContain('owner-unknown')
  expect(said(imported)).toMatch(/Talks · Bildiriler 2: What this row belongs to, “no such session”/)
  expect(imported.files['content/data/sessions.yaml']).toBeUndefined()
})
