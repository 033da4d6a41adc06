// Which entries of somebody’s own programme they cannot both attend.
import type { Entry } from './entries'

/** A session and its own talks belong together; posters hang side by side. */
const together = (a: Entry, b: Entry) => a.session === b.session

function overlap(a: Entry, b: Entry): boolean {
  if (!a.time || !b.time || together(a, b)) return false
  return a.time.startsAt < b.time.endsAt && b.time.startsAt < a.time.endsAt
}

/** Codes of the entries that overlap with another one of the list. Back to back is no clash. */
export const clashing = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.filter((a) => entries.some((b) => a !== b && overlap(a, b))).map(({ code }) => code))
