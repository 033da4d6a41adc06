// The months' names in both languages, with their usual abbreviations.
import { fold } from './fold'

/** The names of the months in a language, as they are in a date: “15 marca”. */
export function monthsIn(locale: string, month: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric' })
  const partsOf = (index: number) => format.formatToParts(new Date(2025, index, 15))
  return Array.from({ length: 12 }, (_, at) => partsOf(at).find(({ type }) => type === 'month')?.value ?? '')
}

export const englishMonths = monthsIn('en-GB', 'long')

export const turkishMonths = monthsIn('tr', 'long')

const english = ['en-GB', 'en-US'].flatMap((locale) => [monthsIn(locale, 'long'), monthsIn(locale, 'short')])

/** All but the Turkish abbreviations: only where nothing but a date is expected, for `ara` and `may` are words, too. */
const monthNames = [...new Set([...english.flat(), ...turkishMonths])]

/** Any of these names as a part of a pattern, the longest first. */
export const anyMonth = monthNames.toSorted((a, b) => b.length - a.length).join('|')

const numbers = new Map(
  [...english, turkishMonths, monthsIn('tr', 'short')].flatMap((names) =>
    names.map((name, index) => [fold(name), index + 1] as const),
  ),
)

/** Number of a month, from 1, by its name in upper or lower case; undefined for other words. */
export const monthNumber = (name: string): number | undefined => numbers.get(fold(name))
