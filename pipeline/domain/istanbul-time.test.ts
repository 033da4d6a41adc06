import { dayAfter, instantOn, istanbulDay, istanbulTime, writtenInstant } from './istanbul-time'

test('times are Istanbul times, wherever the reader is', () => {
  expect(instantOn('2025-10-03', '11:05')).toBe(Date.UTC(2025, 9, 3, 8, 5))
  expect(istanbulTime(Date.UTC(2025, 9, 3, 8, 5))).toBe('11:05')
  expect(istanbulTime(Date.UTC(2025, 9, 3, 22, 0))).toBe('01:00')
})

test('a day begins three hours earlier than in Greenwich', () => {
  expect(istanbulDay(Date.parse('2025-06-06T20:59:59Z'))).toBe('2025-06-06')
  expect(istanbulDay(Date.parse('2025-06-06T21:00:00Z'))).toBe('2025-06-07')
})

test('an instant is written with its offset', () => {
  expect(writtenInstant('2025-10-03', '11:05')).toBe('2025-10-03T11:05:00+03:00')
  expect(writtenInstant('2025-10-03', '24:10')).toBe('2025-10-04T00:10:00+03:00')
})

test('the day after the last of a year is the first of the next', () => {
  expect(dayAfter('2025-12-31')).toBe('2026-01-01')
})
