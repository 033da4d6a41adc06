// Finds the entries of a reader’s own programme that overlap in time.
import type { Entry } from './entries'

/** A session does not clash with its own talks, nor posters with each other. */
const together = (a: Entry, b: Entry) => a.session === b.session

function overlap(a: Entry, b: Entry): boolean {
  if (!a.time || !b.time || together(a, b)) return false
  return a.time.startsAt < b.time.endsAt && b.time.startsAt < a.time.endsAt
}

/** Codes of the entries that overlap with another of the list. Back to back is no clash. */
export const clashing = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.filter((a) => entries.some((b) => a !== b && overlap(a, b))).map(({ code }) => code))
