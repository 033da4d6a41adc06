// Wall time in the city of the symposium. The build works out how its clocks change (time-zone.ts) and hands that to the site as data:
// asking a phone's browser for a time zone costs a twentieth of a second.

/** From an instant on (ISO 8601), clocks are so many minutes ahead of UTC. */
export type Offset = { readonly from: string; readonly minutes: number }

/** The offsets of a city in order of time, at least one. The first also holds before its instant, the last for ever. */
export type EventClock = readonly Offset[]

const MINUTE = 60_000

/** How far clocks are ahead of UTC at an instant, both in milliseconds. */
function aheadAt(clock: EventClock, instant: number): number {
  const inForce = clock.findLast(({ from }) => Date.parse(from) <= instant) ?? clock[0]
  return (inForce?.minutes ?? 0) * MINUTE
}

/** The date and time that clocks show at an instant (milliseconds), written as if it were UTC. */
const wallOf = (clock: EventClock, instant: number): string =>
  new Date(instant + aheadAt(clock, instant)).toISOString()

/**
 * HH:MM on a day as an instant in milliseconds. Hours past 24 belong to the next day: 24:30 is 00:30. Of a time that clocks show twice,
 * the first is used; one that they leave out is as much later.
 */
export function instantOn(clock: EventClock, date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wall = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE
  const instants = clock.map((offset) => wall - offset.minutes * MINUTE)
  const shown = instants.filter((instant) => instant + aheadAt(clock, instant) === wall)
  // A day before, clocks have not yet been changed.
  return shown.length > 0 ? Math.min(...shown) : wall - aheadAt(clock, wall - 24 * 60 * MINUTE)
}

/** The local time, 08:30, in a written instant such as 2025-10-02T08:30:00+03:00. */
export const timeIn = (instant: string): string => instant.slice(11, 16)

/** An offset as instants have it: +03:00. */
function writtenOffset(minutes: number): string {
  const time = new Date(Math.abs(minutes) * MINUTE).toISOString()
  return `${minutes < 0 ? '-' : '+'}${timeIn(time)}`
}

/** HH:MM on a day, written as an instant with its offset: 2025-10-03T11:05:00+03:00. */
export function writtenInstant(clock: EventClock, date: string, time: string): string {
  const instant = instantOn(clock, date, time)
  return wallOf(clock, instant).replace('.000Z', writtenOffset(aheadAt(clock, instant) / MINUTE))
}

/** HH:MM in the city at an instant in milliseconds. */
export const timeAt = (clock: EventClock, instant: number): string => timeIn(wallOf(clock, instant))

/** The day in the city at an instant in milliseconds (by default now), such as 2025-10-02. */
export const dayAt = (clock: EventClock, instant = Date.now()): string => wallOf(clock, instant).slice(0, 10)

/** How many days one day is after another: 2025-10-04 is 2 days after 2025-10-02. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * MINUTE)

/** The day after a day: 2026-01-01 after 2025-12-31. */
export const dayAfter = (date: string): string => writtenInstant([], date, '24:00').slice(0, 10)
