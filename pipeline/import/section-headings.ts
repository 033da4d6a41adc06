// What a heading within a programme says: a day, a hall, the code and title of a session, its chairs, a time.
import type { Text } from '../domain/languages'
import { kinds } from '../schemas/kinds'
import { fold } from '../domain/fold'
import { inOneLine } from './cells'
import { dateIn, dayIn, isDay, timesIn, weekdayOf, type Calendar, type Span } from './dates-and-times'
import { titleIn } from './languages'
import { isHall } from './looks'
import { readNames } from './names'

export type SectionHeading = {
  day?: string
  hall?: string
  code?: string
  title?: Text
  chairs?: string[]
  span?: Span
}

const CHAIR =
  /(?:(?:oturum|session|panel)\s+)?(?:başkan(?:ı|ları|lar|i|lari)?|baskan(?:i|lari)?|chair(?:s|man|men|woman|person|persons|ed by)?(?: ?\(s\))?|moderat(?:ö|o)r(?:ü|u|ler|leri|s)?|yönetici(?:si)?)(?:\s*\/\s*(?:session )?(?:chair\p{L}*|başkan\p{L}*|moderat\p{L}*))?\s*(?:[:：]|\s[-–—]\s|\n)\s*/iu

/** People after “Chair:”; the text without them. */
export function chairsIn(text: string): { chairs: string[]; rest: string } | undefined {
  const capital = text.replace(/İ/g, 'i').replace(/I(?=[^a-z]*[:：])/g, 'ı')
  const found = CHAIR.exec(text) ?? CHAIR.exec(capital.length === text.length ? capital : text)
  if (!found) return undefined
  const after = text.slice(found.index + found[0].length)
  const [line = '', ...others] = after.split('\n')
  const chairs = readNames(line.includes('(') ? line : line.replace(/\)\s*$/, '')).people.map(
    ({ name }) => name,
  )
  return { chairs, rest: [text.slice(0, found.index), ...others].join('\n') }
}

const SESSION =
  /(?:(?:paralel|parallel|plenary|technical|teknik|bilimsel|scientific|oral|sözlü)\s+)?(?:oturumu?|session|OTURUMU?|block|blok)/iu
    .source

const CODES: RegExp[] = [
  // Oturum 2B: Kanatlar, SESSION 1-A, Session IV
  new RegExp(
    `^${SESSION}\\s*(?:no\\.?|:|#)?\\s*(\\p{L}{0,3}[- ]?\\d{1,2}[- .]?\\p{L}?\\d?|[IVX]{1,5}(?:[- ]?[A-F])?)(?![\\p{L}\\d])\\.?\\s*(?:[:.–—/|-]\\s*|\\n|$|\\s(?=\\())`,
    'iu',
  ),
  // 1A OTURUM, 2. Oturum – Kanatlar, 3B Session
  new RegExp(
    `^(\\p{L}{0,3}\\d{1,2}[- ]?\\p{L}?\\d?|[IVX]{1,5})\\.?\\s*${SESSION}(?!\\p{L})\\s*(?:[:.–—/|-]\\s*|\\n|$)?`,
    'iu',
  ),
  // 2B: Kanatlar, 2B – Kanatlar, 2B
  /^(\p{L}{0,3}\d{1,2}\p{L}?\d?)(?![\p{L}\d])(?:\s*[:–—|-]\s*|\.\s+|\s*\n|\s*$)/u,
]

const romans: Record<string, number> = {
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  X: 10,
  XI: 11,
  XII: 12,
}

/** The code at the beginning of a session's title, and the title after it. */
export function codeAndTitle(text: string): { code?: string; title: string } {
  const written = text.trim()
  for (const pattern of CODES) {
    const [found = '', code] = pattern.exec(written) ?? []
    if (!code) continue
    const [, roman = '', letter = ''] = /^([IVX]+)[- ]?([A-F]?)$/.exec(code) ?? []
    const plain = (romans[roman] ? `${romans[roman]}${letter}` : code)
      .replace(/[^\p{L}\d]/gu, '')
      .toUpperCase()
    if (/\d/.test(plain) && kinds.code.accepts(plain))
      return { code: plain, title: written.slice(found.length).trim() }
  }
  return { title: written }
}

/** What is said of one hall within a heading: “Salon: Anadolu”, or a part that is the name of a hall. */
function hallIn(part: string): string | undefined {
  const [, named] = /^(?:salon|hall|room|yer|venue)\s*[:：]\s*(.+)$/iu.exec(part) ?? []
  return named ?? (isHall(part) ? part : undefined)
}

/** Reads a heading. What is neither a day, a hall, a time nor chairs is the code and title of a session. */
export function readSectionHeading(text: string, calendar: Calendar): SectionHeading {
  // “OTURUM 1A / SALON: ANADOLU / BAŞKAN: …”: each part is a heading of its own.
  const segments = text.split(/\s+[/|•]\s+/)
  if (segments.length > 1) {
    const read = segments.map((segment) => readSectionHeading(segment, calendar))
    const isKnown = (one: SectionHeading) => Object.keys(one).some((field) => field !== 'title')
    if (read.filter(isKnown).length >= segments.length - 1 && isKnown(read[0] ?? {}))
      return Object.assign({}, ...read.toReversed()) as SectionHeading
  }
  const chaired = chairsIn(text)
  let rest = chaired?.rest ?? text
  const read: SectionHeading = chaired ? { chairs: chaired.chairs } : {}
  const written = dateIn(rest, calendar)
  if (written) {
    read.day = written.day
    rest = rest.replace(written.found, ' ')
  }
  const time = timesIn(rest)
  if (time) {
    read.span = time.span
    rest = rest.replace(time.found, ' ')
  }
  const parts = rest
    .replace(/\(([^()]*)\)/g, (found, within: string) => (isHall(within) ? `\n${within}\n` : found))
    .split(/\n|\s[–—|•]\s|\s-\s|\s?\|\s?|,\s+(?=\p{L}+\s+(?:salon|hall))/iu)
    .map((part) => inOneLine(part.replace(/^[\s,;:()–—-]+|[\s,;(–—-]+$/g, '')))
    .filter(Boolean)
  const named = parts.find((part) => isDay(part, calendar))
  const day = read.day ?? (named && dayIn(named, calendar))
  if (day) read.day = day
  const hall = parts.map(hallIn).find(Boolean)
  if (hall) read.hall = inOneLine(hall)
  const others = parts.filter((part) => !hallIn(part) && !(day && isNameOfDay(part)))
  if (others.length > 0) {
    const { code, title } = codeAndTitle(others.join(' – '))
    if (code) read.code = code
    const own = title.replace(/^[\s:–—-]+|[\s:–—-]+$/g, '')
    if (/\p{L}/u.test(own) && !isOnlyCode.test(own)) read.title = titleIn(own)
  }
  return read
}

/** “PERŞEMBE”, “1. GÜN” and what else remains of a day once the date is gone. */
const isNameOfDay = (part: string): boolean =>
  part
    .split(/[^\p{L}\d]+/u)
    .every(
      (word) =>
        word === '' ||
        /^\d{1,2}$/.test(word) ||
        /^(?:gun|gunu|day)$/.test(fold(word)) ||
        weekdayOf(word) >= 0,
    )

/** “SESSION 1” after “OTURUM 1 /” says nothing more. */
const isOnlyCode = new RegExp(
  `^[/\\s]*(?:${SESSION}\\s*[\\p{L}\\d]{0,3}|[\\p{L}\\d]{0,3}\\s*${SESSION})\\s*$`,
  'iu',
)
