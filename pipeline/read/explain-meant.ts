// Guesses what was meant where a value is nearly right: 02.10.2025, 9.30, "6.000 TL", evet.
import { invisible, kinds, type KindName } from '../schemas/kinds'
import { currencies } from '../schemas/money'
import { currencyBeside } from './choice-words'
import { fold } from './fold'
import { monthNumber } from './months'

/** What stands there and what it should be. */
export type Meant = {
  from: string
  to: string
  /** Quotation marks around it go. */
  unquoted?: boolean
  /** The currency written beside a number, so that a correction never changes the currency of an amount. */
  currency?: string
}

const isoDate = (year: string, month: string, day: string) => {
  const to = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return kinds.date.accepts(to) ? to : undefined
}

/** A day that a spreadsheet has made a number of: 45932 counts from 30 December 1899. */
function spreadsheetDate(value: string): string | undefined {
  if (!/^4[0-9]{4}$/.test(value)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + Number(value) * 86_400_000).toISOString().slice(0, 10)
}

/**
 * 02.10.2025 is meant as the day of the month first, as in Türkiye; 2 Ekim 2025 and 2025-10-2 are clear. 10/02/2025 may be
 * either, so nothing is guessed.
 */
function date(value: string): string | undefined {
  const dayFirst = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(value)
  if (dayFirst) {
    const [, day = '', sign, month = '', year = ''] = dayFirst
    return sign === '/' && Number(day) <= 12 && day !== month ? undefined : isoDate(year, month, day)
  }
  const yearFirst = /^(\d{4})[./\-–—](\d{1,2})[./\-–—](\d{1,2})(?:T[\d:.Z+]*)?$/.exec(value)
  if (yearFirst) return isoDate(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!)
  const together = /^(\d{4})(\d{2})(\d{2})$/.exec(value)
  if (together) return isoDate(together[1]!, together[2]!, together[3]!)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[. -]+(\p{L}+)[., -]+(\d{4})(?:,? \p{L}+)?$/u.exec(value) ?? []
  const [, english = '', ofMonth = '', inYear = ''] =
    /^(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})$/u.exec(value) ?? []
  const number = monthNumber(month || english)
  return number ? isoDate(year || inYear, String(number), day || ofMonth) : spreadsheetDate(value)
}

/**
 * 9.30, 9:30, 9h30, 0930 and saat 9.30 are meant as 09:30, 1:30 pm as 13:30, 24:00 as 00:00; of 9.30 YAML leaves 9.3.
 */
function time(value: string): string | undefined {
  const [, hours, minutes, tenth, half] =
    /^(?:saat )?(\d{1,2}?)(?:[.:：h] ?)?(?:(\d{2})(?::00)?|(?<=\.)(\d))(?: ?([ap])\.?m\.?)?$/i.exec(value) ??
    []
  if (hours === undefined || Number(hours) > (half?.toLowerCase() === 'a' ? 12 : 24)) return undefined
  const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  const to = `${String(hour).padStart(2, '0')}:${minutes ?? `${tenth!}0`}`
  return kinds.time.accepts(to) ? to : undefined
}

/** 0232 000 00 00 is meant as +90 232 …; brackets and hyphens go, and (0). What follows “ / ”, “ - ” or “-03” is a second number. */
function phone(value: string): string | undefined {
  if (/\d[-–]\d{1,2}$/.test(value) && /^\+?[\d ()]+[-–]\d+$/.test(value)) return undefined
  const digits = value
    .replace(/\(0\)\s*/, '')
    .replace(/^(\(?0\d{3}\)?)\s?[/-]\s?/, '$1 ')
    .replace(/(?<!\s)-(?!\s)|[().]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const to = digits
    .replace(/^00/, '+')
    .replace(/^0 ?(?=\d)/, '+90 ')
    .replace(/^\+90 ?0(?=\d{3})/, '+90 ')
    .replace(/^90(?=\d{10}$)/, '+90')
    .replace(/^\+90 ?(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4')
  return kinds.phone.accepts(to) ? to : undefined
}

/** An address without https://, or the one within a map's code, as maps offer it for copying. */
const url = (value: string) => {
  const source = /\bsrc=["']([^"']+)["']/.exec(value)?.[1]
  if (source !== undefined) return kinds.url.accepts(source) ? source : undefined
  // htpps://, https// and //; a full stop or comma behind the address is that of a sentence.
  const to = `https://${value.replace(/^(?:h[tps]{2,5}(?::\/*|[:;]?\/+)|\/\/)/i, '').replace(/[.,;]+$/, '')}`
  return kinds.url.accepts(to) ? to : undefined
}

const picture = (value: string) => {
  const to = value.replaceAll('\\', '/').replace(/^(\.\/|\/|content\/)+/, '')
  return kinds.picture.accepts(to) ? to : undefined
}

const file = (value: string) => {
  const to = `/${value.replaceAll('\\', '/').replace(/^(\.\/|\/|static\/|content\/)+/, '')}`
  // A bare name leaves open in which folder the file lies.
  if (value.includes(':') || to.lastIndexOf('/') === 0) return undefined
  return kinds.file.accepts(to) ? to : undefined
}

const route = (value: string) => {
  const to = `/${value.replace(/^\/+|\/+$/g, '')}`
  return kinds.route.accepts(to) ? to : undefined
}

const email = (value: string) => {
  const to = value
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/\s*(\[at\]|\(at\))\s*/i, '@')
    .replace(/[.,;]+$/, '')
  return kinds.email.accepts(to) ? to : undefined
}

const iban = (value: string) => {
  const to = value
    .replace(/^IBAN\b:?/i, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/[-.]/g, ' ')
    .trim()
  return kinds.iban.accepts(to) ? to : undefined
}

const swift = (value: string) => {
  const to = value.replace(/[\s-]/g, '').toUpperCase()
  return kinds.swift.accepts(to) ? to : undefined
}

const guesses: Partial<Record<KindName, (value: string) => string | undefined>> = {
  date,
  time,
  phone,
  url,
  picture,
  file,
  route,
  email,
  iban,
  swift,
}

/** The value of a kind that was meant, where it can be known. */
export function meantKind(kind: KindName, value: unknown): { meant?: Meant } {
  const from = String(value).trim()
  const seen = from.replace(invisible, '')
  const to = seen !== from && kinds[kind].accepts(seen) ? seen : guesses[kind]?.(seen)
  return to && to !== from ? { meant: { from, to } } : {}
}

/** What may stand beside a number: a unit, or the P of a poster’s number. */
const unit = `(?:P|${Object.entries(currencies).flat().join('|')}|euro|avro|lira|km|kişi|people|dk|dakika|min|minutes|[€₺$£%])?`

/** Whole number, perhaps in groups of three, and decimals; other words beside it would leave open what is meant. */
const written = new RegExp(
  `^${unit}\\s*(?:([1-9]\\d{0,2}(?:\\.\\d{3})+|[1-9]\\d{0,2}(?:,\\d{3})+|\\d+)(?:[.,](\\d+))?)\\s*${unit}$`,
  'iu',
)

/** Words as they are folded. */
const nothing = ['free', 'free of charge', 'no fee', 'none', 'ucretsiz', 'bedava', 'yok']

/** "6.000 TL" and "6.000,00" are meant as 6000, "0,45 km" as 0.45, "ücretsiz" as 0. */
export function meantNumber(value: string): { meant?: Meant } {
  if (nothing.includes(fold(value.trim()))) return { meant: { from: value, to: '0', unquoted: true } }
  const [, whole, decimals = ''] = written.exec(value.trim()) ?? []
  if (whole === undefined) return {}
  const to = String(Number(`${whole.replace(/[.,]/g, '')}.${decimals}`))
  const currency = currencyBeside(value)
  return { meant: { from: value, to, unquoted: true, ...(currency ? { currency } : {}) } }
}

/** `40€` and `6.000 TL` are meant as { amount: …, currency: … }. */
export function meantMoney(value: string): { meant?: Meant } {
  const [amount, currency] = [meantNumber(value).meant?.to, currencyBeside(value)]
  if (amount === undefined || currency === undefined) return {}
  return { meant: { from: value, to: `{ amount: ${amount}, currency: ${currency} }`, unquoted: true } }
}

/** Words as they are folded. */
const yesAndNo = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['yes', 'true'],
  ['evet', 'true'],
  ['no', 'false'],
  ['hayir', 'false'],
])

/** yes and evet are meant as true, no and hayır as false. */
export function meantBoolean(value: string): { meant?: Meant } {
  const to = yesAndNo.get(fold(value.trim()))
  return to ? { meant: { from: value, to, unquoted: true } } : {}
}
