// Days and times of day in the texts of cells, as people write them in either language.
import { fold } from '../domain/fold'
import { englishMonths, monthNumber, turkishMonths } from '../domain/months'

/** What the file and the edition say about days that are written without a year, or as “Day 2” and “Thursday”. */
export type Calendar = { year: number; days: string[] }

const twoDigits = (value: string | number) => String(value).padStart(2, '0')

const shortened = (names: string[]) => names.map((name) => fold(name).slice(0, 3))

/** Words that may be a month; their first three letters are enough for an abbreviation. */
const monthWord = [...englishMonths, ...turkishMonths].map(fold)

function monthOf(word: string): number | undefined {
  const plain = fold(word).replace(/\.$/, '')
  const known = monthNumber(plain)
  if (known !== undefined) return known
  if (plain === 'sept') return 9
  if (plain.length < 3 || !monthWord.some((name) => name.startsWith(plain))) return undefined
  const short = plain.slice(0, 3)
  const at = [shortened(englishMonths), shortened(turkishMonths)].map((names) => names.indexOf(short))
  const found = at.find((place) => place >= 0)
  return found === undefined ? undefined : found + 1
}

function dated(day: string, month: string | number, year: string | number): string | undefined {
  const full = String(year).length === 2 ? `20${year}` : String(year)
  const text = `${full}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isReal && Number(full) > 1900 ? text : undefined
}

const weekdays = [
  ['pazar', 'sunday', 'sun'],
  ['pazartesi', 'monday', 'mon'],
  ['sali', 'tuesday', 'tue', 'tues'],
  ['carsamba', 'wednesday', 'wed'],
  ['persembe', 'thursday', 'thu', 'thurs', 'thur'],
  ['cuma', 'friday', 'fri'],
  ['cumartesi', 'saturday', 'sat'],
]

/** The number of a weekday by its name in either language, from Sunday; -1 for other words. */
export const weekdayOf = (word: string) =>
  weekdays.findIndex((names) => names.includes(fold(word).replace(/\.$/, '')))

/** A word of letters, also with a full stop: Oct., EKİM. */
const WORD = '(\\p{L}{3,}\\.?)'

/** A day without a year counts only where little else is written: “may” and “mar” are words, too. */
const MOST_WORDS = 9

type Pattern = {
  pattern: RegExp
  isBrief?: boolean
  read: (parts: string[], year: number) => string | undefined
}

const named = (day: string, word: string, year: string | number) => {
  const month = monthOf(word)
  return month === undefined ? undefined : dated(day, month, year)
}

/** Ways to write a day, those with a year first. */
const patterns: Pattern[] = [
  { pattern: /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/gu, read: ([y, m, d]) => dated(d!, m!, y!) },
  {
    pattern: /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[:.]\d)/gu,
    read: ([d, , m, y]) => dated(d!, m!, y!),
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\.?[ -]*(?:of )?${WORD}[ ,./-]*(\\d{4})`, 'giu'),
    read: ([d, m, y]) => named(d!, m!, y!),
  },
  {
    pattern: new RegExp(`${WORD} *(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})`, 'giu'),
    read: ([m, d, y]) => named(d!, m!, y!),
  },
  {
    isBrief: true,
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\.?[ -]*(?:of )?${WORD}(?!\\p{L})`, 'giu'),
    read: ([d, m], y) => named(d!, m!, y),
  },
  {
    isBrief: true,
    pattern: new RegExp(`(?<!\\p{L})${WORD} *(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d)`, 'giu'),
    read: ([m, d], y) => named(d!, m!, y),
  },
  { pattern: /^\s*(\d{1,2})[./](\d{1,2})\.?\s*(?:$|[ ,(–-]+\p{L})/gu, read: ([d, m], y) => dated(d!, m!, y) },
]

/** 2–4 October 2025, or October 2–4, is no single day. */
const several =
  /(?<![\d.:])\d{1,2}\.?\s*(\p{L}{3,}\s*)?[-–—/]\s*\d{1,2}\.?\s+(\p{L}{3,})|(\p{L}{3,})\s+\d{1,2}\s*[-–—]\s*\d{1,2}(?![:.\d])/u

const namesSeveral = (text: string) => {
  const words = (several.exec(text) ?? []).slice(1).flatMap((word) => word?.trim() || [])
  return words.length > 0 && words.every((word) => monthOf(word) !== undefined)
}

/** The place of a date in a text, and the day; undefined without one, and for several days. */
export function dateIn(text: string, calendar: Calendar): { day: string; found: string } | undefined {
  if (namesSeveral(text)) return undefined
  if (!/\d/.test(text)) return undefined
  const isLong = text.split(/\s+/).length > MOST_WORDS
  for (const { pattern, isBrief, read } of patterns)
    for (const match of isBrief && isLong ? [] : text.matchAll(pattern)) {
      const day = read(match.slice(1), calendar.year)
      if (day) return { day, found: match[0] }
    }
  return undefined
}

/** The first and last day of “6–10 June 2025”; undefined for anything else. */
export function daysIn(text: string, calendar: Calendar): { date: string; ends: string } | undefined {
  const [, first = '', own, last = '', word = '', year] =
    /(?<!\d)(\d{1,2})\.?\s*(\p{L}{3,})?\s*[-–—]\s*(\d{1,2})\.?\s+(\p{L}{3,})\s*(\d{4})?/u.exec(text) ?? []
  const ends = named(last, word, year ?? calendar.year)
  const date = ends && named(first, own ?? word, year ?? calendar.year)
  return date && ends && date < ends ? { date, ends } : undefined
}

/** “1. GÜN” and “Day 2” by their number, “Perşembe” by the days of the edition. */
function dayByName(text: string, { days }: Calendar): string | undefined {
  const plain = fold(text)
  const [, before, after] = /(?<!\d)(\d)\.? ?gun\b|\bday (\d)\b/.exec(plain) ?? []
  const number = Number(before ?? after)
  if (number) return days[number - 1]
  const words = plain.split(/[^a-z]+/).filter(Boolean)
  const weekday = words.map(weekdayOf).find((at) => at >= 0)
  const alike = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday)
  return alike.length === 1 ? alike[0] : undefined
}

/** The day that a text names, in whatever way. */
export const dayIn = (text: string, calendar: Calendar): string | undefined =>
  namesSeveral(text) ? undefined : (dateIn(text, calendar)?.day ?? dayByName(text, calendar))

/** Whether a text is a day and hardly anything else. */
export function isDay(text: string, calendar: Calendar): boolean {
  if (text.length > 60) return false
  const found = dateIn(text, calendar)
  const rest = (found ? text.replace(found.found, ' ') : text)
    .split(/[^\p{L}\d]+/u)
    .filter(
      (word) =>
        word !== '' && weekdayOf(word) < 0 && !/^(?:gun|gunu|day|tarih|date|\d{4}|\d)$/.test(fold(word)),
    )
  return rest.length === 0 && dayIn(text, calendar) !== undefined
}

export type Span = { start: string; end?: string }

const TIME =
  '(\\d{1,2})\\s?(?:[:.h]\\s?(\\d{2})(?::\\d{2}(?!\\d))?|(?=\\s?[ap]\\.?m\\b))\\s?(?:([ap])\\.?m\\.?)?'

const times = new RegExp(`(?<![\\d.,:])${TIME}(?!\\d|[.:]\\d|\\s?%)`, 'giu')

function clock([, hour = '', minutes = '00', half]: RegExpMatchArray | string[]): string | undefined {
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return hours < 24 && Number(minutes) < 60 ? `${twoDigits(hours)}:${minutes}` : undefined
}

/** What stands between the two times of a span. */
const dash = /^\s*(?:[-–—−~/]|to|until|ile|\n)\s*$/i

/** The time or span at the beginning or in the middle of a text; dates are not times. */
export function timesIn(text: string): { span: Span; found: string } | undefined {
  const written = text.replace(/\d{4}-\d\d-\d\d|(?<!\d)\d{1,2}([./])\d{1,2}\1\d{2,4}/g, (date) =>
    ' '.repeat(date.length),
  )
  // 1330-1350
  const [bare, from, fromMinutes, to, toMinutes] =
    /^\s*(\d\d)(\d\d)\s*[-–]\s*(\d\d)(\d\d)\s*$/.exec(written) ?? []
  const [bareStart, bareEnd] = [
    clock(['', from ?? '99', fromMinutes ?? '']),
    clock(['', to ?? '99', toMinutes ?? '']),
  ]
  if (bare && bareStart && bareEnd) return { span: { start: bareStart, end: bareEnd }, found: bare }
  const [first, second] = [...written.matchAll(times)]
  const start = first && clock(first)
  if (!first || !start) return undefined
  const between = second ? written.slice(first.index + first[0].length, second.index) : ''
  const end = second && dash.test(between) ? clock(second) : undefined
  if (!end || !second)
    return { span: { start }, found: text.slice(first.index, first.index + first[0].length) }
  // 1:30 – 2:30 pm
  const isHalf = !first[3] && second[3] && clock([...first.slice(0, 3), second[3]])
  const begins = isHalf && isHalf <= end ? isHalf : start
  return { span: { start: begins, end }, found: text.slice(first.index, second.index + second[0].length) }
}

/** Whether a text is a time or a span of time and hardly anything else. */
export function isTime(text: string): boolean {
  const found = timesIn(text)
  return (
    found !== undefined &&
    !/[\p{L}\d]/u.test(text.replace(found.found, '').replace(/\b(?:saat|time|hrs?|h)\b/giu, ''))
  )
}

/** 9.3 and 13.05 that a spreadsheet took for numbers, and parts of a day such as 0.5625, as times. */
export function timeOfNumber(text: string): string | undefined {
  const part = /^0\.\d{3,}$/.test(text) || text === '0.5' || text === '0.75' ? Number(text) : 0
  if (part > 0.2) {
    const minutes = Math.round(part * 24 * 60)
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  }
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return hours === '' ? undefined : clock(['', hours, minutes.padEnd(2, '0')])
}

/** Minutes of “20 dk”, “00:20” or 20. */
export function minutesIn(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text.trim()) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  const [number] = /^\d{1,3}(?=\s*(?:$|dk|dakika|min|['′’]))/i.exec(text.trim()) ?? []
  return number === undefined || Number(number) === 0 ? undefined : Number(number)
}
