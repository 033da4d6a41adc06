// What stands twice in a list: short names, days and names must not; a booking address or a photo may, but rarely does.
import type { ReadEdition } from '../read'
import { findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { collections, type CollectionName } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import { problemIn, warningIn } from './problem-in'

/** Members of one list, by the fields that lead to what tells them apart; `*` stands for each member on the way. */
type List = { collection: CollectionName; at: string }

const never: List[] = [
  { collection: 'site', at: 'networks.*.network' },
  { collection: 'committees', at: '*.members.*.name' },
  { collection: 'fees', at: 'categories.*.key' },
  { collection: 'workshop', at: 'days.*.date' },
  { collection: 'venue', at: 'busLines.*.number' },
  { collection: 'sponsors', at: 'partners.*' },
  { collection: 'sponsors', at: 'tiers.*.key' },
  { collection: 'sponsors', at: 'tiers.*.firms.*' },
  { collection: 'exhibition', at: 'exhibitors.*' },
  { collection: 'exhibition', at: 'tiers.*.key' },
  { collection: 'exhibition', at: 'tiers.*.firms.*' },
  { collection: 'programme', at: 'halls.*.key' },
  { collection: 'programme', at: 'days.*.date' },
  { collection: 'programme', at: 'themes.*.key' },
]

/** Lists in which two members seldom share this; `beside` is a second field that must be the same, too. */
const seldom: (List & { what: Bilingual; beside?: string })[] = [
  { collection: 'keyDates', at: '*.event', beside: 'date', what: both('day and event', 'gün ve olay') },
  { collection: 'hotels', at: '*.booking', what: both('booking address', 'rezervasyon adresi') },
  { collection: 'downloads', at: '*.file', what: both('file', 'dosya') },
  { collection: 'speakers', at: '*.photo', what: both('photo', 'fotoğraf') },
  { collection: 'navigation', at: '*.to', what: both('page', 'sayfa') },
  { collection: 'navigation', at: '*.items.*.to', what: both('page', 'sayfa') },
  { collection: 'sessions', at: '*.chairs.*', what: both('chair', 'oturum başkanı') },
  { collection: 'programme', at: 'halls.*.name', what: both('name', 'ad') },
  { collection: 'site', at: 'organisers.*.name', what: both('name', 'ad') },
]

type Member = { name: string; path: PropertyKey[] }

const fieldOf = (value: unknown, field: string) => (value as Record<string, unknown> | undefined)?.[field]

/** A name of both languages goes by its English form. */
const nameOf = (value: unknown) => String(fieldOf(value, 'en') ?? value)

/** The lists that are led to, one by one: the firms of two categories are two lists. */
function listsIn(
  value: unknown,
  steps: string[],
  beside: string | undefined,
  path: PropertyKey[],
): Member[][] {
  const [step = '', ...rest] = steps
  if (step !== '*') return listsIn(fieldOf(value, step), rest, beside, [...path, step])
  const members = Array.isArray(value) ? (value as unknown[]) : []
  if (rest.includes('*'))
    return members.flatMap((member, index) => listsIn(member, rest, beside, [...path, index]))
  const [field] = rest
  return [
    members.flatMap((member, index) => {
      const own = field === undefined ? member : fieldOf(member, field)
      const name = beside ? `${nameOf(fieldOf(member, beside))} ${nameOf(own)}` : nameOf(own)
      return own === undefined ? [] : [{ name, path: [...path, index, ...rest] }]
    }),
  ]
}

/** The valid entries of a file as they stand in it. */
function valueOf({ files }: ReadEdition, name: CollectionName): unknown {
  const { entries } = files[name]
  if (!collections[name].many) return entries[0]?.value
  const list: unknown[] = []
  for (const { value, path } of entries) list[Number(path[0])] = value
  return list
}

/** Each member that an earlier one of its list is like, with the line of that one. */
const repeatsIn = (read: ReadEdition, { collection, at }: List, beside?: string) =>
  listsIn(valueOf(read, collection), at.split('.'), beside, []).flatMap((members) =>
    findDuplicates(members, ({ name }) => ignoringCase(name)).map(({ item, before }) => ({
      ...item,
      line: read.files[collection].yaml.locate(before.path).line,
    })),
  )

/** Members of a list that occur again. */
export const checkRepeats = (read: ReadEdition): Problem[] => [
  ...never.flatMap((list) =>
    repeatsIn(read, list).map(({ name, path, line }) =>
      problemIn(read, list.collection, path, {
        message: both(
          `“${name}” stands twice in this list: it is on line ${line} already.`,
          `“${name}” bu listede iki kez geçiyor: ${line}. satırda da var.`,
        ),
        advice: both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.'),
      }),
    ),
  ),
  ...seldom.flatMap(({ what, beside, ...list }) =>
    repeatsIn(read, list, beside).map(({ path, line }) =>
      warningIn(read, list.collection, path, {
        message: both(
          `The same ${what.en} stands on line ${line}.`,
          `Aynı ${what.tr} ${line}. satırda da var.`,
        ),
        advice: both(
          'Was it copied and not changed? Correct one of the two, or delete it.',
          'Kopyalanıp değiştirilmemiş olabilir: ikisinden birini düzeltin ya da silin.',
        ),
      }),
    ),
  ),
]
