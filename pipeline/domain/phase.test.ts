import { phaseOn } from './phase'

const edition = { lastDay: '2025-10-04', registrationUntil: '2025-09-20' }

test.each([
  ['2025-09-20', {}, 'open'],
  ['2025-09-21', {}, 'closed'],
  ['2025-10-04', {}, 'closed'],
  ['2025-10-05', {}, 'over'],
  ['2025-10-04', { registrationUntil: undefined }, 'open'],
  ['2025-09-01', { status: 'cancelled' }, 'closed'],
  ['2026-01-01', { status: 'cancelled' }, 'closed'],
  ['2026-01-01', { status: 'postponed', registrationUntil: null }, 'open'],
  ['2026-01-01', { status: 'online' }, 'over'],
])('on %s, with %j, registration is %s', (today, change, phase) =>
  expect(phaseOn({ ...edition, ...change }, today)).toBe(phase),
)
