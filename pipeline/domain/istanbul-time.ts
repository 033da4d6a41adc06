// Wall time in Istanbul, which has been +03:00 all year since 2016. It is computed with that offset because the site uses it too,
// and asking a phone's browser for a time zone costs a twentieth of a second.

const MINUTE = 60_000
const AHEAD = 180 * MINUTE

/** The date and time that clocks in Istanbul show at an instant (milliseconds), written as if it were UTC. */
const wallOf = (instant: number) => new Date(instant + AHEAD).toISOString()

/** HH:MM on a day as an instant in milliseconds. Hours past 24 belong to the next day: 24:30 is 00:30. */
export function instantOn(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE - AHEAD
}

/** HH:MM on a day, written as an instant with its offset: 2025-10-03T11:05:00+03:00. */
export const writtenInstant = (date: string, time: string) =>
  wallOf(instantOn(date, time)).replace('.000Z', '+03:00')

/** HH:MM in Istanbul at an instant in milliseconds. */
export const istanbulTime = (instant: number) => wallOf(instant).slice(11, 16)

/** The day in Istanbul at an instant in milliseconds (by default now), such as 2025-10-02. */
export const istanbulDay = (instant = Date.now()) => wallOf(instant).slice(0, 10)

export const dayAfter = (date: string) => writtenInstant(date, '24:00').slice(0, 10)
