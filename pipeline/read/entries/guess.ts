// Guesses which value was intended where one is nearly right: 02.10.2025, 9.30, 6.000 TL, evet. A guess counts if the schema takes it.
import { parse } from 'yaml'
import { z } from 'zod'
import { kinds, type KindName } from '../../schemas/kinds'
import { countryCalled, type CountryCode } from '../../domain/countries'
import { currencyOf } from '../../domain/currency-words'
import { monthNumber } from '../../domain/months'
import { phoneNumber } from '../../domain/numbers'
import { slug } from '../../domain/slug'
import { languageCalled } from '../../domain/spoken-languages'
import type { Replacement } from '../../messages/diagnostic'
import { choiceCalled } from '../choice-words'
import { suggestion } from '../suggestion'
import { quoted, quotedInBraces, yamlOptions } from '../yaml/lines'
import { bare, elementOf, fieldsOf, metaOf } from './schema-walk'

/** The one day in a text: 02.10.2025 has the day first, as in Türkiye; 10/02/2025 may be either, so it is not guessed. */
function date(value: string): string {
  const dayFirst = value.replace(/(?<!\p{L})(\p{L}+) (\d{1,2}),? /u, (words, month: string, day) =>
    monthNumber(month) ? `${day} ${month} ` : words,
  )
  const days =
    /(?<![\d–/-]\s*)(?:(\d{1,2})(?:st|nd|rd|th)?[. ] ?(\d{1,2}|\p{L}+)[., ]+(\d{4})|(\d{4})[-–./](\d\d)[-–./](\d\d))(?!\d)/gu
  const [found = [], ...others] = [...dayFirst.matchAll(days)]
  const [, day = found[6] ?? '', month = found[5] ?? '', year = found[4] ?? ''] =
    others.length > 0 ? [] : found
  return `${year}-${String(monthNumber(month) ?? month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** 9.30 is read as 09:30, 1:30 pm as 13:30; what is around the one time is left out. */
function time(value: string): string {
  const [, hour, minutes = '00', half] =
    /^[^\d-]*(\d{1,2})(?:[.:](\d{2}))?(?: ?([ap])\.?m\.?)?\D*$/i.exec(value) ?? []
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/** A path without what is before it on an organiser's computer or in the project. */
const path = (value: string) => value.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/|static\/|content\/)+/, '')

/** The usual other ways to write a value of a kind. What is then of its kind counts. */
const ofKind: Partial<Record<KindName, (value: string, country?: CountryCode) => string>> = {
  date,
  time,
  // As it is dialled in the country of the edition, 0232 000 00 00. An extension is not guessed.
  phone: (value, country) => phoneNumber(value.replace(/^00/, '+'), country) ?? '',
  // Of a map that was pasted with its frame, the address.
  url: (value) =>
    `https://${(/(?:\bsrc=["']?|\]\()([^\s"'>)]+)/.exec(value)?.[1] ?? value)
      .replaceAll('&amp;', '&')
      .replace(/^[<(]|[>).,;]+$/g, '')
      .replace(/^(?:(?:h[tps]{2,5}:?\/+)+|\/\/)/i, '')}`,
  email: (value) =>
    value
      .replace(/^.*<([^<>]*)>$/, '$1')
      .replace(/^mailto:\s*|[.,;]+$/g, '')
      .replace(/\s*(?:@|[([](?:at|et)[)\]])\s*/i, '@'),
  currency: (value) => currencyOf(value) ?? value.toUpperCase(),
  country: (value) => countryCalled(value) ?? '',
  languageTag: (value) => languageCalled(value) ?? '',
  key: (value) => (value.includes(':') ? '' : slug(value)),
  timeZone: (value) => suggestion(value, Intl.supportedValuesOf('timeZone')) ?? '',
  iban: (value) => value.replace(/^IBAN\b:?\s*/i, ''),
  picture: path,
  logo: path,
  logoFile: (value) => path(value).replace('images/logos/', ''),
  // A bare name leaves open in which folder the file is.
  file: (value) => (/:|^[^/\\]*$/.test(path(value)) ? '' : `/${path(value)}`),
  route: (value) => `/${value.replace(/^\/+|\/+$/g, '')}`,
}

/** The value of a kind that was intended, if it can be known; `country` is that of the edition. */
export function guessOfKind(kind: KindName, value: unknown, country?: CountryCode): Replacement | undefined {
  const from = String(value).trim()
  const plain = from.replace(/^["'“”‘’`]+|["'“”‘’`]+$/g, '')
  const to = [plain, ofKind[kind]?.(plain, country) ?? ''].find((guess) => kinds[kind].accepts(guess))
  return to !== undefined && to !== from ? { from, to } : undefined
}

/** The one number of a text, perhaps in groups of three, and decimals; whatever else is beside it, but no minus. */
const amount = /^[^\d-]*?([1-9]\d{0,2}(?:[., \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}|\d{4,}))?\D*$/

/** "6.000,00" is read as 6000, "0,45 km" as 0.45; "6.000 TL" only where the currency can stay. */
function amountsOf(value: string): string[] {
  const [, whole, decimals = ''] = amount.exec(value) ?? []
  if (whole === undefined) return []
  const to = String(Number(`${whole.replace(/\D/g, '')}.${decimals}`))
  const code = currencyOf(value.replace(/[\d.,]/g, ''))
  return code ? [`{ amount: ${to}, currency: ${code} }`] : [to]
}

/** Every way to write a value that is known, whatever its schema. */
function guessesOf(value: string, schema: z.ZodType | undefined, country?: CountryCode): string[] {
  const { kind } = metaOf(schema)
  const inner = bare(schema)
  // A comma may part two names or belong to one.
  const isOne = !/[,;/&(){}[\]\n]|: | (?:ve|and) |^(?:[-–—]|yok|none|tb[acd])$/i.test(value)
  const element = elementOf(schema)
  // A person as a name alone.
  const [field] = Object.keys(fieldsOf(element ?? schema))
  const item = field === undefined ? value : `{ ${field}: ${value} }`
  const spaced = value
    .replace(/(?<=[{,]\s*)(\w+)(?::(?=[^\s/])|\s*=\s*)/g, '$1: ')
    .replace(/(?<=: \d+),(\d{3}|\d\d?)(?=\s*[,}])/g, (_, digits: string) =>
      digits.length === 3 ? digits : `.${digits}`,
    )
  const guesses = [
    value.startsWith('{') && (quotedInBraces(spaced) ?? spaced),
    kind && kind in kinds && guessOfKind(kind as KindName, value, country)?.to,
    ...amountsOf(value),
    /^(?:yes|true|evet)$/i.test(value) && 'true',
    /^(?:no|false|hay[ıi]r)$/i.test(value) && 'false',
    inner instanceof z.ZodEnum && choiceCalled(value, inner.options.map(String)),
    ...(isOne ? (element ? [`[${item}]`, `[${quoted(value)}]`] : [item]) : []),
    !/^[{[]/.test(value) && quoted(value),
  ]
  return guesses.filter((guess) => typeof guess === 'string')
}

/** What a value becomes when it is written so. */
function read(written: string): unknown {
  try {
    return parse(written, yamlOptions)
  } catch {
    return undefined
  }
}

/** The value that was intended, as it is to be written: the first guess that the schema takes. `country` is that of the edition. */
export function guessValue(
  from: string,
  schema: z.ZodType | undefined,
  country?: CountryCode,
): Replacement | undefined {
  const written = from.trim()
  const [, mark = '', within = written] = /^(['"])(.*)\1$/.exec(written) ?? []
  for (const guess of guessesOf(within, schema, country)) {
    const isText = typeof read(guess) === 'string' && !/^['"]/.test(guess)
    const to = isText ? [mark + guess + mark, quoted(guess)] : [guess]
    const taken = to.find((one) => one !== written && schema?.safeParse(read(one)).success)
    if (guess !== '' && taken !== undefined) return { from: written, to: taken }
  }
  return undefined
}
