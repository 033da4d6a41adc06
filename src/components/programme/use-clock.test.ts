import { istanbulInstant } from './use-clock'

test('the test clock is set in Istanbul time, wherever the reader is', () => {
  expect(istanbulInstant('2025-10-03T11:05')).toBe(Date.UTC(2025, 9, 3, 8, 5))
})

test.each(['', 'yesterday', '2025-13-03T11:05', '2025-10-03'])('“%s” does not set the test clock', (wall) => {
  expect(istanbulInstant(wall)).toBeNull()
})
