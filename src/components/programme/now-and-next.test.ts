import { entriesOf } from './entries'
import { nowAndNext } from './now-and-next'
import { clockOfEdition } from '../../../pipeline/domain/time-zone'
import { instantOn } from '../../../pipeline/domain/event-time'
import { rowsIn } from '../../../tests/setup/rows'
import { sampleProgramme } from '../../../tests/setup/sample-programme'

const clock = clockOfEdition({ timeZone: 'Europe/Istanbul', starts: '2025-10-02', ends: '2025-10-04' })

const [friday] = sampleProgramme.days
const posters = friday!.sessions.find(({ code }) => code === 'posters')!
const codesAt = (time: string, more: Partial<typeof posters>[] = []) => {
  const sessions = [...friday!.sessions, ...more.map((fields) => ({ ...posters, ...fields }))]
  const entries = entriesOf({ posters: sampleProgramme.posters, days: [{ ...friday!, sessions }] })
  const [date = '', hour = ''] = time.split('T')
  const at = instantOn(clock, date, hour)
  const { now, next } = nowAndNext(entries, sampleProgramme.halls, clock, at)
  return { now: now.map(({ code }) => code), next: next.map(({ code }) => code) }
}

type Time = { name: string; at: string; now: string[]; next: string[] }

test.each(rowsIn<{ times: Time[] }>('src/components/programme/rows.yaml').times)(
  '$name',
  ({ at, now, next }) => {
    expect(codesAt(at)).toEqual({ now, next })
  },
)

test('two workshops at the same time are both named', () => {
  const workshops = [
    { code: 'W1', placeName: 'Laboratory' },
    { code: 'W2', placeName: 'Library' },
  ]
  expect(codesAt('2025-10-03T15:00', workshops).next).toEqual(['posters', 'W1', 'W2'])
})

test('a session in several halls is what comes next in each of them', () => {
  const at = (start: string) => ({ start, startsAt: `2025-10-03T${start}:00+03:00` })
  const later = [
    { code: 'opening', hall: 'anadolu', moreHalls: ['akdeniz'], ...at('16:00') },
    { code: '9B', hall: 'akdeniz', ...at('17:00') },
  ]
  expect(codesAt('2025-10-03T15:00', later).next).toEqual(['opening'])
})

test('in a programme without sessions, nothing is on', () => {
  expect(nowAndNext([], [], clock, 0)).toEqual({ now: [], next: [] })
})

test('in the hour that clocks show twice, what is on is told by the instant', () => {
  const dublin = clockOfEdition({ timeZone: 'Europe/Dublin', starts: '2026-10-24', ends: '2026-10-25' })
  const date = { ...friday!.date, iso: '2026-10-24' }
  const sessions = [
    { code: 'dance', startsAt: '2026-10-24T22:00:00+01:00', endsAt: '2026-10-25T01:30:00+01:00' },
    { code: 'bus', startsAt: '2026-10-25T01:10:00+00:00', endsAt: '2026-10-25T01:40:00+00:00' },
  ].map((fields) => ({ ...posters, ...fields }))
  const entries = entriesOf({ posters: [], days: [{ ...friday!, date, sessions }] })
  const onAt = (instant: string) =>
    nowAndNext(entries, sampleProgramme.halls, dublin, Date.parse(instant)).now.map(({ code }) => code)
  // Both times, clocks in Dublin show 01:20.
  expect(onAt('2026-10-25T00:20:00Z')).toEqual(['dance'])
  expect(onAt('2026-10-25T01:20:00Z')).toEqual(['bus'])
})
