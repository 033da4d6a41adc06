// Dates, fees and numbers that are stated twice or depend on each other. Where they disagree, one is mostly left from last year.
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { inLanguage } from '../../records/localise'
import { clockOf, sessionEnd } from '../../records/session-times'
import type { CollectionName } from '../../schemas'
import { languages, type Text } from '../../schemas/kinds'
import { networks } from '../../schemas/site'
import { entriesOf } from '../findings'
import { checkRules, isMovedApart, type Rule, type Stated } from './stated'

const stated = (name: CollectionName, path: PropertyKey[], value: Stated['value'] | undefined) =>
  value === undefined ? undefined : { in: name, path, value }

/** A rule, or none where one of the two facts is not stated. */
const rule = (
  here: Stated | undefined,
  must: Rule['must'],
  there: Stated | undefined,
  more: Partial<Rule> = {},
): Rule[] => (here && there ? [{ here, must, there, ...more }] : [])

const between = (here: Stated | undefined, first: Stated | undefined, last: Stated | undefined) => [
  ...rule(here, 'not be before', first),
  ...rule(here, 'not be after', last),
]

/** The date of the key date with this key. */
function keyDate(read: ReadEdition, key: string, field: 'date' | 'ends' = 'date') {
  const found = entriesOf(read, 'keyDates').find(({ entry }) => entry.key === key)
  return found && stated('keyDates', [found.index, field], found.entry[field])
}

const sessionCalled = (read: ReadEdition, code: string) =>
  entriesOf(read, 'sessions').find(({ entry }) => entry.code === code)

/** The first and the last day of the symposium. */
const symposiumDays = ({ data: { site } }: ReadEdition) =>
  [stated('site', ['starts'], site?.starts), stated('site', ['ends'], site?.ends)] as const

/** Of the numbers in a text the wanted one, if it is among them, or else the first. */
function numberIn(text: Text, pattern: RegExp, wanted: number): number | undefined {
  const words = languages.map((language) => inLanguage(text, language)).join(' ')
  const found = [...words.matchAll(pattern)].map(([, digits]) => Number(digits))
  return found.includes(wanted) ? wanted : found[0]
}

const years = /(?<!\d)((?:19|20)\d\d)(?!\d)/g

/** 6th, 6. */
const ordinals = /(?<!\d)(\d+)(?:st|nd|rd|th|\.)(?=\s)/g

function ofSite(read: ReadEdition): Rule[] {
  const { site } = read.data
  if (!site) return []
  const year = Number(site.starts.slice(0, 4))
  const startYear = stated('site', ['starts'], year)
  const [starts, ends] = symposiumDays(read)
  const inName = numberIn(site.name, ordinals, site.edition)
  return [
    ...rule(ends, 'not be before', starts, { severity: 'error' }),
    ...rule(stated('site', ['edition'], site.edition), 'equal', stated('site', ['name'], inName)),
    ...rule(stated('site', ['shortName'], numberIn(site.shortName, years, year)), 'equal', startYear),
    // A site that opens the year before may say so.
    ...(site.copyrightYear === year - 1
      ? []
      : rule(stated('site', ['copyrightYear'], site.copyrightYear), 'equal', startYear)),
    ...site.networks.flatMap(({ network, url }, index) => {
      const inAddress = networks.find((name) => name.length > 1 && new URL(url).host.includes(name))
      const at = ['networks', index]
      return rule(
        stated('site', [...at, 'network'], network),
        'equal',
        stated('site', [...at, 'url'], inAddress),
      )
    }),
  ]
}

function ofKeyDates(read: ReadEdition): Rule[] {
  const { fees, socialTour, programme } = read.data
  const [starts, ends] = symposiumDays(read)
  const copied = isMovedApart(read) ? [] : [starts, ends]
  const lastDay = keyDate(read, 'symposium', 'ends') ?? keyDate(read, 'symposium')
  const awards = stated('programme', ['posterAwards', 'date'], programme?.posterAwards.date)
  return [
    ...rule(keyDate(read, 'symposium'), 'equal', copied[0], { thereIsRight: true }),
    ...rule(lastDay, 'equal', copied[1], { thereIsRight: true }),
    ...rule(
      keyDate(read, 'early-registration'),
      'equal',
      stated('fees', ['earlyBirdUntil'], fees?.earlyBirdUntil),
    ),
    ...rule(keyDate(read, 'social-tour'), 'equal', stated('socialTour', ['date'], socialTour?.date)),
    ...rule(keyDate(read, 'poster-awards'), 'equal', awards),
    ...rule(keyDate(read, 'accepted-papers'), 'not be before', keyDate(read, 'abstract-submission')),
    ...entriesOf(read, 'keyDates').flatMap(({ entry: { date, ends: last, kind }, index }) => {
      const first = stated('keyDates', [index, 'date'], date)
      return [
        ...rule(stated('keyDates', [index, 'ends'], last), 'not be before', first, { severity: 'error' }),
        ...(kind === 'deadline' ? rule(first, 'not be after', ends) : []),
      ]
    }),
  ]
}

const money = (fee: { amount: number; currency: string } | undefined) =>
  fee && `${fee.amount} ${fee.currency}`

function ofFees(read: ReadEdition): Rule[] {
  const { fees, workshop } = read.data
  const categories = fees?.categories ?? []
  const index = categories.findIndex(({ key }) => key === 'workshop')
  const standard = stated('fees', ['categories', index, 'standard'], money(categories[index]?.standard))
  const [, ends] = symposiumDays(read)
  return [
    ...rule(stated('fees', ['earlyBirdUntil'], fees?.earlyBirdUntil), 'not be after', ends),
    ...rule(stated('workshop', ['fee', 'amount'], money(workshop?.fee)), 'equal', standard),
    ...categories.flatMap(({ standard: usual, earlyBird }, category) => {
      const [early, late] = (['earlyBird', 'standard'] as const).map(
        (field) => (value: Stated['value'] | undefined) =>
          stated('fees', ['categories', category, field, 'amount'], value),
      )
      return earlyBird?.currency === usual.currency
        ? rule(early!(earlyBird.amount), 'not be after', late!(usual.amount))
        : rule(early!(earlyBird?.currency), 'equal', late!(usual.currency))
    }),
  ]
}

function ofWorkshop(read: ReadEdition): Rule[] {
  const { workshop } = read.data
  if (!workshop) return []
  const final = stated('workshop', ['finalDeadline'], workshop.finalDeadline)
  const [, ends] = symposiumDays(read)
  const ofDays = workshop.days.flatMap(({ date, sessions }, day) => {
    const planned = sessionCalled(read, `workshop-${day + 1}`)
    const end = planned && sessionEnd(planned.entry)
    const at = (field: 'date' | 'start' | 'end', value = planned?.entry[field]) =>
      planned && stated('sessions', [planned.index, field], value)
    const here = stated('workshop', ['days', day, 'date'], date)
    if (!planned || planned.entry.date !== date) return rule(here, 'equal', at('date'))
    return sessions.flatMap((session, index) => {
      const path = ['days', day, 'sessions', index, 'start']
      return [
        ...rule(stated('workshop', path, session.start), 'not be before', at('start')),
        ...rule(stated('workshop', path, session.end), 'not be after', at('end', end && clockOf(end))),
      ]
    })
  })
  return [
    ...rule(stated('workshop', ['earlyDeadline'], workshop.earlyDeadline), 'not be after', final, {
      severity: 'error',
    }),
    ...rule(final, 'not be after', ends),
    ...(isMovedApart(read) ? [] : ofDays),
  ]
}

function ofProgramme(read: ReadEdition): Rule[] {
  const { programme, socialTour, workshop } = read.data
  const [starts, ends] = symposiumDays(read)
  const newest = programme?.changes.map(({ date }, index) => ({ date, index })) ?? []
  const [change] = newest.toSorted((a, b) => b.date.localeCompare(a.date))
  const released = stated('programme', ['released'], programme?.released)
  const tour = sessionCalled(read, 'social-tour')
  const days = [
    stated('programme', ['posterAwards', 'date'], programme?.posterAwards.date),
    ...(workshop?.days ?? []).map(({ date }, day) => stated('workshop', ['days', day, 'date'], date)),
  ]
  return [
    ...rule(
      released,
      'not be before',
      change && stated('programme', ['changes', change.index, 'date'], change.date),
    ),
    ...(isMovedApart(read)
      ? []
      : [
          ...rule(released, 'not be after', ends),
          ...days.flatMap((day) => between(day, starts, ends)),
          ...rule(
            tour && stated('sessions', [tour.index, 'date'], tour.entry.date),
            'equal',
            stated('socialTour', ['date'], socialTour?.date),
          ),
        ]),
  ]
}

const ofPreviousEvents = (read: ReadEdition): Rule[] =>
  entriesOf(read, 'previousEvents').flatMap(({ entry: { year, date }, index }) =>
    rule(
      stated('previousEvents', [index, 'year'], year),
      'equal',
      stated('previousEvents', [index, 'date'], numberIn(date, years, year)),
    ),
  )

/** Lists that are shown in the order of the file, which is that of time: each entry and the one above it. */
function ofLists(read: ReadEdition): Rule[] {
  const events = entriesOf(read, 'previousEvents').map(({ entry, index }) =>
    stated('previousEvents', [index, 'year'], entry.year),
  )
  const stops = (read.data.socialTour?.itinerary ?? []).map(({ time }, index) =>
    stated('socialTour', ['itinerary', index, 'time'], time),
  )
  return [events, stops].flatMap((list) =>
    list.flatMap((entry, index) => rule(entry, 'not be before', list[index - 1])),
  )
}

/** Facts that contradict each other. Most may be intentional and are warnings. */
export const checkAgreement = (read: ReadEdition): Problem[] =>
  checkRules(
    read,
    [ofSite, ofKeyDates, ofFees, ofWorkshop, ofProgramme, ofPreviousEvents, ofLists].flatMap((rulesOf) =>
      rulesOf(read),
    ),
  )
