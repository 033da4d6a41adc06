import { sample, sampleData } from '../../tests/setup/editions'
import { timetableIn } from './programme'

const { sessions, posters } = sampleData()
const [first] = sessions
const [poster] = posters
const talk = sessions.flatMap(({ talks }) => talks)[0]!

test.each([
  [
    'a talk that runs past midnight ends on the next day, and so does its session',
    { date: '2025-10-04', start: '23:30', end: undefined, talks: [{ ...talk, minutes: 60 }] },
    {
      startsAt: '2025-10-04T23:30:00+03:00',
      end: '00:30',
      endsAt: '2025-10-05T00:30:00+03:00',
      talks: [{ endsAt: '2025-10-05T00:30:00+03:00' }],
    },
  ],
  [
    'a dinner that ends at half past midnight ends on the next day',
    { date: '2025-10-03', start: '20:00', end: '00:30', talks: [] },
    { start: '20:00', end: '00:30', endsAt: '2025-10-04T00:30:00+03:00' },
  ],
  [
    'a talk after midnight is listed under the day of its session but dated the next',
    { date: '2025-10-03', start: '22:00', end: '01:00', talks: [{ ...talk, start: '00:10' }] },
    { date: '2025-10-03', day: '3 October', talks: [{ start: '00:10', day: '4 October' }] },
  ],
])('%s', (_, session, record) => {
  const { days } = timetableIn(sample({ sessions: [{ ...first, ...session }] }), 'en')
  expect(days.flatMap((day) => day.sessions)).toMatchObject([record])
})

test('a talk has 20 minutes, an invited one 30 (specification, section 3)', () => {
  const { days } = timetableIn(sample(), 'en')
  const lengths = days
    .flatMap((day) => day.sessions.flatMap(({ talks }) => talks))
    .map(({ kind, startsAt, endsAt }) => `${kind}: ${(Date.parse(endsAt) - Date.parse(startsAt)) / 60_000}`)
  expect([...new Set(lengths)].sort()).toEqual(['invited: 30', 'plenary: 40', 'talk: 20'])
})

test('a title in one language only says which, if that is not the reader’s; it may be another than the talk’s', () => {
  const titled = (number: number, fields: object) => ({ ...poster!, number, language: 'tr', ...fields })
  const read = sample({
    posters: [
      titled(1, { title: 'Doymamış polyester' }),
      titled(2, { title: { en: 'Unsaturated polyester', tr: 'Doymamış polyester' } }),
      titled(3, { title: 'Aramid', language: undefined }),
      titled(4, { title: 'Aramid', language: 'en', titleLanguage: 'tr' }),
    ],
  })
  const languages = (language: 'en' | 'tr') =>
    timetableIn(read, language).posters.map(({ titleLanguage }) => titleLanguage)
  expect(languages('en')).toEqual(['tr', undefined, undefined, 'tr'])
  expect(languages('tr')).toEqual([undefined, undefined, undefined, undefined])
})

describe('authors', () => {
  const university = { en: 'Örnek University', tr: 'Örnek Üniversitesi' }
  const posterBy = (people: object, language: 'en' | 'tr' = 'en') => {
    const { authors: _, presenters: __, ...nameless } = poster!
    return timetableIn(sample({ posters: [{ ...nameless, ...people }] }), language).posters[0]!
  }

  test('have the numbers of their affiliations, each of which is listed once; presenters are some of them', () => {
    const authors = [
      { name: 'Ayşe Örnek', affiliation: university },
      { name: 'Assoc. Prof. Dr. Ole Eksempel', affiliations: ['Eksempel A/S', university], presents: true },
      { name: 'Can Misal', affiliation: 'Eksempel A/S' },
    ]
    expect(posterBy({ authors }, 'tr')).toMatchObject({
      authors: [
        { name: 'Ayşe Örnek', affiliations: [1], presents: false },
        { name: 'Doç. Dr. Ole Eksempel', affiliations: [2, 1], presents: true },
        { name: 'Can Misal', affiliations: [2], presents: false },
      ],
      affiliations: ['Örnek Üniversitesi', 'Eksempel A/S'],
      presenters: [{ name: 'Doç. Dr. Ole Eksempel', affiliation: 'Eksempel A/S; Örnek Üniversitesi' }],
      coAuthors: ['Ayşe Örnek', 'Can Misal'],
    })
  })

  test('a single one presents; without a mark among several, the presenter is to be announced', () => {
    expect(posterBy({ authors: [{ name: 'Ayşe Örnek' }] })).toMatchObject({
      presenters: [{ name: 'Ayşe Örnek' }],
      coAuthors: [],
    })
    const two = { authors: [{ name: 'Ayşe Örnek' }, { name: 'Can Misal' }] }
    expect(posterBy(two)).toMatchObject({
      presenters: [{ name: 'To be announced' }],
      coAuthors: ['Ayşe Örnek', 'Can Misal'],
    })
    expect(posterBy({}, 'tr')).toMatchObject({ presenters: [{ name: 'Duyurulacak' }], authors: [] })
  })

  test('are those who present where only these are known', () => {
    expect(posterBy({ presenters: [{ name: 'Ayşe Örnek', affiliation: university }] })).toMatchObject({
      authors: [{ name: 'Ayşe Örnek', affiliations: [1], presents: true }],
      affiliations: ['Örnek University'],
      coAuthors: [],
    })
  })
})

test('slides, video and DOI are links; a DOI may be written as its address', () => {
  const later = {
    slides: '/documents/slides.pdf',
    video: 'https://example.org/v',
    doi: 'https://doi.org/10.1234/ab',
  }
  expect(timetableIn(sample({ posters: [{ ...poster, ...later }] }), 'en').posters[0]!.links).toEqual([
    { kind: 'slides', href: '/documents/slides.pdf' },
    { kind: 'video', href: 'https://example.org/v' },
    { kind: 'doi', href: 'https://doi.org/10.1234/ab' },
  ])
})
