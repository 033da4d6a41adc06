// Lists as committees and their systems keep them: each is understood, or asked about in one sentence.
import { from, namesIn, said, talksOf } from '../../tests/setup/imported'
import { emptyEdition } from '../../tests/setup/next-edition'
import { editionWith } from '../read'
import { notTaken } from './headings'
import { importFile } from './import-file'

const heads = ['Tarih', 'Saat', 'Bildiri adı', 'Yazarlar', 'Kurumlar']
const names = ['Örnek Üniversitesi', 'Deneme A.Ş.']
const two = '1 Örnek Üniversitesi; 2 Deneme A.Ş.'

const both = ['Ayşe Örnek / Örnek Üniversitesi', 'Can Deneme / Deneme A.Ş.']

test.each([
  ['superscripts', 'Ayşe Örnek¹ ve Can Deneme²', '¹Örnek Üniversitesi\n²Deneme A.Ş.', both],
  ['plain digits', 'Ayşe Örnek1, Can Deneme2', '(1) Örnek Üniversitesi; (2) Deneme A.Ş.', both],
  ['semicolons', 'Ayşe Örnek; Can Deneme', 'Örnek Üniversitesi; Deneme A.Ş.', both],
  ['numbers', 'Ayşe Örnek, Can Deneme* (1,2)', two, ['Ayşe Örnek', `Can Deneme* / ${names.join(' / ')}`]],
  ['and', 'Ayşe Örnek, Can Deneme and Ece Numune', '', ['Ayşe Örnek', 'Can Deneme', 'Ece Numune']],
  ['one institution', 'Ayşe Örnek ve Can Deneme', 'A', ['Ayşe Örnek / A', 'Can Deneme / A']],
  ['surnames first', 'Örnek, Ayşe; Deneme, Can B.', '', ['Ayşe Örnek', 'Can B. Deneme']],
  ['a degree', 'Dr. Ayşe Örnek, Chem. Eng., Can Deneme', '', ['Dr. Ayşe Örnek, Chem. Eng.', 'Can Deneme']],
  ['a firm with digits', 'Ayşe Örnek', '3D Örnek Baskı A.Ş.', ['Ayşe Örnek* / 3D Örnek Baskı A.Ş.']],
])('authors in one cell: %s', async (_, authors, institutions, people) => {
  const rows = [heads, ['30.09.2027', '13.30', 'Keten', authors, institutions]]
  expect(talksOf(await from({ 'Anadolu Salonu': rows }))).toEqual([
    { at: ['1A', '2027-09-30', 'anadolu', '13:30'], title: 'Keten', people },
  ])
})

test.each([
  ['Oturum', 'Oturum adı'],
  ['Oturum kodu', 'Oturum Başlığı'],
  ['session_short', 'session_title'],
])('a column “%s” has the code of the session, and “%s” its title', async (code, title) => {
  const rows = [
    ['Tarih', 'Saat', code, title, 'Bildiri adı', 'Yazarlar'],
    ['30.09.2027', '13.30', '2B', 'Doğal lifler', 'Keten', 'Ayşe Örnek'],
    ['30.09.2027', '13.50', '2B', '', 'Kenevir', 'Can Deneme'],
    ['30.09.2027', '14.30', '2C', 'Oturum 2C: Cam', 'Cam elyaf', 'Ece Numune'],
  ]
  const imported = await from({ Program: rows })
  expect(said(imported)).toBe('')
  expect(notTaken(imported.taken[0]!.recognised!)).toEqual([])
  const sessions = imported.result!.read.data.sessions!.filter(({ talks }) => talks.length > 0)
  expect(sessions.map((one) => [one.code, one.title, one.talks.length])).toEqual([
    ['2B', 'Doğal lifler', 2],
    ['2C', 'Cam', 1],
  ])
})

test('people whose institutions are not clear are asked about at their cell', async () => {
  const rows = [
    heads,
    ['30.09.2027', '13.30', 'Keten', 'Ayşe Örnek, Can Deneme, Ece Numune', 'Örnek Ü.; Deneme A.Ş.'],
  ]
  expect(said(await from({ 'Anadolu Salonu': rows }))).toMatch(
    /^Anadolu Salonu D2 {2}ERROR\n.*which of the 2 institutions/,
  )
})

test.each([
  ['Çağrılı konuşma', 'invited'],
  ['Çağrılı Konuşmacı', 'invited'],
  ['Davetli konuşma', 'invited'],
  ['Ana konuşma', 'plenary'],
  ['Keynote', 'plenary'],
])('“%s” in a sheet is a talk of the kind %s', async (written, kind) => {
  const rows = [
    ['Tarih', 'Saat', 'Bildiri adı', 'Yazarlar', 'Tür'],
    ['30.09.2027', '13.30', 'Keten', 'Ayşe Örnek', written],
  ]
  const imported = await from({ 'Anadolu Salonu': rows })
  expect(said(imported)).toBe('')
  const sessions = imported.result!.read.data.sessions!
  expect(sessions.flatMap(({ talks }) => talks.map((talk) => talk.kind))).toEqual([kind])
})

test('a list of all authors takes the place of those who present, who stay marked', async () => {
  const talk = (people: string) => ['2 Ekim 2025', '10:00', 'Bir bildiri', people]
  const first = await from({ A: [['Tarih', 'Saat', 'Bildiri adı', 'Sunan'], talk('Ayşe Örnek')] })
  const edition = editionWith(emptyEdition, first.files)
  const all = [['Tarih', 'Saat', 'Bildiri adı', 'Yazarlar'], talk('Ayşe Örnek; Can Deneme')]
  const [entry] = talksOf(await from({ A: all }, undefined, edition))
  expect(entry?.people).toEqual(['Ayşe Örnek*', 'Can Deneme'])
})

test('an export of ConfTool: surnames first, who presents in a column, the time of the session in every row', () => {
  const csv = `paperID,contribution_type,authors,organisations,title,presenting_author,session_short,session_start,session_room
101,Oral,"Örnek, Ayşe (1); Deneme, Can (2)","1: Örnek University, Türkiye; 2: Deneme Inc.",Flax,"Deneme, Can",1A,2027-09-30 13:30,Anadolu Hall
102,Oral,"Numune, Ece (1)",1: Deneme Inc.,Glass,"Numune, Ece",1A,2027-09-30 13:30,Anadolu Hall
`
  const at = ['1A', '2027-09-30', 'anadolu', '13:30']
  const flax = ['Ayşe Örnek / Örnek University, Türkiye', 'Can Deneme* / Deneme Inc.']
  expect(talksOf(importFile(emptyEdition, Buffer.from(csv), 'papers.csv'))).toEqual([
    { at, title: 'Flax', people: flax },
    { at, title: 'Glass', people: ['Ece Numune* / Deneme Inc.'] },
  ])
})

test('an export of EasyChair has no times, which is said once', async () => {
  const rows = [
    ['#', 'Authors', 'Title'],
    [12, 'Ayşe Örnek and Can Deneme', 'Flax'],
    [15, 'Ece Numune', 'Glass'],
  ]
  expect(said(await from({ Accepted: rows }))).toContain('This sheet may list: Talks, Posters')
  const list = (name: string) => `Accepted: ${name}`
  expect(said(await from({ Accepted: rows }, list('Talks')))).toMatch(
    /^Accepted {2}ERROR\n.*when the talks.*\n.*Date/,
  )
  expect(said(await from({ Accepted: rows }, list('Posters')))).toBe('')
})

test('posters with their P-numbers', async () => {
  const rows = [
    ['Poster no', 'Başlık', 'Sunan', 'Yazarlar'],
    ['P12', 'Keten', 'Can Deneme', 'Ayşe Örnek, Can Deneme'],
    ['P-13', 'Cam', '', 'Ece Numune'],
  ]
  const imported = await from({ Posterler: rows })
  expect(said(imported)).toBe('')
  expect(imported.result!.read.data.posters!.map((one) => [one.number, one.title, namesIn(one)])).toEqual([
    [12, 'Keten', ['Ayşe Örnek', 'Can Deneme*']],
    [13, 'Cam', ['Ece Numune*']],
  ])
})

test('two committees side by side', async () => {
  const rows = [
    ['7. Kompozit Sempozyumu'],
    ['Düzenleme Kurulu', null, null, 'Bilimsel Danışma Kurulu'],
    ['Ad Soyad', 'Kurum', null, 'Ad Soyad', 'Kurum'],
    ['Prof. Dr. Ayşe Örnek', 'Örnek Üniversitesi', null, 'Can Deneme', 'Deneme A.Ş.'],
    [null, null, null, 'Ece Numune', 'Numune Enstitüsü'],
  ]
  const imported = await from({ Kurullar: rows })
  expect(said(imported)).toBe('')
  const committees = imported.result!.read.data.committees!.filter(({ key }) =>
    /organizing|scientific/.test(key),
  )
  expect(committees.map(({ key, members }) => [key, ...members.map(({ name }) => name)])).toEqual([
    ['organizing', 'Prof. Dr. Ayşe Örnek'],
    ['scientific-advisory', 'Can Deneme', 'Ece Numune'],
  ])
})

test('of firms that are on one line of the file, each is named at its own row', async () => {
  const rows = [
    ['Kategori', 'Firma'],
    ['Altın', 'Örnek Lif'],
    ['Altın', 'Deneme Reçine'],
  ]
  expect(said(await from({ Sponsorlar: rows }))).toMatch(
    /^Sponsorlar 2 {2}ERROR\n.*örnek_lif\.png[^]*\nSponsorlar 3 {2}ERROR\n.*deneme_reçine\.png/,
  )
})

const day = [
  ['Saat', 'Salon', 'Bildirinin Adı', 'Yazarlar'],
  ['1. GÜN – 30 Eylül 2027 Perşembe'],
  ['13:30', 'Anadolu Salonu', 'Yorulma', 'Ayşe Örnek'],
  ['13:50', 'Anadolu Salonu', 'Bazalt', 'Veli Sınama'],
  ['14:30', 'Anadolu Salonu', 'Kahve arası', ''],
  ['14:50', 'Anadolu Salonu', 'Darbe', 'Lale Kurgu'],
  ['2. GÜN – 1 Ekim 2027 Cuma'],
  ['09:00', 'Akdeniz Salonu', 'Vitrimer', 'Nil Uydurma'],
]

test('talks without sessions are parted by halls and pauses; read again, the sheet changes nothing', async () => {
  const imported = await from({ Program: day })
  expect(talksOf(imported).map(({ at }) => at)).toEqual([
    ['1A', '2027-09-30', 'anadolu', '13:30'],
    ['1A', '2027-09-30', 'anadolu', '13:30'],
    ['1A2', '2027-09-30', 'anadolu', '14:50'],
    ['2B', '2027-10-01', 'akdeniz', '09:00'],
  ])
  const pause = imported.result!.read.data.sessions!.find(({ code }) => code === 'coffee-1')
  expect(pause).toMatchObject({ start: '14:30', end: '14:50', chairs: [] })
  const again = await from({ Program: day }, undefined, editionWith(emptyEdition, imported.files))
  expect([said(again), again.files]).toEqual(['', {}])
})

test('a sheet for each day and one for the posters', async () => {
  const talks = [
    ['Time', 'Title', 'Presenter', 'Room'],
    ['11:00–11:20', 'A talk', 'Ada Example', 'Anadolu Hall'],
  ]
  const posters = [
    ['No', 'Poster adı', 'Yazarlar', 'Kurum', 'Tema'],
    [1, 'Keten', 'Ada Örnek\nCan Taslak', 'Örnek Ü.\nDeneme A.Ş.', 'Doğal lifler ve biyobazlı malzemeler'],
  ]
  const imported = await from({ '30.09.2027': talks, '01.10.2027': talks, Posterler: posters })
  expect(talksOf(imported).map(({ at }) => at.slice(0, 2))).toEqual([
    ['1A', '2027-09-30'],
    ['2A', '2027-10-01'],
  ])
  expect(imported.result!.read.data.posters).toMatchObject([
    {
      number: 1,
      title: 'Keten',
      theme: 'natural-fibres',
      authors: [{ affiliation: 'Örnek Ü.' }, { affiliation: 'Deneme A.Ş.' }],
    },
  ])
})

test('four hundred talks in halls that the edition does not have yet', async () => {
  const letters = 'abcdefghijklmnoprstu'
  const rows = Array.from({ length: 400 }, (_, index) => {
    const [day, hour, hall] = [Math.floor(index / 80), Math.floor(index / 4) % 20, index % 4]
    const minutes = 13 * 60 + 30 + hour * 20
    const time = `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`
    const name = `Ece ${letters[day]}${letters[hour]}${letters[hall]}örnek`
    return [`${20 + day}.10.2027`, time, `Yeni Salon ${hall + 1}`, `${name} üzerine`, name]
  })
  const imported = await from({ Program: [['Tarih', 'Saat', 'Salon', 'Başlık', 'Sunan'], ...rows] })
  const talks = talksOf(imported)
  expect(talks).toHaveLength(400)
  expect(talks.slice(0, 1)).toMatchObject([
    { at: [expect.stringMatching(/^1[A-Z]$/), '2027-10-20', 'yeni-salon-1', '13:30'] },
  ])
})
