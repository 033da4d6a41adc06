// Wall time in Istanbul, which has kept +03:00 all year since 2016. The site reads it as well, and computes it: asking a
// phone's browser for a time zone costs a twentieth of a second.

const MINUTE = 60_000
const AHEAD = 180 * MINUTE

/** What clocks in Istanbul show at an instant, as if it were UTC. */
const wallOf = (instant: number) => new Date(instant + AHEAD).toISOString()

/** HH:MM of a day as an instant in milliseconds. An hour past 24 is one of the next day: 24:30 is 00:30. */
export function instantOn(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE - AHEAD
}

/** HH:MM of a day as an instant with its offset: 2025-10-03T11:05:00+03:00. */
export const writtenInstant = (date: string, time: string) =>
  wallOf(instantOn(date, time)).replace('.000Z', '+03:00')

/** HH:MM at an instant. */
export const istanbulTime = (instant: number) => wallOf(instant).slice(11, 16)

/** The day at an instant, such as 2025-10-02; today unless another one is given. */
export const istanbulDay = (instant = Date.now()) => wallOf(instant).slice(0, 10)

/** The day after a calendar day. */
export const dayAfter = (date: string) => writtenInstant(date, '24:00').slice(0, 10)
