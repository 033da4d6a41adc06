// A small programme for the tests, as the page gets it: two halls, a pause, posters.
import { timetableIn } from '../../pipeline/records/programme'
import { sample } from './editions'

const date = '2025-10-03'

const programme = {
  version: 3,
  released: '2025-09-22',
  halls: [
    { key: 'anadolu', name: 'Anadolu Hall' },
    { key: 'akdeniz', name: 'Akdeniz Hall' },
  ],
  themes: [{ key: 'fibres', name: 'Natural fibres' }],
  days: [{ date, title: 'Structures' }],
  posterAwards: {
    date: '2025-10-04',
    prizes: [12_000, 8000, 4000].map((amount) => ({ amount, currency: 'TL' })),
  },
}

const talk = (title: string, name: string, more: object = {}) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  language: 'en',
  presenters: [{ name, affiliation: 'Gediz Valley University' }],
  ...more,
})

const sessions = [
  { code: 'coffee', kind: 'break', title: 'Coffee break', place: 'Foyer', start: '10:50', end: '11:10' },
  {
    code: '6A',
    hall: 'anadolu',
    start: '11:10',
    end: '12:20',
    chairs: ['Prof. Dr. Şakir Burulmaz'],
    talks: [
      talk('Out-of-autoclave structures', 'Dr. Işıl Temsilioğlu', { kind: 'invited' }),
      talk('Buckling of panels', 'Arda Kanatören', { start: '11:50' }),
    ],
  },
  {
    code: '6B',
    hall: 'akdeniz',
    start: '11:10',
    end: '12:10',
    chairs: ['Dr. Kâmil Titreşimgil'],
    talks: [talk('Phased-array ultrasound', 'Eren İbreli'), talk('Woven optical fibres', 'Levent Lodosoğlu')],
  },
  { code: 'lunch', kind: 'lunch', title: 'Lunch', place: 'Foyer', start: '12:30', end: '13:30' },
  { code: 'posters', kind: 'poster', title: 'Poster session', place: 'Foyer', start: '17:30', end: '18:30' },
]

const posters = [1, 2].map((number) => ({
  number,
  title: `Poster ${number}`,
  language: 'en',
  theme: 'fibres',
  presenters: [{ name: `Presenter ${number}` }],
}))

const read = sample({ programme, sessions: sessions.map((session) => ({ ...session, date })), posters })

/** GraphQL has null for what a record leaves out. */
const queried = (record: object): unknown =>
  JSON.parse(JSON.stringify(record, (_, value: unknown) => value ?? null))

export const sampleProgramme = queried({
  ...timetableIn(read, 'en'),
  changes: [
    {
      date: { iso: '2025-09-22', text: '22 September 2025' },
      kind: 'moved',
      item: '6B',
      name: '6B',
      text: 'Now in Akdeniz.',
      target: '6B',
    },
  ],
  withdrawn: ['withdrawn-talk', '6B-3'],
  booklet: false,
}) as Queries.ProgrammeScheduleFragment
