// What the dates of an edition say about a day. The build writes it into the pages; the site looks again, since days pass between builds.

export type Phase = 'open' | 'closed' | 'over'

type Edition = {
  readonly status?: string | null | undefined
  /** Last day of the symposium, year-month-day. */
  readonly lastDay: string
  /** Last day of registration, year-month-day; without one, registration stays open until the symposium is over. */
  readonly registrationUntil?: string | null | undefined
}

/** Whether registration is open, or closed, or the symposium over. The days of a postponed symposium no longer hold. */
export function phaseOn({ status, lastDay, registrationUntil }: Edition, today: string): Phase {
  if (status === 'cancelled') return 'closed'
  if (status !== 'postponed' && lastDay < today) return 'over'
  return registrationUntil && registrationUntil < today ? 'closed' : 'open'
}
