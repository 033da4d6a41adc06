// Finds the facts that a text states, in a form that both languages share: dates, times, amounts, addresses, counts.
import { currencyWords } from '../../read/currency-words'
import { memoiseByText } from '../../read/memoise'
import { anyMonth, monthNumber } from '../../read/months'
import { inBoth } from '../../records/localise'
import { emailPattern, ibanPattern } from '../../schemas/formats'
import type { Language } from '../../schemas/kinds'

/** A fact that a text states. */
export type Stated = {
  kind: string
  /** What it may say. Of two keys that begin alike, the longer says more: `10-02` and `10-02 2025`, `40` and `40 EUR`. */
  keys: string[]
  /** The id of a fact that is taken from the data. */
  fact?: string
  /** The words that state it, and where they begin in the text. */
  shown: string
  index: number
}

/** Whether two facts say the same. Of two that are taken from the data, the same day under another id is another fact. */
export function agree(a: Stated, b: Stated): boolean {
  if (a.fact && b.fact) return a.fact === b.fact
  const isPart = (key: string, other: string) => key === other || other.startsWith(`${key} `)
  return a.keys.some((key) => b.keys.some((other) => isPart(key, other) || isPart(other, key)))
}

/** A number as it may be written: 4000, 12.000, 1,5. */
const number = '\\d+(?:[.,]\\d+)*'

/** What a number may mean: 12,000 in English and 12.000 in Turkish are thousands; the other language's mark leaves it open. */
function amountsOf(written: string, language: Language): number[] {
  if (/^\d+$/.test(written)) return [Number(written)]
  // 1,250.50 and 1.250,50: the last mark begins the decimals.
  if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:\.\d{3})+,\d+$/.test(written))
    return [Number(written.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))]
  const whole = Number(written.replace(/[.,]/g, ''))
  const decimal = /^\d+[.,]\d+$/.test(written) ? [Number(written.replace(',', '.'))] : []
  if (!/^\d{1,3}(?:[.,]\d{3})+$/.test(written)) return decimal
  return written.includes(language === 'en' ? ',' : '.') ? [whole] : [whole, ...decimal]
}

/** A pattern and the keys of its matches: one list for each fact that a match states. */
type Finder = {
  kind: string
  pattern: RegExp
  keys: (match: RegExpExecArray, language: Language) => string[][]
}

const ordinal = '(?:st|nd|rd|th)?'
const days = `(?:\\d{1,2}${ordinal}\\.?\\s*(?:–|—|-|,|&|and|to|ve|ile)\\s*){0,4}\\d{1,2}${ordinal}`

/** The days of a list: `2, 3 and 4`. */
const daysOf = (list = '', month: number, year = '') =>
  (list.match(/\d{1,2}/g) ?? []).map((day) => [`${month}-${Number(day)} ${year}`.trim()])

const ofMonth = (name = '') => monthNumber(name)!

const clock = (hours: string, minutes: string, half = '') => {
  const added = /^p/i.test(half) && hours !== '12' ? 12 : /^a/i.test(half) && hours === '12' ? -12 : 0
  return `${Number(hours) + added}:${minutes}`
}

/** An address in another language of its own site is the same: /en/rooms and /tr/rooms, en.wikipedia.org and tr.wikipedia.org. */
export const inAnyLanguage = (url: string) =>
  url
    .replace(/\/$/, '')
    .replace(/^(https?:\/\/)(?:en|tr)\.([^/]+).*$/, '$1$2')
    .replace(/\/(?:en|tr)(?=\/|$)/, '')
    .replace(/([?&](?:lang|hl|locale)=)(?:en|tr)\b/, '$1')

const amounts = (written: string | undefined, language: Language, unit = '') =>
  amountsOf(written ?? '', language).map((amount) => `${amount} ${unit}`.trim())

const moneyFinders = Object.entries(currencyWords).map(([currency, words]): Finder => ({
  kind: 'money',
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:(${number})\\s?(?:${words})(?!\\p{L})|(?:${words})\\s?(${number}))`,
    'gu',
  ),
  keys: ([, before, after], language) => [amounts(before ?? after, language, currency)],
}))

/** Tried in this order: what one has found, those after it do not see. */
const finders: Finder[] = [
  {
    kind: 'url',
    pattern: /\bhttps?:\/\/[^\s)>\]"'’”]+[^\s)>\]"'’”.,;:!?]/g,
    keys: ([url]) => [[inAnyLanguage(url)]],
  },
  { kind: 'email', pattern: emailPattern, keys: ([email]) => [[email.toLowerCase()]] },
  { kind: 'iban', pattern: ibanPattern, keys: ([iban]) => [[iban.replace(/\s/g, '')]] },
  {
    // +90 232 000 00 00, or as it is dialled within Türkiye: 0232 000 00 00.
    kind: 'phone',
    pattern: /\+\d[\d ()-]{7,}\d|(?<![\d+])0\s?\(?[2-58]\d{2}\)?[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g,
    keys: ([phone]) => [[`+${phone.replace(/\D/g, '').replace(/^0/, '90')}`]],
  },
  {
    kind: 'date',
    pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
    keys: ([, year, month, day]) => daysOf(day, Number(month), year),
  },
  {
    kind: 'date',
    pattern: /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g,
    keys: ([, day, month, year]) => daysOf(day, Number(month), year),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `(?<![\\d.,:])(${days})\\s+(?:of\\s+)?(${anyMonth})(?!\\p{L})(?:,?\\s+(\\d{4}))?`,
      'gu',
    ),
    keys: ([, list, month, year]) => daysOf(list, ofMonth(month), year),
  },
  {
    kind: 'date',
    pattern: new RegExp(`(?<!\\p{L})(${anyMonth})\\s+(${days})(?!\\d|[.,:]\\d)(?:,?\\s+(\\d{4}))?`, 'gu'),
    keys: ([, month, list, year]) => daysOf(list, ofMonth(month), year),
  },
  {
    kind: 'date',
    pattern: new RegExp(`(?<!\\p{L})(${anyMonth})\\s+(\\d{4})(?!\\d)`, 'gu'),
    keys: ([, month, year]) => [[`month ${ofMonth(month)} ${year}`, year!]],
  },
  {
    kind: 'percent',
    pattern: new RegExp(
      `(?:%|[Yy]üzde\\s)\\s?(${number})|(?<![\\p{L}\\d])(${number})\\s?(?:%|per ?cent)`,
      'gu',
    ),
    keys: ([, before, after], language) => [amounts(before ?? after, language, '%')],
  },
  ...moneyFinders,
  {
    kind: 'time',
    pattern: /(?<![\d.,:])([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap]\.?m)(?!\p{L}))?(?![\d:])/giu,
    keys: ([, hours = '', minutes = '', half]) => [[clock(hours, minutes, half)]],
  },
  {
    kind: 'time',
    pattern: /(?<![\p{L}\d.,:])(1[0-2]|\d)\s?([ap]\.?m)(?!\p{L})/gu,
    keys: ([, hours = '', half]) => [[clock(hours, '00', half)]],
  },
  {
    // Saat 9’da, 9 o’clock.
    kind: 'time',
    pattern: /(?<!\p{L})[Ss]aat\s+([01]?\d|2[0-3])(?![\d.,:])|(?<![\p{L}\d.,:])(1[0-2]|\d)\so[’']clock/gu,
    keys: ([, turkish, english]) => [[clock((turkish ?? english)!, '00'), (turkish ?? english)!]],
  },
  {
    // Turkish also writes 13.30, which might be a number.
    kind: 'time',
    pattern: /(?<![\p{L}\d.,:])([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,]\d|\d)/gu,
    keys: ([written, hours = '', minutes = ''], language) => [
      [String(Number(written)), ...(language === 'tr' ? [clock(hours, minutes)] : [])],
    ],
  },
  {
    // 24 bin, 24 thousand, 1,5 milyon: as many as 24,000 and 1.500.000.
    kind: 'number',
    pattern: new RegExp(`(?<![\\p{L}\\d_.,])(${number})\\s?(bin|thousand|milyon|million)(?!\\p{L})`, 'giu'),
    keys: ([, written = '', word = ''], language) => [
      amountsOf(written, language).map((amount) => String(amount * (/^m/i.test(word) ? 1e6 : 1e3))),
    ],
  },
  {
    // A number inside a name (A4, PA66, T-700, 6Al) is part of it; an ordinal, a decade and a unit are not.
    kind: 'number',
    pattern: new RegExp(
      `(?<![\\p{L}\\d_.]|\\p{L}[-–.])(${number})(?!\\d)(?!(?!st|nd|rd|th|s(?!\\p{L})|k?m(?!\\p{L})|cm|mm|kg|pt|dk|min)\\p{L})`,
      'gu',
    ),
    keys: ([, written], language) => [amounts(written, language)],
  },
]

function findIn(text: string, language: Language): Stated[] {
  let rest = text
  const found = finders.flatMap(({ kind, pattern, keys }) => {
    const matches = [...rest.matchAll(pattern)] as RegExpExecArray[]
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length))
    return matches.flatMap((match) =>
      keys(match, language).map((own) => ({ kind, keys: own, shown: match[0].trim(), index: match.index })),
    )
  })
  return found.filter(({ keys }) => keys.length > 0).sort((a, b) => a.index - b.index)
}

/** Texts are compared again at each edit; what they state stays the same. */
const KNOWN_AT_MOST = 5000

const found = inBoth((language) => memoiseByText((text) => findIn(text, language), KNOWN_AT_MOST))

/** Every fact that a text states, in the order of the text. The result is shared: nobody may change it. */
export const statedIn = (text: string, language: Language): Stated[] =>
  /[\d@]|:\/\//.test(text) ? found[language](text) : []
