// What a secretary's files become. The workbooks are made by another library than the one that reads them.
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { emptyEdition } from '../../tests/setup/next-edition'
import { editionWith, readEdition, type Edition } from '../read'
import { importFile, type Imported } from './import-file'
import { writeChanges, writeProblems } from './told'

type Talk = { hour: string; hall: string; title: string; authors: string; institution?: string }

const clock = (hour: string) => (Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))) / (24 * 60)

/** A programme as a committee keeps it: a title above, a merged row for each day, hours as numbers. */
async function programme(days: Record<string, Talk[]>): Promise<Uint8Array> {
  const rows: CellValue[][] = [
    ['7. Kompozit Sempozyumu Bilimsel Programı'],
    [],
    ['Saat', 'Salon', 'Bildirinin Adı', 'Yazarlar', 'Kurum', 'E-posta'],
  ]
  const merged = [0]
  for (const [day, talks] of Object.entries(days)) {
    merged.push(rows.push([day]) - 1)
    for (const { hour, hall, title, authors, institution = '' } of talks)
      rows.push([clock(hour), hall, title, authors, institution, 'ornek@example.org'])
  }
  const merges = merged.map((row) => ({ startRow: row, endRow: row, startCol: 0, endCol: 5 }))
  return writeXlsx({ sheets: [{ name: 'Bildiri Programı', rows, merges }] })
}

const talk = (hour: string, hall: string, title: string, authors: string, institution?: string): Talk => ({
  hour,
  hall,
  title,
  authors,
  ...(institution ? { institution } : {}),
})

const first = {
  '1. GÜN – 30 Eylül 2027 Perşembe': [
    talk(
      '13:30',
      'Anadolu Salonu',
      'Rüzgâr kanatlarında yorulma',
      'Ayşe Örnek, Ali Deneme',
      'Örnek Üniversitesi',
    ),
    talk('13:50', 'Anadolu Salonu', 'Bazalt elyafın geri kazanımı', 'Veli Sınama'),
    talk(
      '14:10',
      'Anadolu Salonu',
      'Reçinede kürlenme izlemi',
      'Can Taslak¹, Ece Numune²',
      '¹ Örnek Üniversitesi; ² Deneme A.Ş.',
    ),
    talk('14:30', 'Anadolu Salonu', 'Kahve arası', ''),
    talk('14:50', 'Anadolu Salonu', 'Sandviç panellerde darbe', 'Lale Kurgu'),
    talk('15:10', 'Anadolu Salonu', 'Karbon elyafın yüzey işlemi', 'Mert Hayali'),
  ],
  '2. GÜN – 1 Ekim 2027 Cuma': [
    talk('09:00', 'Akdeniz Salonu', 'Vitrimer matrisler', 'Nil Uydurma'),
    talk('09:30', 'Akdeniz Salonu', 'Doğal lifli tabakalar', 'Oya Sözde'),
    talk('10:00', 'Akdeniz Salonu', 'Dijital ikiz ile üretim', 'Rıza Farazi'),
  ],
}

const filled = ({ files }: Imported, edition: Edition) => editionWith(edition, files)
const told = (imported: Imported) => writeProblems(imported, 'tr')

const secretary = async (edition: Edition, days: typeof first) =>
  importFile(edition, await programme(days), 'program.xlsx')

test('a programme with Turkish headings fills an empty edition', async () => {
  const imported = await secretary(emptyEdition, first)
  expect(told(imported)).toBe('')
  const { sessions = [] } = imported.result!.read.data
  const talks = sessions.filter(({ talks }) => talks.length > 0)
  expect(talks.map(({ code, date, start, hall, talks }) => [code, date, start, hall, talks.length])).toEqual([
    ['1A', '2027-09-30', '13:30', 'anadolu', 3],
    ['1A2', '2027-09-30', '14:50', 'anadolu', 2],
    ['2B', '2027-10-01', '09:00', 'akdeniz', 3],
  ])
  expect(talks[0]!.talks[0]!.authors).toMatchObject([
    { name: 'Ayşe Örnek', affiliation: 'Örnek Üniversitesi' },
    { name: 'Ali Deneme', affiliation: 'Örnek Üniversitesi' },
  ])
  expect(talks[0]!.talks[2]!.authors.map(({ affiliation }) => affiliation)).toEqual([
    'Örnek Üniversitesi',
    'Deneme A.Ş.',
  ])
  expect(sessions.find(({ code }) => code === 'coffee-1')).toMatchObject({ start: '14:30', end: '14:50' })
})

test('only what changed in the sheet is told, and everything keeps its identity', async () => {
  const before = filled(await secretary(emptyEdition, first), emptyEdition)
  expect((await secretary(before, first)).files).toEqual({})
  const [thursday, friday] = Object.values(first).map((talks) => [...talks]) as [Talk[], Talk[]]
  const move = (talks: Talk[], index: number, to: Partial<Talk>) =>
    (talks[index] = { ...talks[index]!, ...to })
  // Two titles are corrected, three talks move, and one is withdrawn.
  move(thursday, 0, { title: 'Rüzgâr türbini kanatlarında yorulma' })
  move(friday, 1, { title: 'Doğal lifli laminatlar' })
  move(thursday, 1, { hour: '15:50' })
  move(friday, 2, { hour: '11:00' })
  friday.push({ ...thursday.pop()!, hour: '11:30', hall: 'Akdeniz Salonu' })
  thursday.splice(2, 1)
  const days = { '1. GÜN – 30 Eylül 2027 Perşembe': thursday, '2. GÜN – 1 Ekim 2027 Cuma': friday }
  const after = await secretary(before, days)
  expect(told(after)).toBe('')
  expect(writeChanges(readEdition(before), after.result!.read, 'tr').split('\n').sort()).toEqual([
    '- Yeni başlık: “Doğal lifli laminatlar” (önceki: “Doğal lifli tabakalar”).',
    '- Yeni başlık: “Rüzgâr türbini kanatlarında yorulma” (önceki: “Rüzgâr kanatlarında yorulma”).',
    '- “Bazalt elyafın geri kazanımı”: 30 Eylül, 15:50, Anadolu Salonu (önceki: 30 Eylül, 13:50, Anadolu Salonu).',
    '- “Dijital ikiz ile üretim”: 1 Ekim, 11:00, Akdeniz Salonu (önceki: 1 Ekim, 10:00, Akdeniz Salonu).',
    '- “Karbon elyafın yüzey işlemi”: 1 Ekim, 11:30, Akdeniz Salonu (önceki: 30 Eylül, 15:10, Anadolu Salonu).',
    '- “Reçinede kürlenme izlemi” iptal edildi.',
  ])
  const ids = ({ sessions = [] }: ReturnType<typeof readEdition>['data']) =>
    sessions.flatMap(({ talks }) => talks.map(({ id }) => id)).sort()
  const stayed = ids(readEdition(before).data).filter((id) => !id?.startsWith('recinede'))
  expect(ids(after.result!.read.data)).toEqual(stayed)
})

test('a sheet for each day and one for the posters', async () => {
  const talks = (day: string) => ({
    name: day,
    rows: [
      ['Time', 'Title', 'Presenter', 'Room'],
      ['11:00–11:20', `A talk of ${day}`, 'Ada Example', 'Anadolu Hall'],
    ],
  })
  const posters = {
    name: 'Posterler',
    rows: [
      ['No', 'Poster adı', 'Yazarlar', 'Kurum', 'Tema'],
      [
        1,
        'Keten lifleri',
        'Ada Örnek\nCan Taslak',
        'Örnek Üniversitesi\nDeneme A.Ş.',
        'Doğal lifler ve biyobazlı malzemeler',
      ],
    ],
  }
  const bytes = await writeXlsx({ sheets: [talks('30.09.2027'), talks('01.10.2027'), posters] })
  const imported = importFile(emptyEdition, bytes, 'program.xlsx')
  expect(told(imported)).toBe('')
  const { sessions = [], posters: made } = imported.result!.read.data
  expect(sessions.filter(({ talks: own }) => own.length > 0).map(({ code, date }) => [code, date])).toEqual([
    ['1A', '2027-09-30'],
    ['2A', '2027-10-01'],
  ])
  expect(made).toMatchObject([
    {
      number: 1,
      title: 'Keten lifleri',
      theme: 'natural-fibres',
      authors: [{ affiliation: 'Örnek Üniversitesi' }, { affiliation: 'Deneme A.Ş.' }],
    },
  ])
})
