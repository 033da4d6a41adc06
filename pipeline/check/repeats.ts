// What appears twice: short names, days and firms must not; a title, a photo or a booking address may, but rarely does.
import type { ReadEdition } from '../read'
import { correctTheWrongOne } from '../read/advice'
import { findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { firmKey } from '../records/logo-file'
import { bilingual } from '../records/localise'
import { isToBeAnnounced } from '../records/to-be-announced'
import { collections, type CollectionName } from '../schemas'
import { placeOf, problemIn, warningIn } from './findings'

/**
 * A list, by the fields that lead to what identifies its members; `*` stands for each member on the way. Members of `**` are
 * compared across all lists on the way. `and`: a second field that must be the same, too.
 */
type List = { in: CollectionName; at: string; and?: string }

const never: List[] = [
  { in: 'site', at: 'networks.*.network' },
  { in: 'committees', at: '*.members.*.name' },
  { in: 'fees', at: 'categories.*.key' },
  { in: 'workshop', at: 'days.*.date' },
  { in: 'venue', at: 'busLines.*.number' },
  { in: 'sponsors', at: 'partners.*' },
  { in: 'sponsors', at: 'tiers.*.key' },
  { in: 'sponsors', at: 'tiers.*.firms.*' },
  { in: 'exhibition', at: 'exhibitors.*' },
  { in: 'exhibition', at: 'tiers.*.key' },
  { in: 'exhibition', at: 'tiers.*.firms.*' },
  { in: 'programme', at: 'halls.*.key' },
  { in: 'programme', at: 'days.*.date' },
  { in: 'programme', at: 'themes.*.key' },
]

const seldom: List[] = [
  { in: 'keyDates', at: '*.event', and: 'date' },
  { in: 'previousEvents', at: '*.year' },
  { in: 'hotels', at: '*.booking' },
  { in: 'downloads', at: '*.file' },
  { in: 'speakers', at: '*.photo' },
  { in: 'navigation', at: '*.to' },
  { in: 'navigation', at: '*.items.*.to' },
  { in: 'sessions', at: '*.chairs.*' },
  { in: 'sessions', at: '**.talks.*.title' },
  { in: 'sessions', at: '*.talks.*.presenters.*.name' },
  { in: 'posters', at: '*.title' },
  { in: 'posters', at: '*.presenters.*.name' },
  { in: 'programme', at: 'halls.*.name' },
  { in: 'site', at: 'organisers.*.name' },
]

type Member = { name: string; path: PropertyKey[] }

const fieldOf = (value: unknown, field: string) => (value as Record<string, unknown> | undefined)?.[field]

/** A name of both languages goes by its English form. */
const nameOf = (value: unknown) => String(fieldOf(value, 'en') ?? value)

/** The members of each list that is led to: the firms of two categories are two lists. */
function listsIn(value: unknown, steps: string[], and: string | undefined, path: PropertyKey[]): Member[][] {
  const [step = '', ...rest] = steps
  if (!step.startsWith('*')) return listsIn(fieldOf(value, step), rest, and, [...path, step])
  const members = Array.isArray(value) ? (value as unknown[]) : []
  if (rest.includes('*')) {
    const lists = members.flatMap((member, index) => listsIn(member, rest, and, [...path, index]))
    return step === '**' ? [lists.flat()] : lists
  }
  const [field] = rest
  return [
    members.flatMap((member, index) => {
      const own = field === undefined ? member : fieldOf(member, field)
      const name = [own, ...(and ? [fieldOf(member, and)] : [])].map(nameOf).join(' ')
      return own === undefined || isToBeAnnounced(name) ? [] : [{ name, path: [...path, index, ...rest] }]
    }),
  ]
}

/** The valid entries of a file at their places. */
function valueOf({ files }: ReadEdition, name: CollectionName): unknown {
  const { entries } = files[name]
  if (!collections[name].many) return entries[0]?.value
  const list: unknown[] = []
  for (const { value, path } of entries) list[Number(path[0])] = value
  return list
}

const repeatsOf = (read: ReadEdition, list: List, severity: Problem['severity']): Problem[] =>
  listsIn(valueOf(read, list.in), list.at.split('.'), list.and, []).flatMap((members) =>
    findDuplicates(members, ({ name }) => ignoringCase(name)).map(({ item: { name, path }, before }) => {
      const place = placeOf(read, list.in, before.path)
      return problemIn(read, list.in, path, {
        message: both(
          `“${name}” appears twice; it is already in ${place}.`,
          `“${name}” iki kez geçiyor; ${place} satırında da var.`,
        ),
        advice:
          severity === 'error'
            ? both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.')
            : both(
                'If it was copied and not changed, correct one of the two, or delete it.',
                'Kopyalanıp değiştirilmediyse ikisinden birini düzeltin ya da silin.',
              ),
        severity,
      })
    }),
  )

/** Sponsors are shown on two pages: a category or a firm that changes in sponsors.yaml is easily forgotten in the exhibition. */
function sponsorTiers(read: ReadEdition): Problem[] {
  const { sponsors, exhibition } = read.data
  if (!sponsors || !exhibition) return []
  return exhibition.tiers.flatMap(({ key, name, firms }, tier): Problem[] => {
    const other = sponsors.tiers.find((sponsored) => sponsored.key === key)
    if (!other) return []
    const [here, there] = [bilingual(name), bilingual(other.name)]
    const sponsoring = other.firms.map((firm) => ignoringCase(firmKey(firm)))
    const gone = firms.flatMap((firm, index) =>
      sponsoring.includes(ignoringCase(firmKey(firm)))
        ? []
        : warningIn(read, 'exhibition', ['tiers', tier, 'firms', index], {
            message: both(
              `“${bilingual(firm).en}” is a sponsor here (${here.en}), but not in data/sponsors.yaml.`,
              `“${bilingual(firm).tr}” burada sponsor (${here.tr}), ama data/sponsors.yaml içinde değil.`,
            ),
            advice: both(
              'If it has left, delete it here; if it only exhibits, move it to exhibitors; otherwise add it there.',
              'Ayrıldıysa buradan silin; yalnızca sergiye katılıyorsa exhibitors altına alın; değilse oraya da ekleyin.',
            ),
          }),
    )
    if (here.en === there.en && here.tr === there.tr) return gone
    const renamed = warningIn(read, 'exhibition', ['tiers', tier, 'name'], {
      message: both(
        `The category “${key}” is “${here.en}” here and “${there.en}” in data/sponsors.yaml.`,
        `“${key}” kategorisinin adı burada “${here.tr}”, data/sponsors.yaml içinde “${there.tr}”.`,
      ),
      advice: correctTheWrongOne,
    })
    return [renamed, ...gone]
  })
}

/** Members of a list that occur again, and lists of two files that should be the same. */
export const checkRepeats = (read: ReadEdition): Problem[] => [
  ...never.flatMap((list) => repeatsOf(read, list, 'error')),
  ...seldom.flatMap((list) => repeatsOf(read, list, 'warning')),
  ...sponsorTiers(read),
]
