// Dates, fees and numbers that are stated twice or depend on each other. Where two disagree, one is mostly left from last year.
import { daysBetween } from '../domain/event-time'
import { wordingsOf, type Text } from '../domain/languages'
import { lineOf, warning, type Diagnostic, type Found, type Severity } from '../messages/diagnostic'
import type { ReadEdition } from '../read'
import type { Place } from '../schemas/places'
import { isWhole, placeOf, problemIn, valuesAt, type Located } from './findings'

type Plain = string | number

/** How far apart two values may be. */
export const factBounds = {
  /** About two kilometres, in degrees: a venue is not larger. */
  degreesApart: 0.02,
  /** A deadline more than this many days before the symposium is probably last year's. */
  daysBefore: 400,
}

type Contradiction = { isSo: (here: Plain, there: Plain) => boolean; code: string }

/** How two values may contradict each other, and the code of the message that says so. */
export const contradictions = {
  differs: { isSo: (here, there) => here !== there, code: 'facts.differs' },
  'far from': {
    isSo: (here, there) => Math.abs(Number(here) - Number(there)) > factBounds.degreesApart,
    code: 'facts.differs',
  },
  before: { isSo: (here, there) => here < there, code: 'facts.before' },
  after: { isSo: (here, there) => here > there, code: 'facts.after' },
  same: { isSo: (here, there) => here === there, code: 'facts.same' },
  more: { isSo: (here, there) => here > there, code: 'facts.more' },
  'long before': {
    isSo: (here, there) => daysBetween(String(here), String(there)) > factBounds.daysBefore,
    code: 'facts.long-before',
  },
} satisfies Record<string, Contradiction>

/** Two values that must not contradict each other. It is reported at the first. */
export type FactRule = {
  value: Place | Located
  contradicts: keyof typeof contradictions
  /** The other value; `*` is the same entry as in the first, or the one before that. */
  other: Place | Located | undefined
  ofEntryBefore?: boolean
  severity?: Severity
  /** Of a text or an address that repeats a number, what matches this is compared. */
  part?: RegExp
}

/** 6th, 6. */
const ordinals = /(?<!\d)\d+(?=(?:st|nd|rd|th|\.)\s)/g

const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** What cannot be intended. */
const errors: FactRule[] = [
  { value: 'site.ends', contradicts: 'before', other: 'site.starts' },
  { value: 'site.announcement.ends', contradicts: 'before', other: 'site.announcement.date' },
  { value: 'keyDates.*.ends', contradicts: 'before', other: 'keyDates.*.date' },
  { value: 'workshop.earlyDeadline', contradicts: 'after', other: 'workshop.finalDeadline' },
  {
    value: 'workshop.days.*.sessions.*.end',
    contradicts: 'before',
    other: 'workshop.days.*.sessions.*.start',
  },
  {
    value: 'workshop.days.*.sessions.*.start',
    contradicts: 'before',
    other: 'workshop.days.*.sessions.*.end',
    ofEntryBefore: true,
  },
]

export const factRules: FactRule[] = [
  ...errors.map((rule): FactRule => ({ ...rule, severity: 'error' })),
  { value: 'workshop.finalDeadline', contradicts: 'after', other: 'site.ends' },
  { value: 'workshop.days.*.date', contradicts: 'before', other: 'site.starts' },
  { value: 'workshop.days.*.date', contradicts: 'after', other: 'site.ends' },
  // What a day of workshops and its session in the programme both say.
  { value: 'workshop.days.0.date', contradicts: 'differs', other: 'sessions.workshop-1.date' },
  { value: 'workshop.days.1.date', contradicts: 'differs', other: 'sessions.workshop-2.date' },
  { value: 'workshop.days.0.sessions.*.start', contradicts: 'before', other: 'sessions.workshop-1.start' },
  { value: 'workshop.days.1.sessions.*.start', contradicts: 'before', other: 'sessions.workshop-2.start' },
  { value: 'workshop.days.0.sessions.*.end', contradicts: 'after', other: 'sessions.workshop-1.end' },
  { value: 'workshop.days.1.sessions.*.end', contradicts: 'after', other: 'sessions.workshop-2.end' },
  { value: 'workshop.fee', contradicts: 'differs', other: 'fees.categories.workshop.standard' },
  { value: 'fees.earlyBirdUntil', contradicts: 'after', other: 'site.ends' },
  {
    value: 'fees.categories.*.earlyBird.currency',
    contradicts: 'differs',
    other: 'fees.categories.*.standard.currency',
  },
  {
    value: 'fees.categories.*.earlyBird.amount',
    contradicts: 'more',
    other: 'fees.categories.*.standard.amount',
  },
  {
    value: 'programme.posterAwards.prizes.*.amount',
    contradicts: 'more',
    other: 'programme.posterAwards.prizes.*.amount',
    ofEntryBefore: true,
  },
  { value: 'hotels.*.rooms.*.single', contradicts: 'more', other: 'hotels.*.rooms.*.double' },
  { value: 'keyDates.*.date', contradicts: 'long before', other: 'site.starts' },
  { value: 'keyDates.symposium.date', contradicts: 'differs', other: 'site.starts' },
  { value: 'keyDates.symposium.ends', contradicts: 'differs', other: 'site.ends' },
  { value: 'keyDates.registration.date', contradicts: 'after', other: 'site.ends' },
  { value: 'keyDates.early-registration.date', contradicts: 'differs', other: 'fees.earlyBirdUntil' },
  {
    value: 'keyDates.accepted-papers.date',
    contradicts: 'before',
    other: 'keyDates.abstract-submission.date',
  },
  { value: 'keyDates.social-tour.date', contradicts: 'differs', other: 'socialTour.date' },
  { value: 'keyDates.poster-awards.date', contradicts: 'differs', other: 'programme.posterAwards.date' },
  { value: 'programme.posterAwards.date', contradicts: 'before', other: 'site.starts' },
  { value: 'programme.posterAwards.date', contradicts: 'after', other: 'site.ends' },
  { value: 'programme.released', contradicts: 'after', other: 'site.ends' },
  { value: 'site.movedFrom', contradicts: 'same', other: 'site.starts' },
  { value: 'sessions.social-tour.date', contradicts: 'differs', other: 'socialTour.date' },
  { value: 'exhibition.tiers.*.name', contradicts: 'differs', other: 'sponsors.tiers.*.name' },
  { value: 'site.edition', contradicts: 'differs', other: 'site.name', part: ordinals },
  { value: 'site.starts', contradicts: 'differs', other: 'site.shortName', part: years },
  { value: 'previousEvents.*.year', contradicts: 'differs', other: 'previousEvents.*.date', part: years },
  {
    value: 'previousEvents.*.year',
    contradicts: 'before',
    other: 'previousEvents.*.year',
    ofEntryBefore: true,
  },
  {
    value: 'socialTour.itinerary.*.time',
    contradicts: 'before',
    other: 'socialTour.itinerary.*.time',
    ofEntryBefore: true,
  },
  { value: 'venue.postalCode', contradicts: 'differs', other: 'venue.address', part: /(?<!\d)\d{5}(?!\d)/g },
  // Coordinates that are swapped, or not where the map of OpenStreetMap has its marker.
  { value: 'venue.latitude', contradicts: 'far from', other: 'venue.map', part: /(?<=[?&]marker=)-?[\d.]+/g },
  {
    value: 'venue.longitude',
    contradicts: 'far from',
    other: 'venue.map',
    part: /(?<=[?&]marker=-?[\d.]+(?:,|%2C))-?[\d.]+/g,
  },
]

/** Rules that depend on what an edition has. */
type DerivedRules = { name: string; rules: (read: ReadEdition) => FactRule[] }

/** Days of the programme other than those of dinners, tours and workshops, which may be before or after the symposium. */
function programmeDays(read: ReadEdition): Located[] {
  const { sessions = [] } = read.data
  const beside = sessions.filter(({ kind }) => kind === 'social' || kind === 'workshop')
  // A session that could not be read may be one of them.
  const days = isWhole(read, 'sessions') ? valuesAt(read, 'programme.days.*.date') : []
  return days.filter(({ value }) => beside.every(({ date }) => date !== value))
}

export const derivedRules: DerivedRules[] = [
  {
    name: 'a release is not before its newest change',
    rules: (read: ReadEdition): FactRule[] => {
      const [newest] = valuesAt(read, 'programme.changes.*.date').toSorted((a, b) =>
        String(b.value).localeCompare(String(a.value)),
      )
      return [{ value: 'programme.released', contradicts: 'before', other: newest }]
    },
  },
  {
    name: 'a deadline is not after the symposium',
    rules: (read) =>
      valuesAt(read, 'keyDates.*.date')
        .filter(({ path: [index] }) => read.data.keyDates?.[Number(index)]?.kind === 'deadline')
        .map((value) => ({ value, contradicts: 'after', other: 'site.ends' })),
  },
  {
    name: 'the days of the programme are those of the symposium',
    rules: (read) =>
      programmeDays(read).flatMap((value): FactRule[] => [
        { value, contradicts: 'before', other: 'site.starts' },
        { value, contradicts: 'after', other: 'site.ends' },
      ]),
  },
]

/** A value as it is compared and shown. */
function plainOf(value: unknown): Plain {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'object' && value !== null && 'amount' in value) return Object.values(value).join(' ')
  return wordingsOf(value as Text).join(' / ')
}

const located = (read: ReadEdition, place: Place | Located, each?: readonly string[]): Located[] =>
  typeof place === 'string' ? valuesAt(read, place, each) : [place]

/** The names of the entries in which a value is, with that of the entry before the last of them. */
function entryBefore({ path, each = [] }: Located): string[] {
  const index = path.findLast((step) => typeof step === 'number') ?? 0
  return [...each.slice(0, -1), String(index - 1)]
}

/** Most contradictions may be intentional and are warnings. */
export function contradictionsOf(read: ReadEdition, rule: FactRule): Diagnostic[] {
  const { value: first, contradicts, other: second, ofEntryBefore, severity = 'warning', part } = rule
  const { isSo, code } = contradictions[contradicts]
  const partsOf = (value: Plain): Plain[] => (part ? (String(value).match(part) ?? []) : [value])
  return located(read, first).flatMap((value): Found => {
    const each = ofEntryBefore ? entryBefore(value) : value.each
    const [other] = second === undefined ? [] : located(read, second, each)
    if (!other) return []
    const [here = String(value.value)] = partsOf(plainOf(value.value))
    const [there, ...others] = partsOf(plainOf(other.value))
    if (there === undefined || ![there, ...others].every((stated) => isSo(here, stated))) return []
    const values = { here, there, place: placeOf(read, other) }
    return problemIn(read, value.in, value.path, { severity, code, values })
  })
}

/** A symposium that was moved says from when. */
const movedFrom = (read: ReadEdition): Diagnostic[] =>
  read.data.site?.status === 'moved' && !read.data.site.movedFrom
    ? [problemIn(read, 'site', ['status'], warning('facts.moved-from'))]
    : []

/** An early-bird fee says until when it is to be had. */
const earlyBirdUntil = (read: ReadEdition): Diagnostic[] => {
  const [first] = valuesAt(read, 'fees.categories.*.earlyBird')
  return first && read.data.fees?.earlyBirdUntil === undefined && isWhole(read, 'fees')
    ? [problemIn(read, 'fees', first.path, warning('facts.early-bird-until'))]
    : []
}

/** Facts that contradict each other, in the order of their tables; while dates are in the wrong order, only that; none that follows from another. */
export function checkFacts(read: ReadEdition): Diagnostic[] {
  const all = [...factRules, ...derivedRules.flatMap(({ rules }) => rules(read))]
  const found = [
    ...all.flatMap((rule) => contradictionsOf(read, rule)),
    ...movedFrom(read),
    ...earlyBirdUntil(read),
  ]
  const errors = found.filter(({ severity }) => severity === 'error')
  // While dates are in the wrong order, everything else may only follow from that.
  if (errors.length > 0) return errors
  // What contradicts a line that is itself wrong may be right.
  const lines = new Set(found.map(lineOf))
  return found.filter((problem) => {
    const other = String(problem.values?.place)
    return other === lineOf(problem) || !lines.has(other)
  })
}
