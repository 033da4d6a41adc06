// Instants of the programme: Istanbul wall time with its offset, also past midnight.

const HOUR = 3_600_000

/** Turkey has kept +03:00 all year since 2016. */
const offset = 3 * HOUR

/** Milliseconds since the epoch of an instant such as 2025-10-02T24:10:00+03:00, whose hour may exceed 23. */
export function timestamp(instant: string): number {
  const [, date = '', hours = '', minutes = ''] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2,}):(\d{2}):00\+03:00$/.exec(instant) ?? []
  const time = Date.parse(`${date}T00:00:00Z`) + Number(hours) * HOUR + Number(minutes) * 60_000 - offset
  if (!date || Number.isNaN(time)) throw new Error(`“${instant}” is no instant of Istanbul.`)
  return time
}

/** The same instant written with an hour below 24, the day moved on where it must. */
export const realInstant = (instant: string) =>
  new Date(timestamp(instant) + offset).toISOString().replace('.000Z', '+03:00')

/** In UTC: 2025-10-02T10:30:00.000Z. */
export const utc = (instant: string) => new Date(timestamp(instant)).toISOString()

/** Whole minutes between two instants. */
export const minutesBetween = (start: string, end: string) => (timestamp(end) - timestamp(start)) / 60_000

/** The day after a calendar day. */
export const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10)
