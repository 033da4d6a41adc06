// Finds the facts that a text states: dates, times, amounts, percentages, addresses, counts.
import { memoiseByText } from '../../read/memoise'
import { anyMonth, monthNumber } from '../../read/months'
import { currencyWords } from '../../read/currency-words'
import { inBoth } from '../../records/localise'
import { emailPattern, ibanPattern, type Language } from '../../schemas/kinds'
import { amountsOf, number, type StatedValue } from './values'

const monthOf = (name: string) => monthNumber(name)!

const ordinal = '(?:st|nd|rd|th)?'
const days = `(?:\\d{1,2}${ordinal}\\.?\\s*(?:–|—|-|,|&|and|to|ve|ile)\\s*){0,4}\\d{1,2}${ordinal}`

/** A pattern and what its matches state. */
type Finder = {
  pattern: RegExp
  values: (match: RegExpExecArray, language: Language) => StatedValue[]
}

const same =
  (kind: 'email' | 'phone' | 'url' | 'iban', plain: (text: string) => string) => (match: RegExpExecArray) => [
    { kind, id: plain(match[0]) },
  ]

const daysOf = (list: string, month: number, year: string | undefined): StatedValue[] =>
  (list.match(/\d{1,2}/g) ?? []).map((day) => ({
    kind: 'date',
    month,
    day: Number(day),
    year: year ? Number(year) : undefined,
  }))

const clock = (hours: string, minutes: string, half = '') => {
  const pm = /^p/i.test(half) && hours !== '12'
  const midnight = /^a/i.test(half) && hours === '12'
  return (Number(hours) + (pm ? 12 : 0) - (midnight ? 12 : 0)) * 60 + Number(minutes)
}

const moneyFinders = Object.entries(currencyWords).flatMap(([currency, words]): Finder[] => {
  const values: Finder['values'] = ([, amount], language) => [
    { kind: 'money', amounts: amountsOf(amount!, language), currency },
  ]
  return [
    { pattern: new RegExp(`(?<![\\p{L}\\d])(${number})\\s?(?:${words})(?!\\p{L})`, 'gu'), values },
    { pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})\\s?(${number})`, 'gu'), values },
  ]
})

/** An address in another language of its own site is the same: /en/rooms and /tr/rooms, en.wikipedia.org and tr.wikipedia.org. */
export const inAnyLanguage = (url: string) =>
  url
    .replace(/\/$/, '')
    .replace(/^(https?:\/\/)(?:en|tr)\.([^/]+).*$/, '$1$2')
    .replace(/\/(?:en|tr)(?=\/|$)/, '')
    .replace(/([?&](?:lang|hl|locale)=)(?:en|tr)\b/, '$1')

/** Tried in this order: what one has found, those after it do not see. */
const finders: Finder[] = [
  {
    pattern: /\bhttps?:\/\/[^\s)>\]"'’”]+[^\s)>\]"'’”.,;:!?]/g,
    values: same('url', inAnyLanguage),
  },
  { pattern: emailPattern, values: same('email', (email) => email.toLowerCase()) },
  {
    pattern: ibanPattern,
    values: same('iban', (iban) => iban.replace(/\s/g, '')),
  },
  { pattern: /\+\d[\d ()-]{7,}\d/g, values: same('phone', (phone) => phone.replace(/\D/g, '')) },
  {
    // As it is dialled within Türkiye: 0232 000 00 00.
    pattern: /(?<![\d+])0\s?\(?[2-58]\d{2}\)?[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g,
    values: same('phone', (phone) => phone.replace(/\D/g, '').replace(/^0/, '90')),
  },
  {
    pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
    values: ([, year, month, day]) => daysOf(day!, Number(month), year),
  },
  {
    pattern: /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g,
    values: ([, day, month, year]) => daysOf(day!, Number(month), year),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,:])(${days})\\s+(?:of\\s+)?(${anyMonth})(?!\\p{L})(?:,?\\s+(\\d{4}))?`,
      'gu',
    ),
    values: ([, list, month, year]) => daysOf(list!, monthOf(month!), year),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(${anyMonth})\\s+(${days})(?!\\d|[.,:]\\d)(?:,?\\s+(\\d{4}))?`, 'gu'),
    values: ([, month, list, year]) => daysOf(list!, monthOf(month!), year),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(${anyMonth})\\s+(\\d{4})(?!\\d)`, 'gu'),
    values: ([, month, year]) => [{ kind: 'date', month: monthOf(month!), year: Number(year) }],
  },
  {
    pattern: new RegExp(
      `(?:%|[Yy]üzde\\s)\\s?(${number})|(?<![\\p{L}\\d])(${number})\\s?(?:%|per ?cent)`,
      'gu',
    ),
    values: ([, before, after], language) => [
      { kind: 'percent', amounts: amountsOf((before ?? after)!, language) },
    ],
  },
  ...moneyFinders,
  {
    pattern: /(?<![\d.,:])([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap]\.?m)(?!\p{L}))?(?![\d:])/giu,
    values: ([, hours, minutes, half]) => [{ kind: 'time', minutes: clock(hours!, minutes!, half) }],
  },
  {
    pattern: /(?<![\p{L}\d.,:])(1[0-2]|\d)\s?([ap]\.?m)(?!\p{L})/gu,
    values: ([, hours, half]) => [{ kind: 'time', minutes: clock(hours!, '0', half) }],
  },
  {
    // Saat 9’da, 9 o’clock.
    pattern: /(?<!\p{L})[Ss]aat\s+([01]?\d|2[0-3])(?![\d.,:])|(?<![\p{L}\d.,:])(1[0-2]|\d)\so[’']clock/gu,
    values: ([, turkish, english]) => {
      const hours = (turkish ?? english)!
      return [{ kind: 'time', minutes: clock(hours, '0'), amounts: [Number(hours)] }]
    },
  },
  {
    pattern: /(?<![\p{L}\d.,:])([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,]\d|\d)/gu,
    values: ([written, hours, minutes], language) =>
      language === 'tr'
        ? [{ kind: 'time', minutes: clock(hours!, minutes!), amounts: [Number(written)] }]
        : [{ kind: 'number', amounts: [Number(written)] }],
  },
  {
    // 24 bin, 24 thousand, 1,5 milyon: as many as 24,000 and 1.500.000.
    pattern: new RegExp(`(?<![\\p{L}\\d_.,])(${number})\\s?(bin|thousand|milyon|million)(?!\\p{L})`, 'giu'),
    values: ([, written, word], language) => [
      {
        kind: 'number',
        amounts: amountsOf(written!, language).map((amount) => amount * (/^m/i.test(word!) ? 1e6 : 1e3)),
      },
    ],
  },
  {
    // A number inside a name (A4, PA66, T-700, 6Al) is part of it; an ordinal, a decade and a unit are not.
    pattern: new RegExp(
      `(?<![\\p{L}\\d_.]|\\p{L}[-–.])(${number})(?!\\d)(?!(?!st|nd|rd|th|s(?!\\p{L})|k?m(?!\\p{L})|cm|mm|kg|pt|dk|min)\\p{L})`,
      'gu',
    ),
    values: ([, written], language) => {
      const amounts = amountsOf(written!, language)
      return amounts.length > 0 ? [{ kind: 'number', amounts }] : []
    },
  },
]

/** A value with the words that state it and where they begin in the text. */
type Stated = { value: StatedValue; shown: string; index: number }

function findIn(text: string, language: Language): Stated[] {
  let rest = text
  const found = finders.flatMap(({ pattern, values }) => {
    const matches = [...rest.matchAll(pattern)] as RegExpExecArray[]
    for (const match of matches) {
      rest =
        rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
    return matches.flatMap((match) =>
      values(match, language).map((value) => ({ value, shown: match[0].trim(), index: match.index })),
    )
  })
  return found.sort((a, b) => a.index - b.index)
}

/** Texts are compared again at each edit; what they state stays the same. */
const KNOWN_AT_MOST = 5000

const found = inBoth((language) => memoiseByText((text) => findIn(text, language), KNOWN_AT_MOST))

/** Every fact that a text states, in the order of the text. The result is shared: nobody may change it. */
export const statedIn = (text: string, language: Language): Stated[] =>
  /[\d@]|:\/\//.test(text) ? found[language](text) : []
