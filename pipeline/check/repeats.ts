// What appears twice: short names, ids, days and firms must not; a title, a photo or a booking address may, but rarely does.
import type { ReadEdition } from '../read'
import { appearsTwice, findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../domain/fold'
import type { Problem } from '../read/problem'
import { bilingual, type Text } from '../domain/languages'
import { isToBeAnnounced } from '../domain/to-be-announced'
import { placeOf, problemIn, valuesAt, type Located } from './findings'
import { addressesIn } from './programme/presented'

/** Members of one list, by the fields that lead to what identifies them; `*` stands for each member on the way. */
const never = [
  'site.networks.*.network',
  'committees.*.members.*.name',
  'fees.categories.*.key',
  'workshop.days.*.date',
  'venue.busLines.*.number',
  'hotels.*.rooms.*.name',
  'sponsors.partners.*',
  'sponsors.tiers.*.key',
  'sponsors.tiers.*.firms.*',
  'exhibition.exhibitors.*',
  'exhibition.tiers.*.key',
  'exhibition.tiers.*.firms.*',
  'programme.halls.*.key',
  'programme.days.*.date',
  'programme.themes.*.key',
]

const seldom = [
  'keyDates.*.event',
  'previousEvents.*.year',
  'hotels.*.booking',
  'downloads.*.file',
  'speakers.*.photo',
  'navigation.*.to',
  'navigation.*.items.*.to',
  'sessions.*.chairs.*',
  'programme.halls.*.name',
  'posters.*.title',
]

/** A name of both languages goes by its English form. */
const nameOf = ({ value }: Located) =>
  bilingual(typeof value === 'number' ? String(value) : (value as Text)).en

const withoutGroup = ({ each: _, ...member }: Located): Located => member

/** Members that occur again in the list in which they are; those without a group (`each`) in all of them. */
function repeatsOf(read: ReadEdition, all: Located[], severity: Problem['severity']): Problem[] {
  const members = all.filter((member) => !isToBeAnnounced(nameOf(member)))
  const keyOf = (member: Located) =>
    [...(member.each ?? []).slice(0, -1), ignoringCase(nameOf(member))].join('\n')
  return findDuplicates(members, keyOf).map(({ item, before }) => {
    const found = appearsTwice(nameOf(item), placeOf(read, before))
    return problemIn(read, item.in, item.path, { ...found, severity })
  })
}

export const checkRepeats = (read: ReadEdition): Problem[] => [
  ...repeatsOf(read, addressesIn(read).map(withoutGroup), 'error'),
  ...never.flatMap((place) => repeatsOf(read, valuesAt(read, place), 'error')),
  ...seldom.flatMap((place) => repeatsOf(read, valuesAt(read, place), 'warning')),
  ...repeatsOf(read, valuesAt(read, 'sessions.*.talks.*.title').map(withoutGroup), 'warning'),
]
