// Wall time in Istanbul and instants in milliseconds. Turkey has kept +03:00 all year since 2016.

const MINUTE = 60_000
const AHEAD = 3 * 60 * MINUTE

/** `2025-10-03T11:05` as an instant; null where it is no such time. */
export function istanbulInstant(wall: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return null
  const instant = Date.parse(`${wall}:00+03:00`)
  return Number.isNaN(instant) ? null : instant
}

/** HH:MM of a day of the programme, as an instant. An hour past 24 is one of the next day: 24:30 is 00:30. */
export function instantOn(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE - AHEAD
}

/** HH:MM at an instant. */
export const istanbulTime = (instant: number) => new Date(instant + AHEAD).toISOString().slice(11, 16)
