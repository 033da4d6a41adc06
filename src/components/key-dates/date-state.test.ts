import { dateStates } from './date-state'

const day = (kind: string, iso: string, ends?: string) => ({
  kind,
  date: { iso },
  ends: ends ? { iso: ends } : null,
})

const edition = [
  day('deadline', '2025-06-06'),
  day('announcement', '2025-07-01'),
  day('deadline', '2025-09-15'),
  day('deadline', '2025-09-15'),
  day('event', '2025-10-02', '2025-10-04'),
  day('event', '2025-10-05'),
]

describe('the state of a key date', () => {
  test.each([
    ['2025-06-06', ['next', 'upcoming', 'upcoming', 'upcoming', 'upcoming', 'upcoming']],
    ['2025-06-07', ['closed', 'next', 'upcoming', 'upcoming', 'upcoming', 'upcoming']],
    ['2025-09-15', ['closed', 'past', 'next', 'next', 'upcoming', 'upcoming']],
    ['2025-10-02', ['closed', 'past', 'closed', 'closed', 'underWay', 'next']],
    ['2025-10-04', ['closed', 'past', 'closed', 'closed', 'underWay', 'next']],
    ['2025-10-05', ['closed', 'past', 'closed', 'closed', 'past', 'underWay']],
    ['2026-01-01', ['closed', 'past', 'closed', 'closed', 'past', 'past']],
  ])('on %s', (today, states) => {
    expect(dateStates(edition, today)).toEqual(states)
  })

  test('a deadline of several days is open until the last of them', () => {
    const applications = [day('deadline', '2025-09-01', '2025-09-15'), day('deadline', '2025-09-20')]
    for (const today of ['2025-08-20', '2025-09-10', '2025-09-15'])
      expect(dateStates(applications, today)).toEqual(['next', 'upcoming'])
    expect(dateStates(applications, '2025-09-16')).toEqual(['closed', 'next'])
  })
})
