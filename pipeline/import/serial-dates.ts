// Dates and times of day that a spreadsheet keeps as numbers, as texts.

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Up to this year it is a time of day alone: spreadsheets count days from here. */
const FIRST_YEAR = 1900

/** Seconds are rounded to minutes, for a time is a fraction of a day that is never exact. */
const rounded = (date: Date) => new Date(Math.round(date.getTime() / 60_000) * 60_000)

/** 2025-10-02; undefined for a time of day alone. */
export function dayOf(date: Date): string | undefined {
  const at = rounded(date)
  if (at.getUTCFullYear() <= FIRST_YEAR) return undefined
  return `${at.getUTCFullYear()}-${twoDigits(at.getUTCMonth() + 1)}-${twoDigits(at.getUTCDate())}`
}

/** 13:30; undefined for a date at midnight. */
export function clockIn(date: Date): string | undefined {
  const at = rounded(date)
  const isMidnight = at.getUTCHours() + at.getUTCMinutes() === 0
  return isMidnight && dayOf(date)
    ? undefined
    : `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`
}
