import { entriesOf } from './entries'
import { rowsOf } from './rows'
import { sampleProgramme } from './sample-programme'

const [friday] = sampleProgramme.days
const dinner = { ...friday!.sessions[0]!, code: 'dinner', hall: 'anadolu', start: '20:00', end: '00:30' }
const concert = { ...dinner, code: 'concert', hall: 'akdeniz', start: '21:00', end: '22:00' }
const night = { ...sampleProgramme, days: [{ ...friday!, sessions: [dinner, concert] }] }

test('a dinner past midnight ends on the next day', () => {
  const { time } = entriesOf(night).find(({ code }) => code === 'dinner')!
  expect(time).toMatchObject({ start: '20:00', end: '00:30', date: '2025-10-03' })
  expect(new Date(time!.endsAt).toISOString()).toBe('2025-10-03T21:30:00.000Z')
})

test('what happens during a dinner past midnight is in the same row', () => {
  expect(rowsOf(night.days[0]!.sessions)).toHaveLength(1)
})

test('a talk after midnight is listed under the day of its session but dated the next', () => {
  const talk = { ...friday!.sessions[1]!.talks[0]!, code: 'late', start: '00:10', end: '00:30' }
  const days = [{ ...friday!, sessions: [{ ...dinner, talks: [talk] }] }]
  const { time } = entriesOf({ ...sampleProgramme, days }).find(({ code }) => code === 'late')!
  expect(time).toMatchObject({ date: '2025-10-03', day: '4 October', start: '00:10' })
})
