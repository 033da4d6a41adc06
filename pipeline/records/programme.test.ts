import { sampleData } from '../outputs/programme/editions-to-test'
import { programmeOf } from './programme'

test('a talk that runs past midnight ends at an instant of the next day', () => {
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
  expect(session?.talks[0]?.endsAt).toBe(session?.endsAt)
})
