// How dates and numbers change from an edition to the next, and which edition can be the next.
import { daysBetween } from '../../pipeline/domain/event-time'
import { sentence } from '../../pipeline/messages/render'
import type { Sentence } from '../../pipeline/messages/diagnostic'

const ordinal = (n: number): string => sentence({ code: 'entry.ordinal', values: { n } }, 'en')

const dayMs = 86_400_000

/** The date `days` after another; dates are year-month-day. */
export const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Renumbers an edition within a text: 6th becomes 7th, “6.” at the beginning becomes “7.”, 2025 becomes 2027. */
export function renumbered(text: string, from: Numbers, to: Numbers): string {
  return text
    .replace(new RegExp(`\\b${ordinal(from.edition)}\\b`, 'g'), ordinal(to.edition))
    .replace(new RegExp(`^${from.edition}\\.(?=\\s)`), `${to.edition}.`)
    .replaceAll(String(from.year), String(to.year))
}

export type Numbers = { edition: number; year: number }

/** What is known of the next edition. Without its first day (year-month-day) its dates are placeholders. */
export type Next = Numbers & { starts?: string }

/** By how many days everything moves after an edition that began on `starts`: whole weeks, unless the new first day is known. */
export function daysUntil(next: Next, starts: string): number {
  if (next.starts) return daysBetween(starts, next.starts)
  // A Thursday stays a Thursday.
  return Math.round(((next.year - Number(starts.slice(0, 4))) * 365.25) / 7) * 7
}

/** Most years between two editions; a larger number is probably a typing error. */
const MOST_YEARS = 20

/** Why an edition cannot follow another; undefined if it can. The sample was not an edition of the symposium: any number can follow. */
export function refusal(from: Numbers, to: Numbers, isSample = false): Sentence | undefined {
  if (to.edition <= from.edition && !isSample) {
    const values = { edition: from.edition, next: from.edition + 1 }
    return { code: 'new-edition.number-too-low', values }
  }
  const earliest = isSample ? from.year : from.year + 1
  const latest = from.year + MOST_YEARS
  if (to.year < earliest || to.year > latest) {
    const values = { year: from.year, earliest, latest, next: from.year + 2 }
    return { code: 'new-edition.year-out-of-range', values }
  }
  return undefined
}
