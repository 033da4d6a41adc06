// Days that texts name with their weekday: “Friday, 2 October 2025” was a Thursday.
import { fold } from '../../read/fold'
import { anyMonth, monthNumber } from '../../read/months'
import { both } from '../../read/problem'
import { inBoth } from '../../records/localise'
import { languages, type Language } from '../../schemas/kinds'
import type { TextFinding } from './every-text'

/** 1 January 2023 was a Sunday. */
const weekdayNames = (language: Language) =>
  Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
  )

const names = inBoth(weekdayNames)

const anyWeekday = [...names.en, ...names.tr].toSorted((a, b) => b.length - a.length).join('|')
const weekday = `(?<weekday>${anyWeekday})(?!\\p{L})`
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
  const date = new Date(Date.UTC(Number(groups.year), ofMonth - 1, Number(groups.day)))
  const right = date.getUTCDay()
  const isWritten = languages.some((language) => fold(names[language][right]!) === fold(groups.weekday!))
  if (date.getUTCMonth() !== ofMonth - 1 || isWritten) return undefined
  return {
    found: match[0],
    severity: 'warning',
    message: both(
      `That day is a ${names.en[right]}: “${match[0]}”.`,
      `Bu tarih ${names.tr[right]} gününe denk geliyor: “${match[0]}”.`,
    ),
    advice: both('Correct the weekday or the date.', 'Günü ya da tarihi düzeltin.'),
  }
}
