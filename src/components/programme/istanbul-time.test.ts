import { instantOn, istanbulInstant, istanbulTime } from './istanbul-time'

test('times are those of Istanbul, wherever the reader is', () => {
  expect(istanbulInstant('2025-10-03T11:05')).toBe(Date.UTC(2025, 9, 3, 8, 5))
  expect(istanbulTime(Date.UTC(2025, 9, 3, 8, 5))).toBe('11:05')
  expect(istanbulTime(Date.UTC(2025, 9, 3, 22, 0))).toBe('01:00')
})

test.each(['', 'yesterday', '2025-13-03T11:05', '2025-10-03'])('“%s” is no test clock', (wall) => {
  expect(istanbulInstant(wall)).toBeNull()
})

test('an hour past 24 is one of the next day', () => {
  expect(instantOn('2025-10-03', '11:05')).toBe(istanbulInstant('2025-10-03T11:05'))
  expect(instantOn('2025-10-03', '24:30')).toBe(istanbulInstant('2025-10-04T00:30'))
})
