// Guesses which value was intended where one is nearly right: 02.10.2025, 9.30, 6.000 TL, evet. A guess counts if the schema takes it.
import { parse } from 'yaml'
import { z } from 'zod'
import { invisible, kinds, type KindName } from '../../schemas/kinds'
import { currencyOf, currencyWords } from '../currency-words'
import { fold } from '../fold'
import { monthNumber } from '../months'
import type { Fault } from '../problem'
import { suggestion } from '../suggestion'
import { quoted, withinBraces } from '../yaml/lines'
import { yamlOptions } from '../yaml/parser'
import { choiceCalled } from './meant-choice'
import { bare, elementOf, fieldsOf, metaOf } from './schema-walk'

/** What is written there and what it should be. */
export type Meant = {
  from: string
  to: string
  /** Quotation marks around it are removed: it is a number, a yes or no, a list or a group of fields. */
  unquoted?: boolean
  /** The currency written beside a number, so that a correction never changes the currency of an amount. */
  currency?: string
}

/** What is wrong and, if it can be known, the intended value. */
export type Explanation = Fault & {
  meant?: Meant
  /** The field within the value on which to report it. */
  at?: string
  /** Corrects the whole line, where the value alone does not say how. */
  mended?: (line: string) => string | undefined
}

const isoDate = (year = '', month = '', day = '') =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** 02.10.2025 is read with the day first, as in Türkiye. 10/02/2025 may be either, so it is not guessed. */
function dates(value: string): string[] {
  const [, year, yearMonth, yearDay] = /^(\d{4}) ?[./\-–‑] ?(\d{1,2}) ?[./\-–‑] ?(\d{1,2})$/.exec(value) ?? []
  const [, day, month, after] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/.exec(value) ?? []
  const [, dayInWords, inWords = ''] = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[. ]+(\p{L}+)/u.exec(value) ?? []
  const [, englishMonth = '', englishDay] = /^(\p{L}+) (\d{1,2}),? /u.exec(value) ?? []
  const [named] = value.match(/\d{4}$/) ?? []
  const number = monthNumber(inWords || englishMonth)
  return [
    isoDate(year, yearMonth, yearDay),
    isoDate(after, month, day),
    isoDate(named, String(number ?? ''), dayInWords ?? englishDay),
  ]
}

/** 9, 9.30 and 9:30 are read as 09:30, 1:30 pm as 13:30. */
function times(value: string): string[] {
  const [, hour, minutes = '00', half] =
    /^(?:saat )?(\d{1,2})(?: ?[.:;h] ?(\d{2}))?(?: ?([ap])\.?m\.?)?$/i.exec(value) ?? []
  if (hour === undefined) return []
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return [`${String(hours).padStart(2, '0')}:${minutes}`]
}

/** 0232 000 00 00, (0232) 000-00-00 and 532 000 00 00 are read with +90. An extension is not guessed. */
function phones(value: string): string[] {
  const digits = value
    .replace(/\(0\)|[()./‐-–-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const plain = digits.replace(/^(?:00|\+ )/, '+').replace(/^(?:\+?90 ?)?0?(?=[2-5]\d\d(?: ?\d){7}$)/, '+90 ')
  return [plain.replace(/^\+90 ?(\d{3}) ?(\d{3}) ?(\d{2}) ?(\d{2})$/, '+90 $1 $2 $3 $4'), `+90 ${plain}`]
}

/** Ways to write the value of a kind; only what is then of its kind counts. */
const ofKind: Partial<Record<KindName, (value: string) => string[]>> = {
  date: (value) =>
    dates(value.replace(/^\p{L}+,? (?=\d)/u, '').replace(/(?: \([^()]*\)|[’'][a-zçğıöşü]+)$/, '')),
  time: (value) => times(value.replace(/[’'][a-zçğıöşü]*$/, '')),
  phone: phones,
  url: (value) => [
    `https://${value.replace(/^[<(]|[>).,;]+$/g, '').replace(/^(?:h?t*ps?:?\/+|\/\/)+/i, '')}`,
  ],
  email: (value) => [
    value
      .replace(/^.*<([^<>]*)>$/, '$1')
      .replace(/^mailto:|^https?:\/\/|[.,;]+$/g, '')
      .replace(/\s*[[({]at[\])}]\s*| at /i, '@')
      .replace(/\s*[[({]dot[\])}]\s*| dot /gi, '.'),
  ],
  iban: (value) => [value.replace(/^IBAN\b:?/i, '').trim()],
  swift: (value) => [value.replace(/[\s-]/g, '').toUpperCase()],
  picture: (value) => [value.replaceAll('\\', '/').replace(/^(?:\.\/|\/|content\/)+/, '')],
  // A bare name leaves open in which folder the file is.
  file: (value) => {
    const path = `/${value.replaceAll('\\', '/').replace(/^(?:\.\/|\/|static\/|content\/)+/, '')}`
    return value.includes(':') || path.lastIndexOf('/') === 0 ? [] : [path]
  },
  route: (value) => [`/${value.replace(/^\/+|\/+$/g, '')}`],
}

/** The value of a kind that was intended, if it can be known. */
export function meantKind(kind: KindName, value: unknown): Meant | undefined {
  const from = String(value).trim()
  const seen = from.replace(invisible, '').replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '')
  const to = [seen, ...(ofKind[kind]?.(seen) ?? [])].find((guess) => kinds[kind].accepts(guess))
  return to !== undefined && to !== from ? { from, to } : undefined
}

const currency = Object.values(currencyWords).join('|')

/** A whole number, perhaps in groups of three, and decimals; with a currency or a unit beside it. */
const amount = new RegExp(
  `^(?:${currency}|%)?\\s*([1-9]\\d{0,2}(?:[., '’\\u00a0\\u202f]\\d{3})+|\\d+)(?:[.,](\\d{1,2}|-))?\\s*(${currency}|%|km|m|min|dk|dakika|kişi|adet|persons?|people|seats?|koltuk)?\\.?(?:\\s*\\([^()]*\\)|\\s*\\+.*| per person| kişi başı)?$`,
  'iu',
)

/** "6.000 TL" and "6.000,00" are read as 6000, "0,45 km" as 0.45, "ücretsiz" as 0. */
function numberIn(value: string): { to: string; currency?: string } | undefined {
  if (['free', 'free of charge', 'ucretsiz', 'bedava'].includes(fold(value)))
    return { to: '0', currency: 'TL' }
  const [, whole, decimals = ''] = amount.exec(value) ?? []
  if (whole === undefined) return undefined
  const to = String(Number(`${whole.replace(/\D/g, '')}.${decimals.replace('-', '')}`))
  return { to, currency: currencyOf(value.replace(/[\d.,\s'’–-]|\(.*\)|\+.*/g, '')) }
}

const yesAndNo: Record<string, string> = {
  yes: 'true',
  true: 'true',
  evet: 'true',
  no: 'false',
  false: 'false',
  hayir: 'false',
}

/** Every way to write a value that is known, whatever its schema. */
function* guessesOf(value: string, schema: z.ZodType | undefined): Generator<Omit<Meant, 'from'>> {
  const { kind } = metaOf(schema)
  const to = kind && kind in kinds ? meantKind(kind as KindName, value)?.to : undefined
  if (to !== undefined) yield* [{ to }, { to: quoted(to) }]
  const number = numberIn(value)
  if (number) yield number
  if (number?.currency) yield { to: `{ amount: ${number.to}, currency: ${number.currency} }` }
  yield { to: yesAndNo[fold(value)] ?? '' }
  const inner = bare(schema)
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map(String)
    yield { to: choiceCalled(value, options) ?? suggestion(value, options) ?? '' }
  }
  // A comma may part two names or belong to one.
  const isOne = !/[,;/&{}[\]\n]|: | (?:ve|and) /.test(value)
  if (isOne && elementOf(schema)) yield* [{ to: `[${value}]` }, { to: `[{ name: ${value} }]` }]
  if (isOne && 'name' in fieldsOf(schema)) yield { to: `{ name: ${withinBraces(value)} }` }
  yield { to: quoted(value) }
}

/** What a value becomes when it is written so. */
function read(written: string): unknown {
  try {
    return parse(written, yamlOptions)
  } catch {
    return undefined
  }
}

/** The value that was intended, as it is to be written: the first guess that the schema takes. */
export function meantValue(from: string, schema: z.ZodType | undefined): Meant | undefined {
  for (const guess of guessesOf(from.replace(invisible, '').trim(), schema)) {
    if (guess.to === '' || guess.to === from || !schema?.safeParse(read(guess.to)).success) continue
    return { from, ...guess, unquoted: typeof read(guess.to) !== 'string' }
  }
  return undefined
}
