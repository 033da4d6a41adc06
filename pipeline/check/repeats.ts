// What appears twice: short names, ids, days and firms must not; a title, a photo or a booking address may, but rarely does.
import type { ReadEdition } from '../read'
import { appearsTwice, findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../domain/fold'
import type { Diagnostic, Severity } from '../messages/diagnostic'
import type { Place } from '../schemas/places'
import { bilingual, type Text } from '../domain/languages'
import { isToBeAnnounced } from '../domain/to-be-announced'
import { placeOf, problemIn, valuesAt, type Located } from './findings'
import { addressesIn } from './programme/presented'

/** What must not appear twice in one list, or seldom does; `*` is each member on the way. */
export const repeatRules: { place: Place; severity: Severity }[] = [
  { place: 'site.networks.*.network', severity: 'error' },
  { place: 'site.networks.*.url', severity: 'error' },
  { place: 'committees.*.members.*.name', severity: 'error' },
  { place: 'fees.categories.*.key', severity: 'error' },
  { place: 'workshop.days.*.date', severity: 'error' },
  { place: 'venue.busLines.*.number', severity: 'error' },
  { place: 'hotels.*.rooms.*.name', severity: 'error' },
  { place: 'sponsors.partners.*', severity: 'error' },
  { place: 'sponsors.tiers.*.key', severity: 'error' },
  { place: 'sponsors.tiers.*.firms.*', severity: 'error' },
  { place: 'exhibition.exhibitors.*', severity: 'error' },
  { place: 'exhibition.tiers.*.key', severity: 'error' },
  { place: 'exhibition.tiers.*.firms.*', severity: 'error' },
  { place: 'programme.halls.*.key', severity: 'error' },
  { place: 'programme.days.*.date', severity: 'error' },
  { place: 'programme.themes.*.key', severity: 'error' },
  { place: 'programme.posterAwards.winners.*', severity: 'error' },
  { place: 'keyDates.*.event', severity: 'warning' },
  { place: 'previousEvents.*.year', severity: 'warning' },
  { place: 'hotels.*.booking', severity: 'warning' },
  { place: 'downloads.*.file', severity: 'warning' },
  { place: 'speakers.*.photo', severity: 'warning' },
  { place: 'speakers.*.bio', severity: 'warning' },
  { place: 'venue.cityPhotos.*.photo', severity: 'warning' },
  { place: 'navigation.*.to', severity: 'warning' },
  { place: 'navigation.*.items.*.to', severity: 'warning' },
  { place: 'sessions.*.chairs.*', severity: 'warning' },
  { place: 'programme.halls.*.name', severity: 'warning' },
  { place: 'posters.*.title', severity: 'warning' },
]

/** A name of both languages goes by its English form. */
const nameOf = ({ value }: Located) =>
  bilingual(typeof value === 'number' ? String(value) : (value as Text)).en

const withoutGroup = ({ each: _, ...member }: Located): Located => member

/** Members that occur again in the list in which they are; those without a group (`each`) in all of them. */
export function repeatsOf(read: ReadEdition, all: Located[], severity: Severity): Diagnostic[] {
  const members = all.filter((member) => !isToBeAnnounced(nameOf(member)))
  const keyOf = (member: Located) =>
    [...(member.each ?? []).slice(0, -1), ignoringCase(nameOf(member))].join('\n')
  return findDuplicates(members, keyOf).map(({ item, before }) => {
    const found = appearsTwice(nameOf(item), placeOf(read, before))
    return problemIn(read, item.in, item.path, { ...found, severity })
  })
}

/** A DOI names one talk or poster. */
const doisIn = (read: ReadEdition): Located[] => [
  ...valuesAt(read, 'sessions.*.talks.*.doi'),
  ...valuesAt(read, 'posters.*.doi'),
]

/** Values that may appear only once: keys, addresses, DOIs, titles. */
export const checkRepeats = (read: ReadEdition): Diagnostic[] => [
  ...repeatsOf(read, addressesIn(read).map(withoutGroup), 'error'),
  ...repeatsOf(read, doisIn(read).map(withoutGroup), 'error'),
  ...repeatRules.flatMap(({ place, severity }) => repeatsOf(read, valuesAt(read, place), severity)),
  ...repeatsOf(read, valuesAt(read, 'sessions.*.talks.*.title').map(withoutGroup), 'warning'),
]
