// What appears twice: short names, days and firms must not; a title, a photo or a booking address may, but rarely does.
import type { ReadEdition } from '../read'
import { correctTheWrongOne } from '../read/advice'
import { findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { firmKey } from '../records/logo-file'
import { bilingual } from '../records/localise'
import { isToBeAnnounced } from '../records/to-be-announced'
import type { Text } from '../schemas/kinds'
import { fault, placeOf, problemIn, valuesAt, warningIn, type Located } from './findings'

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
  'sessions.*.talks.*.presenters.*.name',
  'sessions.*.talks.*.authors.*.name',
  'posters.*.title',
  'posters.*.presenters.*.name',
  'posters.*.authors.*.name',
  'programme.halls.*.name',
  'site.organisers.*.name',
]

/** Compared across all sessions. */
const TALKS = 'sessions.*.talks.*.title'

/** A name of both languages goes by its English form. */
const nameOf = (value: unknown) => bilingual(typeof value === 'number' ? String(value) : (value as Text)).en

/** The list in which a member is: the firms of two categories are two lists. */
const listOf = (path: PropertyKey[]) =>
  path
    .slice(
      0,
      path.findLastIndex((step) => typeof step === 'number'),
    )
    .join('.')

function repeatsOf(read: ReadEdition, place: string, severity: Problem['severity']): Problem[] {
  const members = valuesAt(read, place).filter(({ value }) => !isToBeAnnounced(nameOf(value)))
  const key = ({ value, path }: Located) =>
    `${place === TALKS ? '' : listOf(path)}\n${ignoringCase(nameOf(value))}`
  return findDuplicates(members, key).map(({ item, before }) => {
    const name = nameOf(item.value)
    const other = placeOf(read, before.in, before.path)
    const message = both(
      `“${name}” appears twice; it is already in ${other}.`,
      `“${name}” iki kez geçiyor; ${other} satırında da var.`,
    )
    const advice =
      severity === 'error'
        ? both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.')
        : both(
            'If it was copied and not changed, correct one of the two, or delete it.',
            'Kopyalanıp değiştirilmediyse ikisinden birini düzeltin ya da silin.',
          )
    return problemIn(read, item.in, item.path, { message, advice, severity })
  })
}

/** Sponsors are shown on two pages: a category or a firm that changes in sponsors.yaml is easily forgotten in the exhibition. */
function sponsorTiers(read: ReadEdition): Problem[] {
  const { sponsors, exhibition } = read.data
  if (!sponsors || !exhibition) return []
  return exhibition.tiers.flatMap(({ key, name, firms }, tier): Problem[] => {
    const other = sponsors.tiers.find((sponsored) => sponsored.key === key)
    if (!other) return []
    const [here, there] = [bilingual(name), bilingual(other.name)]
    const sponsoring = other.firms.map((firm) => ignoringCase(firmKey(firm)))
    const gone = [...firms.entries()].filter(([, firm]) => !sponsoring.includes(ignoringCase(firmKey(firm))))
    const renamed = {
      message: both(
        `The category “${key}” is “${here.en}” here and “${there.en}” in data/sponsors.yaml.`,
        `“${key}” kategorisinin adı burada “${here.tr}”, data/sponsors.yaml içinde “${there.tr}”.`,
      ),
      advice: correctTheWrongOne,
    }
    return [
      ...(here.en === there.en && here.tr === there.tr
        ? []
        : [warningIn(read, 'exhibition', ['tiers', tier, 'name'], renamed)]),
      ...gone.map(([index, firm]) =>
        warningIn(
          read,
          'exhibition',
          ['tiers', tier, 'firms', index],
          fault(
            `“${bilingual(firm).en}” is a sponsor here (${here.en}), but not in data/sponsors.yaml.`,
            `“${bilingual(firm).tr}” burada sponsor (${here.tr}), ama data/sponsors.yaml içinde değil.`,
            'If it has left, delete it here; if it only exhibits, move it to exhibitors; otherwise add it there.',
            'Ayrıldıysa buradan silin; yalnızca sergiye katılıyorsa exhibitors altına alın; değilse oraya da ekleyin.',
          ),
        ),
      ),
    ]
  })
}

/** Members of a list that occur again, and lists of two files that should be the same. */
export const checkRepeats = (read: ReadEdition): Problem[] => [
  ...never.flatMap((place) => repeatsOf(read, place, 'error')),
  ...[...seldom, TALKS].flatMap((place) => repeatsOf(read, place, 'warning')),
  ...sponsorTiers(read),
]
