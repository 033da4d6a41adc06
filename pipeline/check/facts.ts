// Dates, fees and numbers that are stated twice or depend on each other. Where two disagree, one is mostly left from last year.
import type { ReadEdition } from '../read'
import { both, correctTheWrongOne, type Found, type Problem } from '../read/problem'
import { wordingsOf, type Bilingual, type Text } from '../domain/languages'
import { isWhole, placeOf, problemIn, valuesAt, type Located } from './findings'

type Plain = string | number

const daysBetween = (from: Plain, to: Plain) =>
  (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000

/** About two kilometres, in degrees: a venue is not larger. */
const FAR = 0.02

/** Whether two values contradict each other, and how that is said; if nothing is, they differ. */
type Contradiction = { isSo: (here: Plain, there: Plain) => boolean; words: Bilingual | undefined }

const contradictions = {
  differs: { isSo: (here, there) => here !== there, words: undefined },
  'far from': { isSo: (here, there) => Math.abs(Number(here) - Number(there)) > FAR, words: undefined },
  before: { isSo: (here, there) => here < there, words: both('before', 'önce') },
  after: { isSo: (here, there) => here > there, words: both('after', 'sonra') },
  more: { isSo: (here, there) => here > there, words: both('more than', 'çok') },
  'long before': {
    isSo: (here, there) => daysBetween(here, there) > 400,
    words: both('more than a year before', 'bir yıldan da uzun süre önce'),
  },
} satisfies Record<string, Contradiction>

/**
 * A value, how it may contradict another one, and the other one, in which `*` is the same entry. Reported of the first. With a
 * pattern, what matches it is compared: the other one is a text or an address that repeats a number.
 */
type Rule = [
  here: string | Located,
  contradicts: keyof typeof contradictions,
  there: string | Located | undefined,
  severity?: Problem['severity'],
  pattern?: RegExp,
]

/** 6th, 6. */
const ordinals = /(?<!\d)\d+(?=(?:st|nd|rd|th|\.)\s)/g

const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g

const rules: Rule[] = [
  ['site.ends', 'before', 'site.starts', 'error'],
  ['site.announcement.ends', 'before', 'site.announcement.date', 'error'],
  ['keyDates.*.ends', 'before', 'keyDates.*.date', 'error'],
  ['workshop.earlyDeadline', 'after', 'workshop.finalDeadline', 'error'],
  ['workshop.finalDeadline', 'after', 'site.ends'],
  ['workshop.days.*.date', 'before', 'site.starts'],
  ['workshop.days.*.date', 'after', 'site.ends'],
  ['workshop.days.*.sessions.*.end', 'before', 'workshop.days.*.sessions.*.start', 'error'],
  ['workshop.fee', 'differs', 'fees.categories.workshop.standard'],
  ['fees.earlyBirdUntil', 'after', 'site.ends'],
  ['fees.categories.*.earlyBird.currency', 'differs', 'fees.categories.*.standard.currency'],
  ['fees.categories.*.earlyBird.amount', 'more', 'fees.categories.*.standard.amount'],
  ['hotels.*.rooms.*.single', 'more', 'hotels.*.rooms.*.double'],
  ['keyDates.*.date', 'long before', 'site.starts'],
  ['keyDates.symposium.date', 'differs', 'site.starts'],
  ['keyDates.symposium.ends', 'differs', 'site.ends'],
  ['keyDates.registration.date', 'after', 'site.ends'],
  ['keyDates.early-registration.date', 'differs', 'fees.earlyBirdUntil'],
  ['keyDates.accepted-papers.date', 'before', 'keyDates.abstract-submission.date'],
  ['keyDates.social-tour.date', 'differs', 'socialTour.date'],
  ['keyDates.poster-awards.date', 'differs', 'programme.posterAwards.date'],
  ['programme.posterAwards.date', 'before', 'site.starts'],
  ['programme.posterAwards.date', 'after', 'site.ends'],
  ['programme.released', 'after', 'site.ends'],
  ['sessions.social-tour.date', 'differs', 'socialTour.date'],
  ['exhibition.tiers.*.name', 'differs', 'sponsors.tiers.*.name'],
  ['site.edition', 'differs', 'site.name', 'warning', ordinals],
  ['site.starts', 'differs', 'site.shortName', 'warning', years],
  ['previousEvents.*.year', 'differs', 'previousEvents.*.date', 'warning', years],
  ['venue.postalCode', 'differs', 'venue.address', 'warning', /(?<!\d)\d{5}(?!\d)/g],
  // Coordinates that are swapped, or not where the map of OpenStreetMap has its marker.
  ['venue.latitude', 'far from', 'venue.map', 'warning', /(?<=[?&]marker=)-?[\d.]+/g],
  ['venue.longitude', 'far from', 'venue.map', 'warning', /(?<=[?&]marker=-?[\d.]+(?:,|%2C))-?[\d.]+/g],
]

function ofDates(read: ReadEdition): Rule[] {
  const { keyDates = [], sessions = [] } = read.data
  const newest = valuesAt(read, 'programme.changes.*.date').toSorted((a, b) =>
    String(b.value).localeCompare(String(a.value)),
  )
  const inOrderOfTime = ['previousEvents.*.year', 'socialTour.itinerary.*.time']
  const deadlines = keyDates.filter(({ kind }) => kind === 'deadline')
  // Dinners, tours and workshops may be before or after the symposium. A session that could not be read may be one of them.
  const beside = sessions.filter(({ kind }) => kind === 'social' || kind === 'workshop')
  const days = isWhole(read, 'sessions') ? valuesAt(read, 'programme.days.*.date') : []
  return [
    ['programme.released', 'before', newest[0]],
    ...inOrderOfTime.flatMap((place) =>
      valuesAt(read, place).map((value, index, list): Rule => [value, 'before', list[index - 1]]),
    ),
    ...deadlines.map(({ key }): Rule => [`keyDates.${key}.date`, 'after', 'site.ends']),
    ...days
      .filter(({ value }) => beside.every(({ date }) => date !== value))
      .flatMap((day): Rule[] => [
        [day, 'before', 'site.starts'],
        [day, 'after', 'site.ends'],
      ]),
  ]
}

/** Each day of the workshop is within the session of the programme that it is, and its own sessions follow each other. */
const ofWorkshop = (read: ReadEdition): Rule[] =>
  valuesAt(read, 'workshop.days.*').flatMap((_, day): Rule[] => [
    [`workshop.days.${day}.date`, 'differs', `sessions.workshop-${day + 1}.date`],
    [`workshop.days.${day}.sessions.*.start`, 'before', `sessions.workshop-${day + 1}.start`],
    [`workshop.days.${day}.sessions.*.end`, 'after', `sessions.workshop-${day + 1}.end`],
    ...valuesAt(read, `workshop.days.${day}.sessions.*.start`).map((start, index): Rule => {
      return [start, 'before', `workshop.days.${day}.sessions.${index - 1}.end`, 'error']
    }),
  ])

/** A value as it is compared and shown. */
function plain(value: unknown): Plain {
  if (typeof value !== 'object') return value as Plain
  if ('amount' in value!) return Object.values(value).join(' ')
  return wordingsOf(value as Text).join(' / ')
}

/** Most contradictions may be intentional and are warnings. */
function contradiction(read: ReadEdition, [first, contradicts, second, severity = 'warning', pattern]: Rule) {
  const matches = (value: Plain): Plain[] => (pattern ? (String(value).match(pattern) ?? []) : [value])
  return (typeof first === 'string' ? valuesAt(read, first) : [first]).flatMap((one): Found => {
    const other = typeof second === 'string' ? valuesAt(read, second, one.each)[0] : second
    if (!other) return []
    const [here = String(one.value)] = matches(plain(one.value))
    const [there, ...others] = matches(plain(other.value))
    const { isSo, words } = contradictions[contradicts]
    if (there === undefined || ![there, ...others].every((value) => isSo(here, value))) return []
    const place = placeOf(read, other)
    const message = words
      ? both(
          `${here} is ${words.en} ${there} (${place}).`,
          `${here}, ${place} satırındaki ${there} değerinden ${words.tr}.`,
        )
      : both(
          `This is “${here}”, but “${there}” in ${place}.`,
          `Burada “${here}”, ${place} satırında “${there}” yazıyor.`,
        )
    return problemIn(read, one.in, one.path, { message, advice: correctTheWrongOne, severity })
  })
}

export function checkFacts(read: ReadEdition): Problem[] {
  const found = [...rules, ...ofDates(read), ...ofWorkshop(read)].flatMap((rule) => contradiction(read, rule))
  const errors = found.filter(({ severity }) => severity === 'error')
  // While dates are in the wrong order, everything else may only follow from that.
  return errors.length > 0 ? errors : found
}
