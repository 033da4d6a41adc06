import { istanbulDay } from './istanbul-day'

test('a day begins three hours before that of Greenwich', () => {
  expect(istanbulDay(Date.parse('2025-06-06T20:59:59Z'))).toBe('2025-06-06')
  expect(istanbulDay(Date.parse('2025-06-06T21:00:00Z'))).toBe('2025-06-07')
})
