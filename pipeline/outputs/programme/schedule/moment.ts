// Times of the programme, written as instants such as 2025-10-02T13:30:00+03:00.

/** Milliseconds since the epoch. */
export function timestamp(instant: string): number {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) throw new Error(`“${instant}” is no instant.`)
  return time
}

/** The same instant in UTC: 2025-10-02T10:30:00.000Z. */
export const utc = (instant: string) => new Date(timestamp(instant)).toISOString()

/** Whole minutes between two instants. */
export const minutesBetween = (start: string, end: string) => (timestamp(end) - timestamp(start)) / 60_000
