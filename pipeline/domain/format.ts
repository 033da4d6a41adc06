// How dates, times and amounts are written in each language. Dates are calendar days, never instants.
import type { Language } from './languages'
import { currencyCode } from './formats'

/** The locale that formats each language and is stated in documents. */
export const locales = { en: 'en-GB', tr: 'tr-TR' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times as long as using it. */
function write(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${Object.entries(options).join()}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })
  formats.set(key, format)
  return format.format(new Date(`${iso}T00:00:00Z`))
}

/** 2 October 2025 / 2 Ekim 2025. */
export const writeDate = (iso: string, language: Language): string =>
  write(iso, language, { day: 'numeric', month: 'long', year: 'numeric' })

/** Thursday, 2 October 2025 / 2 Ekim 2025 Perşembe. */
export function writeFullDate(iso: string, language: Language): string {
  const weekday = write(iso, language, { weekday: 'long' })
  const date = writeDate(iso, language)
  return language === 'tr' ? `${date} ${weekday}` : `${weekday}, ${date}`
}

/** 2 October / 2 Ekim. */
export const writeDay = (iso: string, language: Language): string =>
  write(iso, language, { day: 'numeric', month: 'long' })

/** Thu / Per. */
export const writeWeekday = (iso: string, language: Language): string =>
  write(iso, language, { weekday: 'short' })

/** 2–4 October 2025 / 2–4 Ekim 2025; days in different months are each written in full. */
export function writeDates(first: string, last: string, language: Language): string {
  if (first === last) return writeDate(first, language)
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = sameMonth ? String(Number(first.slice(8))) : writeDate(first, language)
  return `${from}${sameMonth ? '–' : ' – '}${writeDate(last, language)}`
}

const free = { en: 'Free of charge', tr: 'Ücretsiz' }

/** The decimals of a currency: two of most, none of the yen. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode(currency) }).resolvedOptions()
    .maximumFractionDigits

/** 12,000 TL / 12.000 TL, 12.50 EUR / 12,50 EUR; 0 is written as free of charge. */
export function writeMoney(amount: number, currency: string, language: Language): string {
  if (amount === 0) return free[language]
  const digits = Number.isInteger(amount) ? 0 : decimalsOf(currency)
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${amount.toLocaleString(locales[language], options)} ${currency}`
}

/** 0.45 km / 0,45 km. */
export const writeDistance = (km: number, language: Language): string =>
  `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(km)} km`

/** 20% / %20. */
export const writePercent = (percent: number, language: Language): string =>
  language === 'tr' ? `%${percent}` : `${percent}%`

/** 17:30–18:30. */
export const writeHours = (start: string, end: string): string => `${start}–${end}`
