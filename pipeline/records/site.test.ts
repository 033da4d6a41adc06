import type { EditionData } from '../schemas'
import { closedAfter } from './site'

const site = { starts: '2025-10-02', ends: '2025-10-04', timeZone: 'Europe/Istanbul' }

test.each([
  ['2025-09-20', undefined, '2025-09-21T00:00:00+03:00'],
  ['2025-10-20', undefined, '2025-10-05T00:00:00+03:00'],
  [undefined, 'online', '2025-10-05T00:00:00+03:00'],
  [undefined, 'postponed', undefined],
  ['2025-09-20', 'cancelled', '1970-01-01T00:00:00.000Z'],
])('until %s: closed from the night after at the latest, if the symposium is %s', (lastDay, status, from) => {
  const edition = { site: { ...site, status } } as EditionData
  expect(closedAfter(lastDay, edition)).toBe(from)
})
