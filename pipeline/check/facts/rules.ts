// Facts that are stated twice or depend on each other: pairs of places, and what must hold between them.
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { wordingsOf } from '../../records/localise'
import { clockOf, sessionEnd } from '../../records/session-times'
import type { Text } from '../../schemas/kinds'
import { entriesOf, isWhole, valuesAt, type Located } from '../findings'

export type Must = 'equal' | 'not be before' | 'not be after'

export type Fact = string | Located | undefined

/** A fact, what it must be, and the fact with which it must agree. The problem is reported at the first. */
export type Rule = [here: Fact, must: Must, there: Fact, severity?: Problem['severity']]

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
const ofSymposium: Rule[] = [
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

const postalCodes = /(?<!\d)(\d{5})(?!\d)/g

export const at = (read: ReadEdition, place: string) => valuesAt(read, place)[0]

/** Of the numbers in a text the wanted one, if it is among them, or else the first. */
function numberIn(place: Located | undefined, pattern: RegExp, wanted: number): Located | undefined {
  if (!place) return undefined
  const words = wordingsOf(place.value as Text).join(' ')
  const found = [...words.matchAll(pattern)].map(([, digits]) => Number(digits))
  const value = found.includes(wanted) ? wanted : found[0]
  return value === undefined ? undefined : { ...place, value }
}

/** The edition, the year and the postal code, which names and addresses repeat. */
function ofNames(read: ReadEdition): Rule[] {
  const [starts, edition, code] = ['site.starts', 'site.edition', 'venue.postalCode'].map((place) =>
    at(read, place),
  )
  const year = Number(String(starts?.value).slice(0, 4))
  const inYear = starts && { ...starts, value: year }
  const copyright = at(read, 'site.copyrightYear')
  const postal = code && { ...code, value: Number(code.value) }
  const dates = valuesAt(read, 'previousEvents.*.date')
  return [
    [edition, 'equal', numberIn(at(read, 'site.name'), ordinals, Number(edition?.value))],
    [numberIn(at(read, 'site.shortName'), years, year), 'equal', inYear],
    // A site that opens the year before may say so.
    [copyright?.value === year - 1 ? undefined : copyright, 'equal', inYear],
    [postal, 'equal', numberIn(at(read, 'venue.address'), postalCodes, Number(code?.value))],
    ...valuesAt(read, 'previousEvents.*.year').map((event, index): Rule => {
      return [event, 'equal', numberIn(dates[index], years, Number(event.value))]
    }),
  ]
}

/** Key dates, fees and the categories of sponsors, which the exhibition repeats, one by one. */
const ofEntries = (read: ReadEdition): Rule[] => [
  ...entriesOf(read, 'keyDates').flatMap(({ entry: { key, kind } }): Rule[] => [
    [`keyDates.${key}.ends`, 'not be before', `keyDates.${key}.date`, 'error'],
    [kind === 'deadline' ? `keyDates.${key}.date` : undefined, 'not be after', 'site.ends'],
  ]),
  ...(read.data.fees?.categories ?? []).map(({ key, earlyBird, standard }): Rule => {
    const [field, must] =
      earlyBird?.currency === standard.currency
        ? (['amount', 'not be after'] as const)
        : (['currency', 'equal'] as const)
    return [`fees.categories.${key}.earlyBird.${field}`, must, `fees.categories.${key}.standard.${field}`]
  }),
  ...(read.data.exhibition?.tiers ?? []).map(({ key }): Rule => {
    return [`exhibition.tiers.${key}.name`, 'equal', `sponsors.tiers.${key}.name`]
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

/** Days of the programme, such as one left from a longer edition. Dinners, tours and workshops may be before or after it. */
function ofDays(read: ReadEdition): Rule[] {
  const { sessions = [] } = read.data
  // A session that could not be read, or whose date is none of the days, may be on such a day.
  const days = valuesAt(read, 'programme.days.*.date')
  const isListed = ({ date }: { date: string }) => days.some(({ value }) => value === date)
  if (!isWhole(read, 'sessions') || !sessions.every(isListed)) return []
  const beside = sessions.filter(({ kind }) => kind === 'social' || kind === 'workshop')
  return days
    .filter(({ value }) => beside.every(({ date }) => date !== value))
    .flatMap((day): Rule[] => [
      [day, 'not be before', 'site.starts'],
      [day, 'not be after', 'site.ends'],
    ])
}

/** About two kilometres, in degrees: a venue is not larger. */
const FAR = 0.02

/** Coordinates that are swapped or not where the map of OpenStreetMap has its marker. */
function ofMap(read: ReadEdition): Rule[] {
  const map = at(read, 'venue.map')
  const marker = new URL(String(map?.value ?? 'https:map')).searchParams.get('marker')?.split(',') ?? []
  return ['latitude', 'longitude'].flatMap((field, index): Rule[] => {
    const [here, value] = [at(read, `venue.${field}`), Number(marker[index])]
    const isFar = Math.abs(Number(here?.value) - value) > FAR
    return map && isFar ? [[here, 'equal', { ...map, value }]] : []
  })
}

/** Every rule. `isOnItsDays`: the programme is on the days of the symposium, so that they can be compared. */
export function rulesFor(read: ReadEdition, isOnItsDays: boolean): Rule[] {
  const lastDay = at(read, 'keyDates.symposium.ends') ?? 'keyDates.symposium.date'
  const following = (): Rule[] => [
    ...[...ofSymposium, [lastDay, 'equal', 'site.ends'] satisfies Rule],
    ...[...ofWorkshop(read), ...ofDays(read)],
  ]
  const ofData = [ofNames, ofEntries, ofLists, ofMap].flatMap((rule) => rule(read))
  return [...always, ...ofData, ...(isOnItsDays ? following() : [])]
}
