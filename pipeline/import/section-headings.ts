// What a heading within a programme says (a day, a hall, the code and title of a session, its chairs, a time), and what therefore holds
// for the rows below it.
import type { Text } from '../domain/languages'
import type { TalkKind } from '../domain/programme-kinds'
import { kinds } from '../schemas/kinds'
import { fold, inOneLine } from '../domain/fold'
import { cellsIn } from './cells'
import { dateIn, dayIn, isDay, isTime, timesIn, weekdayOf, type Calendar, type Span } from './dates-and-times'
import { titleIn } from './languages'
import { isHall, isPerson, pauseOf } from './looks'
import { readNames } from '../domain/people-in-text/names'
import type { Context } from './programme-items'
import { isOf, roleNamed } from './roles'
import type { Reading } from './sheet-reading'
import { choiceWithin, pattern } from './vocabulary'

export type SectionHeading = {
  day?: string | undefined
  hall?: string | undefined
  code?: string | undefined
  title?: Text | undefined
  chairs?: string[] | undefined
  span?: Span | undefined
  talkKind?: TalkKind | 'poster' | undefined
}

/** People after “Chair:”; the text without them. */
export function chairsIn(text: string): { chairs: string[]; rest: string } | undefined {
  // BAŞKANI has another small letter in each language.
  const found =
    pattern('chair').exec(text) ??
    pattern('chair').exec(text.replace(/İ/g, 'i').replace(/I(?=[^a-z]*[:：])/g, 'ı'))
  const { before, after } = pattern('chairBeside').exec(text)?.groups ?? {}
  const beside = before || after
  if (!found && beside && isPerson(beside)) return { chairs: [beside], rest: '' }
  if (!found) return undefined
  const [line = '', ...others] = text.slice(found.index + found[0].length).split('\n')
  const { people } = readNames(line.includes('(') ? line : line.replace(/\)\s*$/, ''))
  // “A. Örnek – Kurul Başkanı” is one person.
  const chairs = people.flatMap(({ name }) => (pattern('board').test(name) ? [] : name))
  return { chairs, rest: [text.slice(0, found.index), ...others].join('\n') }
}

const CODES = ['codeAfterSession', 'codeBeforeSession', 'codeAlone'].map((name) => pattern(name))

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The code at the beginning of a session's title, and the title after it. */
export function codeAndTitle(text: string): { code?: string; title: string } {
  const whole = text.trim()
  for (const pattern of CODES) {
    const [found = '', code = ''] = pattern.exec(whole) ?? []
    const [, roman = '', letter = ''] = /^([IVX]+)[- ]?([A-F]?)$/.exec(code) ?? []
    const number = romans.indexOf(roman)
    // “1.2” is 1-2, “2-B” is 2B.
    const written = number > 0 ? `${number}${letter}` : code.replace(/(?<=\d)[^\p{L}\d](?=\d)/gu, '-')
    const plain = written.replace(/[^\p{L}\d-]|-(?!\d)|(?<!\d)-/gu, '').toUpperCase()
    if (/\d/.test(plain) && kinds.code.accepts(plain))
      return { code: plain, title: whole.slice(found.length).trim() }
  }
  return { title: whole }
}

/** The hall after its label: “Salon: Anadolu”, “Conference room: 5C”. */
export const hallLabelled = (part: string): string | undefined =>
  /^(?:(?:\p{L}+ )?(?:salon|hall|room)|yer|venue|location|place|raum|salle|sala)\s*[:：]\s*(.+)$/iu.exec(
    part.trim(),
  )?.[1]

/** The hall that a part of a heading names: “Salon: Anadolu”, or the name of a hall. */
const hallIn = (part: string): string | undefined => hallLabelled(part) ?? (isHall(part) ? part : undefined)

/** A hall without a name: “Salon 1”, “Hall B”, “Salon II”. */
const NUMBERED = /\s(?:\d{1,2}|[IVX]{1,4}|\p{Lu})$/u

/** “OTURUM 1A / SALON: ANADOLU / BAŞKAN: …”: each part is a heading of its own; undefined where the slashes part something else. */
function readParts(text: string, calendar: Calendar): SectionHeading | undefined {
  const parts = text.split(/\s+[/|•]\s+/)
  if (parts.length < 2) return undefined
  const read = parts.map((part) => readSectionHeading(part, calendar))
  const known = read.map((one) => Object.entries(one).some(([field, value]) => field !== 'title' && value))
  return known[0] && known.filter(Boolean).length >= parts.length - 1
    ? (Object.assign({}, ...read.toReversed()) as SectionHeading)
    : undefined
}

/** Reads a heading. What is neither a day, a hall, a time nor chairs is the code and title of a session. */
export function readSectionHeading(text: string, calendar: Calendar): SectionHeading {
  const inParts = readParts(text, calendar)
  if (inParts) return inParts
  const chaired = chairsIn(text)
  const date = dateIn(chaired?.rest ?? text, calendar)
  const undated = (chaired?.rest ?? text).replace(date?.found ?? '', ' ')
  const time = timesIn(undated)
  const parts = undated
    .replace(time?.found ?? '', ' ')
    .replace(/\(([^()]*)\)/g, (found, within: string) => (isHall(within) ? `\n${within}\n` : found))
    .split(/\n|\s[–—|•]\s|\s-\s|\s?\|\s?|,\s+(?=\p{L}+\s+(?:salon|hall))/iu)
    .map((part) => inOneLine(part.replace(/^[\s,;:()–—-]+|[\s,;(–—-]+$/g, '')))
    .filter(Boolean)
  const named = parts.find((part) => isDay(part, calendar))
  const day = date?.day ?? (named && dayIn(named, calendar))
  const others = parts.filter((part) => !hallIn(part) && !(day && isNameOfDay(part)))
  const { code, title } = codeAndTitle(others.join(' – '))
  const own = title.replace(/^[\s:–—-]+|[\s:–—-]+$/g, '')
  const hall = [...parts, own].map(hallIn).find(Boolean)
  const isChaired = chaired !== undefined && !/\p{L}/u.test(chaired.rest.split('\n')[0] ?? '')
  // “Salon 1 – Akdeniz” is one hall.
  const isNameOfHall =
    hall !== undefined &&
    NUMBERED.test(hall) &&
    parts[0] === hall &&
    parts[1] === own &&
    /^\p{L}+$/u.test(own) &&
    !chaired
  const isTitle =
    /\p{L}/u.test(own) && !pattern('onlyCode').test(own) && own !== hall && !isChaired && !isNameOfHall
  const read: SectionHeading = {
    chairs: chaired?.chairs,
    day,
    span: time?.span,
    hall: hall && inOneLine(isNameOfHall ? `${hall} – ${own}` : hall),
    code,
    title: isTitle ? titleIn(own) : undefined,
    talkKind:
      pauseOf(text) === 'poster'
        ? 'poster'
        : parts[0] && !hallIn(parts[0])
          ? choiceWithin(parts[0], ['plenary', 'invited'])
          : undefined,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** “PERŞEMBE”, “1. GÜN” and what else remains of a day once the date is gone. */
const isNameOfDay = (part: string): boolean =>
  part
    .split(/[^\p{L}\d]+/u)
    .every((word) => /^\d{0,2}$/.test(word) || /^(?:gun|gunu|day)$/.test(fold(word)) || weekdayOf(word) >= 0)

/** What holds below a heading. One with a session or its chairs begins a session, unless no talk is between it and the heading before. */
export function below(context: Context, text: string, calendar: Calendar, isAfterTalks: boolean): Context {
  const { day, hall, code, title, chairs, span, talkKind } = readSectionHeading(text, calendar)
  const isTitle = code !== undefined || (day === undefined && hall === undefined)
  const isNewDay = day !== undefined && day !== context.day
  const isNewSession = isAfterTalks && (code ?? chairs ?? (isTitle ? title : undefined)) !== undefined
  const { day: lastDay, hall: lastHall } = context
  const kept: Context = isNewDay || isNewSession ? { day: lastDay, hall: lastHall } : context
  return {
    ...kept,
    day: day ?? kept.day,
    hall: hall ?? kept.hall,
    session: code ?? kept.session,
    sessionTitle: code === undefined ? ((isTitle ? title : undefined) ?? kept.sessionTitle) : title,
    chairs: chairs ?? kept.chairs,
    begins: span?.start ?? kept.begins,
    ends: span ? span.end : kept.ends,
    talkKind: talkKind ?? kept.talkKind,
    part: (context.part ?? 0) + 1,
  }
}

/** What the name of a sheet, the rows above its headings and that of its titles (“SALON A – PROGRAM”) say of all of it. */
export function contextOf({ sheet, headingRow, columns, decisions }: Reading, calendar: Calendar): Context {
  // “Salon” and “Anadolu” beside it are one.
  const above = sheet.rows.slice(0, Math.max(0, headingRow)).flatMap((row) => {
    const texts = cellsIn(row).map(({ cell }) => cell.text)
    const [label = '', value] = texts
    const isLabel = texts.length === 2 && isOf('labels', roleNamed(label) ?? '')
    return isLabel ? `${label}: ${value}` : texts
  })
  const headings = columns.flatMap(({ role, heading }) => (role === 'title' ? heading : []))
  let context: Context = {}
  for (const text of [sheet.name, ...above, ...headings]) {
    const { day, hall, code, chairs, span } = readSectionHeading(text, calendar)
    // The heading of the first session may be above the headings of the columns.
    const isSession = code !== undefined && (/\p{L}/u.test(code) || pattern('session').test(text))
    if ((isSession && /\s/.test(text) && !/[.!]$/.test(text)) || chairs)
      context = below(context, text, calendar, false)
    if (day && isOnlyDay(text, day, calendar)) context.day = day
    if (hall) context.hall = hall
    if (span && isTime(text)) Object.assign(context, { begins: span.start, ends: span.end })
  }
  const { day = context.day, hall = context.hall, start = context.begins } = decisions
  return { ...context, day, hall, begins: start }
}

/** A day by itself or beside a hall; in “Programme committee, 14 June 2027” it is that of a letter. */
const isOnlyDay = (text: string, day: string, calendar: Calendar): boolean =>
  isDay(text, calendar) ||
  calendar.days.includes(day) ||
  text.split(/\s[-–—|]\s|\n|,\s/).every((part) => isDay(part, calendar) || isHall(part))
