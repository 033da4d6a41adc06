import { sample, sampleData } from '../../tests/setup/editions'
import { programmeOf } from './programme'

test('a talk that runs past midnight ends on the next day', () => {
  const data = sampleData()
  const [talk] = data.sessions.flatMap(({ talks }) => talks)
  const late = {
    ...data.sessions[0]!,
    end: undefined,
    date: '2025-10-04',
    start: '23:30',
    talks: [{ ...talk!, minutes: 60 }],
  }
  const { days } = programmeOf(sample({ sessions: [late] }), 'en')
  const session = days.flatMap(({ sessions }) => sessions)[0]
  expect(session?.startsAt).toBe('2025-10-04T23:30:00+03:00')
  expect(session?.endsAt).toBe('2025-10-05T00:30:00+03:00')
  expect(session?.end).toBe('00:30')
  expect(session?.talks[0]?.endsAt).toBe(session?.endsAt)
})

test('a dinner that ends at half past midnight ends on the next day', () => {
  const data = sampleData()
  const dinner = { ...data.sessions[0]!, date: '2025-10-03', start: '20:00', end: '00:30', talks: [] }
  const { days } = programmeOf(sample({ sessions: [dinner] }), 'en')
  expect(days.flatMap(({ sessions }) => sessions)).toMatchObject([
    { start: '20:00', end: '00:30', endsAt: '2025-10-04T00:30:00+03:00' },
  ])
})

test('a talk after midnight is listed under the day of its session but dated the next', () => {
  const data = sampleData()
  const [talk] = data.sessions.flatMap(({ talks }) => talks)
  const night = { ...data.sessions[0]!, date: '2025-10-03', start: '22:00', end: '01:00' }
  const sessions = [{ ...night, talks: [{ ...talk!, start: '00:10' }] }]
  const found = programmeOf(sample({ sessions }), 'en').days.flatMap((day) => day.sessions)
  expect(found).toMatchObject([
    { date: '2025-10-03', day: '3 October', talks: [{ start: '00:10', day: '4 October' }] },
  ])
})

test('a title in one language only says which, if that is not the reader’s', () => {
  const data = sampleData()
  const [one] = data.posters
  const posters = [
    { ...one!, number: 1, language: 'tr' as const, title: 'Doymamış polyester' },
    {
      ...one!,
      number: 2,
      language: 'tr' as const,
      title: { en: 'Unsaturated polyester', tr: 'Doymamış polyester' },
    },
    { ...one!, number: 3, language: undefined, title: 'Aramid' },
  ]
  const languages = (language: 'en' | 'tr') =>
    programmeOf(sample({ posters }), language).posters.map(({ titleLanguage }) => titleLanguage)
  expect(languages('en')).toEqual(['tr', undefined, undefined])
  expect(languages('tr')).toEqual([undefined, undefined, undefined])
})

test('a title written once may be in another language than the talk', () => {
  const [one] = sampleData().posters
  const read = sample({ posters: [{ ...one, title: 'Aramid', language: 'en', titleLanguage: 'tr' }] })
  expect(programmeOf(read, 'en').posters[0]).toMatchObject({ language: 'en', titleLanguage: 'tr' })
  expect(programmeOf(read, 'tr').posters[0]!.titleLanguage).toBeUndefined()
})

describe('authors', () => {
  const university = { en: 'Örnek University', tr: 'Örnek Üniversitesi' }
  const posterBy = (people: object, language: 'en' | 'tr' = 'en') => {
    const { authors: _, presenters: __, ...poster } = sampleData().posters[0]!
    return programmeOf(sample({ posters: [{ ...poster, ...people }] }), language).posters[0]!
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
  const [one] = sampleData().posters
  const later = {
    slides: '/documents/slides.pdf',
    video: 'https://example.org/v',
    doi: 'https://doi.org/10.1234/ab',
  }
  expect(programmeOf(sample({ posters: [{ ...one, ...later }] }), 'en').posters[0]!.links).toEqual([
    { kind: 'slides', href: '/documents/slides.pdf' },
    { kind: 'video', href: 'https://example.org/v' },
    { kind: 'doi', href: 'https://doi.org/10.1234/ab' },
  ])
})
