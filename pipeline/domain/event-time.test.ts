import { dayAt, instantOn, timeAt, writtenInstant } from './event-time'
import { clockOfEdition, offsetsDuring } from './time-zone'

const izmir = { timeZone: 'Europe/Istanbul', starts: '2025-10-02', ends: '2025-10-04' }
const dublin = { timeZone: 'Europe/Dublin', starts: '2026-10-24', ends: '2026-10-26' }
const [inIzmir, inDublin] = [clockOfEdition(izmir), clockOfEdition(dublin)]
const inStJohns = clockOfEdition({ ...dublin, timeZone: 'America/St_Johns' })

test('a clock is the list of its changes: one where it is never changed, those around the edition elsewhere', () => {
  expect(inIzmir.map(({ minutes }) => minutes)).toEqual([180])
  expect(inDublin).toContainEqual({ from: '2026-10-25T01:00:00.000Z', minutes: 0 })
  expect(inDublin.map(({ minutes }) => minutes)).toEqual([0, 60, 0, 60, 0, 60, 0])
})

test('times are those of the city, wherever the reader is', () => {
  expect(instantOn(inIzmir, '2025-10-03', '11:05')).toBe(Date.UTC(2025, 9, 3, 8, 5))
  expect(timeAt(inIzmir, Date.UTC(2025, 9, 3, 8, 5))).toBe('11:05')
  expect(timeAt(inIzmir, Date.UTC(2025, 9, 3, 22, 0))).toBe('01:00')
  expect(timeAt(inStJohns, Date.UTC(2026, 6, 1, 12, 0))).toBe('09:30')
})

test('a day of the city ends at its midnight', () => {
  expect(dayAt(inIzmir, Date.parse('2025-06-06T20:59:59Z'))).toBe('2025-06-06')
  expect(dayAt(inIzmir, Date.parse('2025-06-06T21:00:00Z'))).toBe('2025-06-07')
  expect(dayAt(inDublin, Date.parse('2026-10-24T23:00:00Z'))).toBe('2026-10-25')
  expect(dayAt(inDublin, Date.parse('2026-10-25T23:30:00Z'))).toBe('2026-10-25')
})

test.each([
  ['that never changes', inIzmir, '2025-10-03', '11:05', '2025-10-03T11:05:00+03:00'],
  ['past midnight', inIzmir, '2025-10-03', '24:10', '2025-10-04T00:10:00+03:00'],
  ['before clocks are put back', inDublin, '2026-10-24', '17:00', '2026-10-24T17:00:00+01:00'],
  ['after it', inDublin, '2026-10-25', '09:00', '2026-10-25T09:00:00+00:00'],
  ['of an evening after which it happens', inDublin, '2026-10-24', '26:30', '2026-10-25T02:30:00+00:00'],
  ['that clocks show twice: the first', inDublin, '2026-10-25', '01:30', '2026-10-25T01:30:00+01:00'],
  ['that clocks leave out: as much later', inDublin, '2026-03-29', '01:30', '2026-03-29T02:30:00+01:00'],
  ['behind UTC by half an hour more', inStJohns, '2026-10-24', '09:00', '2026-10-24T09:00:00-02:30'],
])('an instant says its offset: a time %s', (_what, clock, date, time, written) => {
  expect(writtenInstant(clock, date, time)).toBe(written)
  expect(Date.parse(written)).toBe(instantOn(clock, date, time))
})

test('readers are told every offset that holds during the edition', () => {
  expect(offsetsDuring(izmir)).toBe('UTC+3')
  expect(offsetsDuring(dublin)).toBe('UTC+1, UTC')
  expect(offsetsDuring({ ...dublin, timeZone: 'America/St_Johns' })).toBe('UTC−2:30')
})
