import { sampleData } from '../outputs/programme/editions-to-test'
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
  const { days } = programmeOf({ ...data, sessions: [late] }, 'en')
  const session = days.flatMap(({ sessions }) => sessions)[0]
  expect(session?.startsAt).toBe('2025-10-04T23:30:00+03:00')
  expect(session?.endsAt).toBe('2025-10-05T00:30:00+03:00')
  expect(session?.end).toBe('00:30')
  expect(session?.talks[0]?.endsAt).toBe(session?.endsAt)
})

test('a dinner that ends at half past midnight ends on the next day', () => {
  const data = sampleData()
  const dinner = { ...data.sessions[0]!, date: '2025-10-03', start: '20:00', end: '00:30', talks: [] }
  const { days } = programmeOf({ ...data, sessions: [dinner] }, 'en')
  expect(days.flatMap(({ sessions }) => sessions)).toMatchObject([
    { start: '20:00', end: '00:30', endsAt: '2025-10-04T00:30:00+03:00' },
  ])
})

test('a talk after midnight is listed under the day of its session but dated the next', () => {
  const data = sampleData()
  const [talk] = data.sessions.flatMap(({ talks }) => talks)
  const night = { ...data.sessions[0]!, date: '2025-10-03', start: '22:00', end: '01:00' }
  const sessions = [{ ...night, talks: [{ ...talk!, start: '00:10' }] }]
  const found = programmeOf({ ...data, sessions }, 'en').days.flatMap((day) => day.sessions)
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
    programmeOf({ ...data, posters }, language).posters.map(({ titleLanguage }) => titleLanguage)
  expect(languages('en')).toEqual(['tr', undefined, undefined])
  expect(languages('tr')).toEqual([undefined, undefined, undefined])
})
