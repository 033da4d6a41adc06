// Finds the facts that texts state, in a form that both languages share (dates, times, amounts, addresses, counts), and compares them.
import { currencyOf, currencyWords } from '../../domain/currency-words'
import { ignoringCase } from '../../domain/fold'
import { memoiseByText } from '../../domain/memoise'
import { anyMonth, monthNumber } from '../../domain/months'
import type { Position } from '../../messages/diagnostic'
import { emailPattern, ibanPattern } from '../../domain/formats'
import { dialled } from '../../domain/numbers'
import type { Language } from '../../domain/languages'
import numberWords from './number-words.json'

export type Stated = {
  kind: 'address' | 'date' | 'number' | 'tag' | 'parts'
  /** What it says. Of two that begin alike, the longer says more: `10-2` and `10-2 2025`, `40` and `40 EUR`. */
  key: string
  /** The id of a fact that is taken from the data. */
  fact?: string
  /** The words that state it, and where they begin in the text. */
  shown: string
  index: number
}

/** Whether two facts say the same. Of two that are taken from the data, the same day under another id is another fact. */
function agree(a: Stated, b: Stated): boolean {
  if (a.fact && b.fact) return a.fact === b.fact
  return a.key === b.key || a.key.startsWith(`${b.key} `) || b.key.startsWith(`${a.key} `)
}

/** An address in another language of its own site is the same: /en/rooms and /tr/rooms, en.wikipedia.org and tr.wikipedia.org. */
export const inAnyLanguage = (url: string): string =>
  url
    .replace(/\/$/, '')
    .replace(/^(https?:\/\/)(?:en|tr)\.([^/]+).*$/, '$1$2')
    .replace(/\/(?:en|tr)(?=\/|$)/, '')
    .replace(/([?&](?:lang|hl|locale)=)(?:en|tr)\b/, '$1')

/** Digits with any separators: 4000, 12.000, 1,5, 13:30. */
const digits = '\\d+(?:[.,:]\\d+)*'

/** Without marks of thousands, with a full stop for minutes and decimals: 12,000 = 12.000, 13:30 = 13.30, 9:00 = 9. */
const plainNumber = (written: string) =>
  written
    .replace(/(?<=^[1-9].*)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/[,:]/g, '.')
    .replace(/^0+(?=\d)|\.00$/g, '')

const money = Object.values(currencyWords).join('|')

/** An amount, a share, a time or a count, with the unit before or after it. */
function quantity(words: string): string {
  const [written = ''] = new RegExp(digits).exec(words) ?? []
  const unit = words.replace(written, '').trim()
  const number = plainNumber(written)
  const [, hour = '', rest = ''] = /^(\d+)(.*)$/.exec(number) ?? []
  if (/^p\.?m/i.test(unit)) return `${(Number(hour) % 12) + 12}${rest}`
  if (/^a\.?m/i.test(unit)) return `${Number(hour) % 12}${rest}`
  if (/^(?:bin|thousand)$/i.test(unit)) return String(Number(number) * 1e3)
  if (/^mil[yl]i?on$/i.test(unit)) return String(Number(number) * 1e6)
  return `${number} ${/%|üzde|cent/.test(unit) ? '%' : (currencyOf(unit) ?? '')}`.trim()
}

const ordinal = '(?:st|nd|rd|th)?'
const days = `(?:\\d{1,2}${ordinal}\\.?\\s*(?:–|—|-|,|&|and|to|ve|ile)\\s*){0,4}\\d{1,2}${ordinal}`

/** 2025-10-02, 02.10.2025; 2–4 October 2025, 2nd of October, October 2, 2025; October 2025. */
const date = [
  '(?<!\\d)(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4})(?!\\d)',
  `(?<![\\d.,:])${days}\\s+(?:of\\s+)?(?:${anyMonth})(?!\\p{L})(?:,?\\s+\\d{4})?`,
  `(?<!\\p{L})(?:${anyMonth})\\s+(?:${days}(?!\\d|[.,:]\\d)(?:,?\\s+\\d{4})?|\\d{4}(?!\\d))`,
].join('|')

/** Each day of a date, or its month. */
function daysIn(words: string): string[] {
  const numbers = words.match(/\d+/g) ?? []
  const year = numbers.find((number) => number.length === 4) ?? ''
  const others = numbers.filter((number) => number !== year)
  const month = monthNumber(new RegExp(anyMonth).exec(words)?.[0] ?? '')
  if (month && others.length === 0) return [`${year}-${month}`]
  if (month) return others.map((day) => `${month}-${Number(day)} ${year}`.trim())
  const [day, number] = words.startsWith(year) ? others.toReversed() : others
  return [`${Number(number)}-${Number(day)} ${year}`]
}

/** Tried in this order: what one has found, those after it do not see. `keys`: what a match states, perhaps several days. */
const finders: { kind: Stated['kind']; pattern: RegExp; keys: (words: string) => string[] }[] = [
  {
    kind: 'address',
    pattern: /\bhttps?:\/\/[^\s)>\]"'’”]+[^\s)>\]"'’”.,;:!?]/g,
    keys: (url) => [inAnyLanguage(url)],
  },
  { kind: 'address', pattern: emailPattern, keys: (email) => [email.toLowerCase()] },
  { kind: 'address', pattern: ibanPattern, keys: (words) => [words.replace(/[^A-Z\d]/g, '')] },
  {
    // Telephone numbers: +90 232 000 00 00, or as they are dialled within a country, 0232 000 00 00, (01) 555 0100.
    kind: 'address',
    pattern: /\+\d[\d ()-]{7,}\d|(?<![\d+])\(?0\s?\(?\d{1,4}\)?[ -]?\d{3,4}(?:[ -]?\d{2,4}){1,2}(?!\d)/g,
    keys: (words) => [dialled(words)],
  },
  { kind: 'date', pattern: new RegExp(date, 'gu'), keys: daysIn },
  {
    // A number inside a name (A4, PA66, T-700, 6Al) is part of it; an ordinal, a decade and a unit are not.
    kind: 'number',
    pattern: new RegExp(
      `(?<![\\p{L}\\d_.]|\\p{L}[-–.])(?:(?:${money}|%|[Yy]üzde|[Ss]aat)\\s?)?${digits}(?:\\s?(?:${money}|%|per ?cent|bin|thousand|milyon|million|[ap]\\.?m)(?!\\p{L}))?(?!\\d)(?!(?!st|nd|rd|th|s(?!\\p{L})|k?m(?!\\p{L})|cm|mm|kg|pt|dk|min)\\p{L})`,
      'gu',
    ),
    keys: (words) => [quantity(words)],
  },
]

function findIn(text: string): Stated[] {
  let rest = text
  const found = finders.flatMap(({ kind, pattern, keys }) => {
    const matches = [...rest.matchAll(pattern)]
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length))
    return matches.flatMap(({ 0: words, index }) =>
      keys(words).map((key) => ({ kind, key, shown: words.trim(), index })),
    )
  })
  return found.sort((a, b) => a.index - b.index)
}

const found = memoiseByText(findIn, 10_000)

/** Every fact that a text states, in the order of the text. The result is shared: nobody may change it. */
export const statedIn = (text: string): Stated[] => (/[\d@]|:\/\//.test(text) ? found(text) : [])

export type Placed = Stated & { at: Position }

/** What a text states (numbers, dates, links), all at one place. */
export const placedIn = (text: string, at: Position): Placed[] =>
  statedIn(text).map((stated) => ({ ...stated, at }))

/** All that one language states in one part of a text. */
export type Side = {
  language: Language
  /** The plain text, to look for numbers in words. */
  text: string
  values: Placed[]
}

/** A value that only one language states, or that contradicts another in the other; it is then the Turkish one. */
export type Difference = { language: Language; placed: Placed; other?: Placed | undefined }

/** The words for 0 to 12 and for larger round numbers, as patterns. */
const words: Record<Language, Partial<Record<string, string>>> = numberWords

/** Whether a text says a number in words: “two halls” and “2 salon” agree. Turkish words may carry endings: “İkisi”, “beşinci”. */
function saysInWords({ text, language }: Side, key: string): boolean {
  const spelled = /^\d+(?: |$)/.test(key) ? words[language][parseInt(key, 10)] : undefined
  if (!spelled) return false
  const ending = language === 'en' ? '' : '\\p{L}{0,8}'
  const pattern = new RegExp(`(?<!\\p{L})(?:${ignoringCase(spelled)})${ending}(?!\\p{L})`, 'u')
  return pattern.test(ignoringCase(text))
}

/** What one side states and the other does not; each value once. */
function unmatched(side: Side, other: Side): Placed[] {
  const alone = side.values.filter(
    (placed) =>
      !other.values.some((value) => agree(placed, value)) && (placed.fact || !saysInWords(other, placed.key)),
  )
  return alone.filter(({ shown }, index) => alone.findIndex((item) => item.shown === shown) === index)
}

/** Values that only one side states, paired by kind where possible. */
export function differences(en: Side, tr: Side): Difference[] {
  const onlyEn = unmatched(en, tr)
  const onlyTr = unmatched(tr, en)
  const found = onlyEn.map((english): Difference => {
    const related = onlyTr.findIndex(({ kind }) => kind === english.kind)
    const [turkish] = related < 0 ? [] : onlyTr.splice(related, 1)
    return turkish ? { language: 'tr', placed: turkish, other: english } : { language: 'en', placed: english }
  })
  return [...found, ...onlyTr.map((placed): Difference => ({ language: 'tr', placed }))]
}
