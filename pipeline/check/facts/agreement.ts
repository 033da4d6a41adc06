// Dates, fees and numbers that are stated twice or depend on each other. Where they disagree, one is mostly left from last year.
import type { ReadEdition } from '../../read'
import { correctTheWrongOne, exchangeDates as swapDates } from '../../read/advice'
import { both, type Problem } from '../../read/problem'
import { wordingsOf } from '../../records/localise'
import { clockOf, sessionEnd } from '../../records/session-times'
import type { Bilingual, Text } from '../../schemas/kinds'
import type { Money } from '../../schemas/money'
import { entriesOf, placeOf, problemIn, valuesAt, type Located } from '../findings'

type Must = 'equal' | 'not be before' | 'not be after'

/** A fact, what it must be, and the fact with which it must agree. The problem is reported at the first. */
type Rule = [
  here: string | Located | undefined,
  must: Must,
  there: string | Located | undefined,
  severity?: Problem['severity'],
]

/** Whether no session is on a day of the symposium: one of the two was moved, and other contradictions follow from that. */
export function isMovedApart(read: ReadEdition): boolean {
  const { site } = read.data
  const dates = entriesOf(read, 'sessions').map(({ entry }) => entry.date)
  return site !== undefined && dates.length > 0 && dates.every((day) => day < site.starts || day > site.ends)
}

/** What is written in two places of the data, or has an order. */
const always: Rule[] = [
  ['site.ends', 'not be before', 'site.starts', 'error'],
  ['site.announcement.ends', 'not be before', 'site.announcement.date', 'error'],
  ['keyDates.registration.date', 'not be after', 'site.ends'],
  ['workshop.earlyDeadline', 'not be after', 'workshop.finalDeadline', 'error'],
  ['workshop.finalDeadline', 'not be after', 'site.ends'],
  ['workshop.fee', 'equal', 'fees.categories.workshop.standard'],
  ['fees.earlyBirdUntil', 'not be after', 'site.ends'],
  ['keyDates.early-registration.date', 'equal', 'fees.earlyBirdUntil'],
  ['keyDates.social-tour.date', 'equal', 'socialTour.date'],
  ['keyDates.poster-awards.date', 'equal', 'programme.posterAwards.date'],
  ['keyDates.accepted-papers.date', 'not be before', 'keyDates.abstract-submission.date'],
]

/** What only follows from the days of the symposium, as long as the programme is on them. */
const ofProgramme: Rule[] = [
  ['keyDates.symposium.date', 'equal', 'site.starts'],
  ['programme.released', 'not be after', 'site.ends'],
  ['programme.posterAwards.date', 'not be before', 'site.starts'],
  ['programme.posterAwards.date', 'not be after', 'site.ends'],
  ['workshop.days.*.date', 'not be before', 'site.starts'],
  ['workshop.days.*.date', 'not be after', 'site.ends'],
  ['sessions.social-tour.date', 'equal', 'socialTour.date'],
]

const years = /(?<!\d)((?:19|20)\d\d)(?!\d)/g

/** 6th, 6. */
const ordinals = /(?<!\d)(\d+)(?:st|nd|rd|th|\.)(?=\s)/g

/** Of the numbers in a text the wanted one, if it is among them, or else the first. */
function numberIn(place: Located | undefined, pattern: RegExp, wanted: number): Located | undefined {
  if (!place) return undefined
  const words = wordingsOf(place.value as Text).join(' ')
  const found = [...words.matchAll(pattern)].map(([, digits]) => Number(digits))
  const value = found.includes(wanted) ? wanted : found[0]
  return value === undefined ? undefined : { ...place, value }
}

const at = (read: ReadEdition, place: string) => valuesAt(read, place)[0]

/** The edition and the year of the symposium, which its names repeat. */
function ofSite(read: ReadEdition): Rule[] {
  const { site } = read.data
  const starts = at(read, 'site.starts')
  if (!site || !starts) return []
  const year = Number(site.starts.slice(0, 4))
  const inYear = { ...starts, value: year }
  return [
    ['site.edition', 'equal', numberIn(at(read, 'site.name'), ordinals, site.edition)],
    [numberIn(at(read, 'site.shortName'), years, year), 'equal', inYear],
    // A site that opens the year before may say so.
    ...(site.copyrightYear === year - 1 ? [] : [['site.copyrightYear', 'equal', inYear] satisfies Rule]),
  ]
}

/** The postal code, which an address repeats. */
function ofVenue(read: ReadEdition): Rule[] {
  const written = at(read, 'venue.postalCode')
  const code = Number(written?.value)
  const inAddress = numberIn(at(read, 'venue.address'), /(?<!\d)(\d{5})(?!\d)/g, code)
  return [[written && { ...written, value: code }, 'equal', inAddress]]
}

/** Key dates and fees one by one. */
const ofEntries = (read: ReadEdition): Rule[] => [
  ...entriesOf(read, 'keyDates').flatMap(({ entry, index }): Rule[] => [
    [at(read, `keyDates.${entry.key}.ends`), 'not be before', `keyDates.${entry.key}.date`, 'error'],
    ...(entry.kind === 'deadline'
      ? [
          [
            valuesAt(read, 'keyDates.*.date').find(({ path }) => path[0] === index),
            'not be after',
            'site.ends',
          ] satisfies Rule,
        ]
      : []),
  ]),
  ...(read.data.fees?.categories ?? []).map(({ key, earlyBird, standard }): Rule => {
    const field = earlyBird?.currency === standard.currency ? 'amount' : 'currency'
    const must = field === 'amount' ? 'not be after' : 'equal'
    return [`fees.categories.${key}.earlyBird.${field}`, must, `fees.categories.${key}.standard.${field}`]
  }),
  ...entriesOf(read, 'previousEvents').map(({ entry, index }): Rule => {
    const [year, date] = ['year', 'date'].map((field) =>
      valuesAt(read, `previousEvents.*.${field}`).find(({ path }) => path[0] === index),
    )
    return [year, 'equal', numberIn(date, years, entry.year)]
  }),
]

/** Each day of the workshop and its sessions are within the session of the programme that stands for it. */
const ofWorkshop = (read: ReadEdition): Rule[] =>
  (read.data.workshop?.days ?? []).flatMap(({ date, sessions }, day): Rule[] => {
    const code = `workshop-${day + 1}`
    const planned = entriesOf(read, 'sessions').find(({ entry }) => entry.code === code)
    const here: Located = { in: 'workshop', path: ['days', day, 'date'], value: date }
    if (planned?.entry.date !== date) return [[here, 'equal', `sessions.${code}.date`]]
    const end = sessionEnd(planned.entry)
    const ends: Located = { in: 'sessions', path: [planned.index, 'end'], value: end && clockOf(end) }
    return sessions.flatMap((session, index): Rule[] => {
      const path = ['days', day, 'sessions', index, 'start']
      return [
        [{ in: 'workshop', path, value: session.start }, 'not be before', `sessions.${code}.start`],
        [{ in: 'workshop', path, value: session.end }, 'not be after', ends],
      ]
    })
  })

/** Lists that are shown in the order of the file, which is that of time; and the newest change of the programme. */
function ofLists(read: ReadEdition): Rule[] {
  const changes = valuesAt(read, 'programme.changes.*.date')
  const newest = changes.toSorted((a, b) => String(b.value).localeCompare(String(a.value)))[0]
  const inTime = ['previousEvents.*.year', 'socialTour.itinerary.*.time'].flatMap((place) =>
    valuesAt(read, place).map((value, index, list): Rule => [value, 'not be before', list[index - 1]]),
  )
  return [['programme.released', 'not be before', newest], ...inTime]
}

/** A value as it is compared and shown. */
const plain = (value: unknown): string | number => {
  if (typeof value !== 'object') return value as string | number
  const { amount, currency } = value as Money
  return `${amount} ${currency}`
}

const broken: Record<Must, (here: string | number, there: string | number) => boolean> = {
  equal: (here, there) => here !== there,
  'not be before': (here, there) => here < there,
  'not be after': (here, there) => here > there,
}

function messageOf(here: string | number, must: Must, there: string | number, place: string): Bilingual {
  if (must === 'equal')
    return both(
      `This is “${here}”, but “${there}” in ${place}.`,
      `Burada “${here}”, ${place} satırında “${there}” yazıyor.`,
    )
  const [en, tr] = {
    'not be before':
      typeof here === 'number' ? ['less than', 'değerinden küçük'] : ['before', 'tarihinden önce'],
    'not be after':
      typeof here === 'number' ? ['more than', 'değerinden büyük'] : ['after', 'tarihinden sonra'],
  }[must]
  return both(`${here} is ${en} ${there} (${place}).`, `${here}, ${there} ${tr} (${place}).`)
}

const lookAtYear = both(
  'Correct the one that is wrong. Look at the year, too.',
  'Yanlış olanı düzeltin. Yılına da bakın.',
)

/** Facts that contradict each other. Most may be intentional and are warnings. */
export function checkAgreement(read: ReadEdition): Problem[] {
  const lastDay = at(read, 'keyDates.symposium.ends') ?? 'keyDates.symposium.date'
  const following: Rule[] = isMovedApart(read)
    ? []
    : [...ofProgramme, [lastDay, 'equal', 'site.ends'], ...ofWorkshop(read)]
  const rules = [
    ...always,
    ...ofSite(read),
    ...ofVenue(read),
    ...ofEntries(read),
    ...ofLists(read),
    ...following,
  ]
  const placesOf = (fact: string | Located | undefined) =>
    typeof fact === 'string' ? valuesAt(read, fact) : fact?.value === undefined ? [] : [fact]
  return rules.flatMap(([first, must, second, severity = 'warning']) => {
    const [there] = placesOf(second)
    if (!there) return []
    return placesOf(first)
      .filter((here) => broken[must](plain(here.value), plain(there.value)))
      .map((here) => {
        const isDate = must !== 'equal' && typeof here.value === 'string'
        return problemIn(read, here.in, here.path, {
          message: messageOf(
            plain(here.value),
            must,
            plain(there.value),
            placeOf(read, there.in, there.path),
          ),
          advice: !isDate ? correctTheWrongOne : severity === 'error' ? swapDates : lookAtYear,
          severity,
        })
      })
  })
}
