// Guesses what was meant where a value is nearly right: 02.10.2025, 9.30, 0232 000 00 00.
import { invisible, kinds, type KindName } from '../../schemas/kinds'
import { ignoringCase } from '../fold'
import { monthNumber } from '../months'
import { onlyOneWithin } from './one-within'

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
  // A weekday before it, and a time of day or a remark behind it.
  const bare = value.replace(/^\p{L}+,? (?=\d)/u, '').replace(/(?: \d{1,2}[:.]\d{2}| \([^()]*\))$/, '')
  const plain = bare === value ? undefined : kinds.date.accepts(bare) ? bare : date(bare)
  if (plain) return plain
  const dayFirst = /^(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/.exec(value)
  if (dayFirst) {
    const [, day = '', sign, month = '', year = ''] = dayFirst
    if (year.length === 2 && sign !== '.') return undefined
    // 9/15/2025 is American.
    if (sign === '/' && Number(month) > 12) return isoDate(year, day, month)
    return sign === '/' && Number(day) <= 12 && day !== month
      ? undefined
      : isoDate(year.padStart(4, '20'), month, day)
  }
  const yearFirst = /^(\d{4})\s?[./\-‐‑–—]\s?(\d{1,2})\s?[./\-‐‑–—]\s?(\d{1,2})(?:T[\d:.Z+]*)?$/.exec(value)
  if (yearFirst) return isoDate(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!)
  const together = /^(\d{4})(\d{2})(\d{2})$/.exec(value)
  if (together) return isoDate(together[1]!, together[2]!, together[3]!)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[. -]+(\p{L}+)[., -]+(\d{4})(?:,? \p{L}+)?$/u.exec(value) ?? []
  const [, english = '', ofMonth = '', inYear = ''] =
    /^(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})$/u.exec(value) ?? []
  const number = monthNumber(month || english)
  return number ? isoDate(year || inYear, String(number), day || ofMonth) : spreadsheetDate(value)
}

/**
 * 9, 9.30, 9:30, 9h30, 0930 and saat 9.30 are meant as 09:30, 1:30 pm as 13:30, 24:00 as 00:00; of 9.30 YAML leaves 9.3.
 */
function time(value: string): string | undefined {
  const [, hours, minutes, tenth, half] =
    /^(?:saat )?(\d{1,2}?)(?: ?[.:：∶;h] ?)?(?:(\d{2})(?::00)?|(?<=\.)(\d))(?: ?([ap])\.?m\.?)?$/i.exec(
      value,
    ) ?? []
  if (/^\d{1,2}$/.test(value)) return time(`${value}:00`)
  if (hours === undefined || Number(hours) > (half?.toLowerCase() === 'a' ? 12 : 24)) return undefined
  const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes ?? `${tenth!}0`}`
}

/** 0232 000 00 00 and 532 000 00 00 are meant as +90 …, without brackets, hyphens and (0). Two numbers in one, such as “… 03-04”, are not guessed. */
function phone(value: string): string | undefined {
  if (/\d[-–]\d{1,2}$/.test(value) && /^\+?[\d ()]+[-–]\d+$/.test(value)) return undefined
  return (
    value
      .replace(/\(0\)\s*/, '')
      .replace(/^(\(?0\d{3}\)?)\s?[/-]\s?/, '$1 ')
      .replace(/(?<!\s)[-–](?!\s)|[().]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:00|\+ |(?=90(?: ?\d){10}$))/, '+')
      .replace(/^0 ?(?=\d)/, '+90 ')
      .replace(/^(?=[2-5]\d{2}(?: ?\d){7}$)/, '+90 ')
      .replace(/^\+90 ?0(?=\d{3})/, '+90 ')
      .replace(/^\+90 ?(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4')
      // Numbers of seven digits that are the same in all of Türkiye.
      .replace(/^(?=444 ?\d ?\d{3}$)/, '+90 ')
  )
}

/** The address within a Markdown link or within the code that maps offer for copying; of a bare one, with https://. */
const url = (value: string) => {
  const source = (/\bsrc=["']([^"']+)["']/.exec(value) ?? /^\[[^[\]]*\]\(([^()\s]+)\)$/.exec(value))?.[1]
  // htpps://, https// and //; a full stop or comma behind the address is that of a sentence.
  const bare = value
    .replace(/^\p{L}+: (?=h)|[<>()]/gu, '')
    .replace(/^(?:h[tps]{2,5}(?::\/*|[:;]?\/+)|\/\/)+\s*/i, '')
    .replace(/[.,;]+$/, '')
  return source ?? `https://${bare}`
}

const picture = (value: string) => value.replaceAll('\\', '/').replace(/^(\.\/|\/|content\/)+/, '')

const file = (value: string) => {
  const to = `/${value.replaceAll('\\', '/').replace(/^(\.\/|\/|static\/|content\/)+/, '')}`
  // A bare name leaves open in which folder the file lies.
  return value.includes(':') || to.lastIndexOf('/') === 0 ? undefined : to
}

const route = (value: string) => `/${value.replace(/^\/+|\/+$/g, '')}`

const email = (value: string) =>
  // İNFO@… is written with the capital of a Turkish keyboard.
  (value.includes('İ') ? ignoringCase(value) : value)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^[\p{L}-]+:\s*(?:\/\/)?|\?.*$/gu, '')
    .replace(/\s*([[({]at[\])}]|\sat\s|[@＠])\s*/i, '@')
    .replace(/\s*(?:[[({]dot[\])}]|\sdot\s)\s*/gi, '.')
    .replace(/[.,;]+$/, '')
    .replace(/(?<=@.*),/g, '.')

const iban = (value: string) =>
  value
    .replace(/^IBAN\b:?/i, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/[-.]/g, ' ')
    .trim()
    // Whether it is Turkish, its check digits tell.
    .replace(/^(?=\d{2}(?: ?\d{4}){5} ?\d{2}$)/, 'TR')

const swift = (value: string) => value.replace(/[\s-]/g, '').toUpperCase()

/** What may have been meant; only what is then of its kind counts. */
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

/** A letter O for a zero, where only digits are right. */
const withZeros = (kind: KindName, value: string) =>
  kind === 'iban' ? value.replace(/(?<=^TR.*)O/gi, '0') : value.replace(/o/gi, '0')

/** `Tel.: 0232 …`, `IBAN NO TR33 …`, `+90 232 … (pbx)`, `… ext. 12`: words around the value. */
const withoutRemarks = (value: string) =>
  value
    .replace(/^\p{L}[\p{L}./ ]*?:?\s*(?=[+(\d]|TR\d)/u, '')
    .replace(/\s*(?:\([^()]*\)|[,;]?\s*(?:ext|extension|dahil[iî]|dah|x)\.?:?\s*\d+)$/i, '')

const withRemarks: readonly KindName[] = ['phone', 'iban', 'email']

const digitsOnly: readonly KindName[] = ['date', 'time', 'phone', 'iban']

function guessed(kind: KindName, text: string): string | undefined {
  const guess = guesses[kind]?.(text)
  return guess !== undefined && kinds[kind].accepts(guess) ? guess : undefined
}

/** A value of a kind as it is written or, where that is none, as it was meant. */
const readAs = (kind: KindName, text: string) =>
  guessed(kind, text) ?? (kinds[kind].accepts(text) ? text : undefined)

/** The value of a kind that was meant, where it can be known. */
export function meantKind(kind: KindName, value: unknown): Meant | undefined {
  const from = String(value).trim()
  const seen = from.replace(invisible, '')
  const to =
    (seen === from ? guessed(kind, seen) : readAs(kind, seen)) ??
    readAs(kind, seen.replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '')) ??
    (digitsOnly.includes(kind) ? readAs(kind, withZeros(kind, seen)) : undefined) ??
    (withRemarks.includes(kind) ? readAs(kind, withoutRemarks(seen)) : undefined) ??
    (kind === 'date' || kind === 'time'
      ? // 08.30’da, 5 Ekim 2025’te
        (readAs(kind, seen.replace(/[’']\p{L}+$/u, '')) ?? readAs(kind, onlyOneWithin(kind, seen)))
      : undefined)
  return to && to !== from ? { from, to } : undefined
}
