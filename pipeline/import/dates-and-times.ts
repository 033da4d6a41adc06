// Days and times of day in the texts of cells, as people write them in either language.
import { fold } from '../domain/fold'
import { memoiseByText } from '../domain/memoise'
import { monthNumber, monthsIn } from '../domain/months'
import { minutesOf, timeOf } from '../domain/session-times'
import { pattern, patterns, vocabulary } from './vocabulary'

/** What the file and the edition say about days that are written without a year, or as “Day 2” and “Thursday”. */
export type Calendar = {
  year: number
  days: string[]
  /** Dates with strokes have the month first: 10/15/2025. */
  isMonthFirst?: boolean
}

/** Months in languages that are not those of the site. */
const foreignMonths = new Map(
  ['de', 'fr', 'es', 'it', 'pt', 'az', 'pl', 'cs'].flatMap((locale) =>
    monthsIn(locale, 'long').map((name, at) => [fold(name), at + 1] as const),
  ),
)

function monthOf(word: string): number | undefined {
  const name = word.trim().replace(/\.$/, '')
  return monthNumber(name) ?? foreignMonths.get(fold(name))
}

/** The number of a weekday by its name in either language, from Sunday; -1 for other words. */
export const weekdayOf = (word: string): number =>
  vocabulary.weekdays.findIndex((names) => names.includes(fold(word).replace(/\.$/, '')))

/** The name of a weekday, or its beginning beside a date: “Do”, “Thurs”. */
const isWeekday = (word: string): boolean =>
  word.length > 1 && vocabulary.weekdays.flat().some((name) => name.startsWith(fold(word)))

type Parts = Partial<Record<string, string>>

/** A day that there is, from its parts; the month is a number or a name. */
function dated({ d = '', m = '', y = '', weekday }: Parts, year: number): string | undefined {
  if (weekday && !isWeekday(weekday)) return undefined
  const month = String(/\d/.test(m) ? m : (monthOf(m) ?? '')).padStart(2, '0')
  const text = `${y.length === 2 ? `20${y}` : y || year}-${month}-${d.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isReal && date.getUTCFullYear() > 1900 ? text : undefined
}

/** Ways to write a day with its year, and without one. */
const fullDates = patterns('fullDate', 'giu')
const briefDates = patterns('briefDate', 'giu')

const MOST_WORDS = 9

/** The first and last day of “6–10 June 2025”; undefined for anything else. */
export function daysIn(text: string, { year }: Calendar): { date: string; ends: string } | undefined {
  const found = patterns('severalDays')
    .map((one) => one.exec(text)?.groups)
    .find(Boolean)
  const ends = found && dated(found, year)
  const date = found && dated({ ...found, d: found['first'], m: found['own'] ?? found['m'] }, year)
  return date && ends && date < ends ? { date, ends } : undefined
}

/** The place of a date in a text, and the day; undefined without one, and for several days. */
export function dateIn(text: string, calendar: Calendar): { day: string; found: string } | undefined {
  if (!/\d/.test(text) || daysIn(text, calendar)) return undefined
  const ways = text.split(/\s+/).length > MOST_WORDS ? fullDates : [...fullDates, ...briefDates]
  const found = ways.flatMap((way) => [...text.matchAll(way)])
  for (const { 0: written, groups = {} } of found) {
    // 10/02/2025 is 2 October where the edition has that day, and not 10 February.
    const orders = written.includes('/') ? [groups, { ...groups, d: groups['m'], m: groups['d'] }] : [groups]
    const days = orders.flatMap((one) => dated(one, calendar.year) ?? [])
    const day = days.find((one) => calendar.days.includes(one)) ?? days.at(calendar.isMonthFirst ? -1 : 0)
    if (day) return { day, found: written }
  }
  return undefined
}

/** How far apart the dates with strokes of some texts are in one order; Infinity if one of them is no date so. */
function rangeOf(texts: string[], order: 'dm' | 'md'): number {
  const written = texts.flatMap((text) => [
    ...text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?![\d/])/g),
  ])
  const days = written.map(([, one, other, y]) =>
    dated(order === 'dm' ? { d: one, m: other, y } : { d: other, m: one, y }, 0),
  )
  const times = days.map((day) => Date.parse(day ?? '')).sort((a, b) => a - b)
  return days.includes(undefined) ? Infinity : (times.at(-1) ?? 0) - (times[0] ?? 0)
}

/** Whether dates such as 10/02/2025 have the month first in these rows: one is no date otherwise, or those with a time are closer together so. */
export function areMonthsFirst(rows: string[]): boolean {
  const areCloser = (some: string[]) => rangeOf(some, 'md') < rangeOf(some, 'dm')
  return (
    (rangeOf(rows, 'dm') === Infinity && areCloser(rows)) || areCloser(rows.filter((row) => timesIn(row)))
  )
}

/** “1. GÜN” and “Day 2” by their number, “Perşembe” by the days of the edition. */
function dayByName(text: string, { days }: Calendar): string | undefined {
  const plain = fold(text)
  const [, before, after] =
    /(?<!\d)(\d)\.? ?(?:gun|tag)\b|\b(?:day|gun|tag|jour|dia) (\d)\b/.exec(plain) ?? []
  const number = before ?? after
  if (number) return days[Number(number) - 1]
  const weekday = plain
    .split(/[^a-z]+/)
    .map(weekdayOf)
    .find((at) => at >= 0)
  const alike = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday)
  return alike.length === 1 ? alike[0] : undefined
}

/** The day of the edition that has a number, such as 1, in a column of days. */
export const dayNumbered = (text: string, { days }: Calendar): string | undefined =>
  /^\d$/.test(text) ? days[Number(text) - 1] : undefined

/** The days of the edition by their days of the month, if numbers are those: 30, 1 and 2 of three days. */
export function daysOfMonth(texts: string[], { days }: Calendar): Map<string, string> | undefined {
  const byNumber = new Map(days.map((day) => [String(Number(day.slice(-2))), day]))
  const numbers = texts.filter((text) => /^\d{1,2}$/.test(text))
  const areMore = numbers.some((one) => Number(one) > days.length)
  return areMore && numbers.every((one) => byNumber.has(one)) ? byNumber : undefined
}

/** The day that a text names, in whatever way. */
export const dayIn = (text: string, calendar: Calendar): string | undefined =>
  daysIn(text, calendar) ? undefined : (dateIn(text, calendar)?.day ?? dayByName(text, calendar))

/** Whether a text is a day and hardly anything else. */
export function isDay(text: string, calendar: Calendar): boolean {
  if (text.length > 60) return false
  const date = dateIn(text, calendar)
  const words = text.replace(date?.found ?? '', ' ').split(/[^\p{L}\d]+/u)
  const isOfDay = (word: string) =>
    isWeekday(word) || /^(?:gun|gunu|day|tag|dia|feira|tarih|date|\d{4}|\d{1,2}|)$/.test(fold(word))
  return words.every(isOfDay) && (date ?? dayIn(text, calendar)) !== undefined
}

/** The day, the hour and the hall in “Thu 2 Oct, 11:00–11:20, Blue Room”. */
export const partsOfMoment = (text: string): string[] => text.split(/[,;|]\s|\n/).map((part) => part.trim())

/** Whether a text is a day with a time of day: “02.10.2025 Perşembe 10.50–11.35”, 2025-10-02T10:50. */
export function isMoment(text: string, calendar: Calendar): boolean {
  const written = text.replace(/(?<=\d)T(?=\d)|(?<=\d)(?:Z|[+-]\d\d:?\d\d)$/g, ' ')
  const time = timesIn(written)?.found
  return time !== undefined && isDay(written.replace(time, ' '), calendar)
}

export type Span = { start: string; end?: string }

/** A time of day; one with seconds says when a form was sent, and is nobody’s talk. */
const TIME =
  '(\\d{1,2})\\s?(?:[:.h]\\s?(\\d{2})(?::00(?!\\d))?|(?=\\s?[ap]\\.?m\\b)):?\\s?(?:([ap])\\.?m\\.?)?'

const times = new RegExp(`(?<![\\d.,:])${TIME}(?!\\d|[.:]\\d|\\s?%)`, 'giu')

/** HH:MM of hours, minutes and the half of the day; undefined if there is no such time. */
function clock(hour = '', minutes = '00', half = ''): string | undefined {
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour || '99')
  return hours < 24 && Number(minutes) < 60 ? timeOf(hours * 60 + Number(minutes)) : undefined
}

/** What is between the two times of a span. */
const dash = /^\s*(?:[-–—−~/]|to|until|ile|\n)\s*$/i

/** A sheet of 400 talks has 2,500, and each is asked about by several roles. */
const MOST_TEXTS = 10_000

/** The time or span at the beginning or in the middle of a text; dates are not times. */
export const timesIn = memoiseByText((text): { span: Span; found: string } | undefined => {
  const written = text.replace(/\d{4}-\d\d-\d\d|(?<!\d)\d{1,2}([./])\d{1,2}\1\d{2,4}/g, (date) =>
    ' '.repeat(date.length),
  )
  // 1330-1350
  const bare = /^\s*(\d\d)(\d\d)\s*[-–]\s*(\d\d)(\d\d)\s*$/.exec(written)
  const [from, to] = [clock(bare?.[1], bare?.[2]), clock(bare?.[3], bare?.[4])]
  if (from && to) return { span: { start: from, end: to }, found: text }
  const [first, second] = [...written.matchAll(times)]
  const start = first && clock(first[1], first[2], first[3])
  if (!first || !start) return undefined
  const isSpan = second && dash.test(written.slice(first.index + first[0].length, second.index))
  const end = isSpan ? clock(second[1], second[2], second[3]) : undefined
  if (!end || !second) return { span: { start }, found: first[0] }
  // 1:30 – 2:30 pm, 12:15 – 1:45
  const inHalf = first[3] ? undefined : clock(first[1], first[2], second[3])
  const found = text.slice(first.index, second.index + second[0].length)
  if (second[3]) return { span: { start: inHalf && inHalf <= end ? inHalf : start, end }, found }
  return {
    span: { start, end: end < start && start < '13' ? (clock(second[1], second[2], 'pm') ?? end) : end },
    found,
  }
}, MOST_TEXTS)

/** The times of a column as hours of the day: 1:45 below 10:30 is in the afternoon where no hour after noon is written. */
export function inAfternoon(texts: string[]): ((text: string) => string) | undefined {
  const starts = texts.flatMap((text) => (isTime(text) ? (timesIn(text)?.span.start ?? []) : []))
  const has = (from: string, to: string) => starts.some((start) => start >= from && start < to)
  if (
    !has('01', '07') ||
    !has('07', '13') ||
    has('13', '24') ||
    texts.some((text) => /\d ?[ap]\.?m/i.test(text))
  )
    return undefined
  const later = (time: string) => (time < '07' ? timeOf(minutesOf(time) + 720) : time)
  return (text) => {
    const { start, end } = (isTime(text) && timesIn(text)?.span) || {}
    if (!start) return text
    const to = end && later(end)
    const span = [later(start), to && to < later(start) ? timeOf(minutesOf(to) + 720) : to]
    return span.filter(Boolean).join('–')
  }
}

/** Whether a text is a time or a span of time and hardly anything else. */
export function isTime(text: string): boolean {
  const found = timesIn(text)?.found
  return (
    found !== undefined &&
    !/[\p{L}\d]/u.test(text.replace(found, '').replace(pattern('besideTime', 'giu'), ''))
  )
}

/** 9.3 and 13.05 that a spreadsheet took for numbers, 1330, and parts of a day such as 0.5625, as times. */
export function timeOfNumber(text: string): string | undefined {
  const part = Number(text)
  if (/^0\.(?:\d{3,}|5|75)$/.test(text) && part > 0.2) return timeOf(Math.round(part * 24 * 60))
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:\.?(\d\d?))?$/.exec(text) ?? []
  return clock(hours, minutes.padEnd(2, '0'))
}

/** Minutes of “20 dk”, “00:20” or 20. */
export function minutesIn(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text.trim()) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  const [number] = /^\d{1,3}(?=\s*(?:$|dk|dakika|min|['′’]))/i.exec(text.trim()) ?? []
  return Number(number) || undefined
}
