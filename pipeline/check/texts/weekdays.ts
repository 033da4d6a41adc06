// Days that texts name with their weekday: “Friday, 2 October 2025” was a Thursday.
import type { ReadEdition } from '../../read'
import { anyMonth, monthNumber } from '../../read/months'
import { fold } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import { languages, type Language } from '../../schemas/kinds'
import { inEveryText, type Finding } from './every-text'

const names: Record<Language, string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  tr: ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'],
}

const oneOf = (words: string[]) => [...words].sort((a, b) => b.length - a.length).join('|')
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.?'

/** Friday, 2 October 2025; Friday, October 2, 2025; 2 October 2025 (Friday); 2 Ekim 2025 Cuma; 2 Ekim 2025, Cuma. */
const patterns = languages
  .flatMap((language) => {
    const weekday = `(?<weekday>${oneOf(names[language])})(?!\\p{L})`
    return [
      `${weekday},?\\s+(?:the\\s+)?${day}\\s+(?:of\\s+)?(?<month>${anyMonth}),?\\s+(?<year>\\d{4})`,
      `${weekday},?\\s+(?<month>${anyMonth})\\s+${day},?\\s+(?<year>\\d{4})`,
      `(?<!\\d)${day}\\s+(?<month>${anyMonth}),?\\s+(?<year>\\d{4})${language === 'en' ? '\\s+\\(' : ',?\\s+\\(?'}${weekday}`,
    ]
  })
  .map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'iu'))

/** The weekday of a day, from Sunday; undefined where there is no such day. */
function weekdayOf(year: number, month: number, dayOfMonth: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  return date.getUTCMonth() === month - 1 ? date.getUTCDay() : undefined
}

function judge(text: string): Finding | undefined {
  if (!/\d{4}/.test(text)) return undefined
  for (const pattern of patterns) {
    const { 0: found, groups } = pattern.exec(text) ?? {}
    const month = monthNumber(groups?.month ?? '')
    if (found === undefined || !groups || month === undefined) continue
    const language = languages.find((one) => names[one].some((name) => fold(name) === fold(groups.weekday!)))
    const right = weekdayOf(Number(groups.year), month, Number(groups.day))
    const written = language && names[language].findIndex((name) => fold(name) === fold(groups.weekday!))
    if (right === undefined || written === undefined || right === written) continue
    return {
      found,
      message: both(
        `That day is a ${names.en[right]}: “${found}”.`,
        `Bu tarih ${names.tr[right]} gününe denk geliyor: “${found}”.`,
      ),
      advice: both(
        `Write ${names[language!][right]}, or correct the date.`,
        `${names[language!][right]} yazın ya da tarihi düzeltin.`,
      ),
    }
  }
  return undefined
}

/** Weekdays that are not those of their dates. */
export const checkWeekdays = (read: ReadEdition): Problem[] => inEveryText(read, judge)
