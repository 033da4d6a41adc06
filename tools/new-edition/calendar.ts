// Moves dates to the next edition: to its first day if that is known, otherwise by whole weeks, so that each keeps its day of the
// week.
import { ordinal } from '../../pipeline/read/entries/entry-names'
import { both } from '../../pipeline/read/problem'
import type { Bilingual } from '../../pipeline/schemas/kinds'

const dayMs = 86_400_000

/** Days between an edition and one that is `years` later: whole weeks, so that a Thursday stays a Thursday. */
export const daysBetween = (years: number) => Math.round((years * 365.25) / 7) * 7

/** The date `days` after another; dates are year-month-day. */
export const later = (date: string, days: number) =>
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

/** The number of days by which everything moves, for an edition after one that began on `starts`. */
export function daysUntil(next: Next, starts: string): number {
  if (next.starts) return Math.round((Date.parse(next.starts) - Date.parse(starts)) / dayMs)
  return daysBetween(next.year - Number(starts.slice(0, 4)))
}

/** Most years between two editions; a larger number is probably a typing error. */
const MOST_YEARS = 20

/** Why an edition cannot follow another; undefined if it can. The sample was no edition of the symposium: any number can follow. */
export function refusal(from: Numbers, to: Numbers, isSample = false): Bilingual | undefined {
  if (to.edition <= from.edition && !isSample) {
    return both(
      `This is edition ${from.edition}: the next one must follow it, such as --edition ${from.edition + 1}.`,
      `Bu ${from.edition}. etkinlik: sonraki daha büyük bir sayı olmalı, örneğin --edition ${from.edition + 1}.`,
    )
  }
  const earliest = isSample ? from.year : from.year + 1
  if (to.year < earliest || to.year > from.year + MOST_YEARS) {
    return both(
      `This edition is of ${from.year}: the year of the next one must follow it, such as --year ${from.year + 2}.`,
      `Bu etkinlik ${from.year} yılının: sonrakinin yılı daha ileride olmalı, örneğin --year ${from.year + 2}.`,
    )
  }
  return undefined
}
