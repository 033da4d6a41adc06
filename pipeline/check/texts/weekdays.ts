// Days that texts name with their weekday: “Friday, 2 October 2025” was a Thursday.
import { fold } from '../../read/fold'
import { anyMonth, monthNumber } from '../../read/months'
import { inBoth } from '../../records/localise'
import { warning } from '../findings'
import type { TextFinding } from './every-text'

/** 1 January 2023 was a Sunday. */
const names = inBoth((language) =>
  Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
  ),
)

// Cumartesi begins with Cuma, Pazartesi with Pazar.
const weekday = `(?<weekday>${[...names.en, ...names.tr].toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.?'
const month = `(?<month>${anyMonth})`
const year = ',?\\s+(?<year>\\d{4})'

/** Friday, 2 October 2025; Friday, October 2, 2025; 2 October 2025 (Friday); 2 Ekim 2025 Cuma; 2 Ekim 2025, Cuma. */
const patterns = [
  `${weekday},?\\s+(?:the\\s+)?${day}\\s+(?:of\\s+)?${month}${year}`,
  `${weekday},?\\s+${month}\\s+${day}${year}`,
  `(?<!\\d)${day}\\s+${month}${year}(?:,?\\s+|\\s+\\()${weekday}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'iu'))

/** A date whose weekday is another. */
export function wrongWeekday(text: string): TextFinding | undefined {
  const match = patterns.map((pattern) => pattern.exec(text)).find(Boolean)
  const groups = match?.groups
  const ofMonth = monthNumber(groups?.month ?? '')
  if (!groups || ofMonth === undefined) return undefined
  const right = new Date(Date.UTC(Number(groups.year), ofMonth - 1, Number(groups.day))).getUTCDay()
  const written = fold(groups.weekday!)
  if ([names.en[right], names.tr[right]].some((name) => fold(name!) === written)) return undefined
  return {
    ...warning(
      `That day is a ${names.en[right]}: “${match[0]}”.`,
      `Bu tarih ${names.tr[right]!.toLocaleLowerCase('tr')} gününe denk geliyor: “${match[0]}”.`,
      'Correct the weekday or the date.',
      'Günü ya da tarihi düzeltin.',
    ),
    found: match[0],
  }
}
