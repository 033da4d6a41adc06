// What must not occur twice within one entry: short names, days, lines, names in a list.
import { fieldName } from '../read/entries/entry-names'
import type { ReadEdition } from '../read'
import { findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import type { CollectionName } from '../schemas'
import { problemIn } from './problem-in'

type Rule = { collection: CollectionName; list: string; unique?: string; below?: string }

/** `list` is a list of the entry; `unique` the field that tells its members apart (none: the member itself). */
const rules: Rule[] = [
  { collection: 'site', list: 'networks', unique: 'network' },
  { collection: 'committees', list: 'members', unique: 'name' },
  { collection: 'fees', list: 'categories', unique: 'key' },
  { collection: 'workshop', list: 'days', unique: 'date' },
  { collection: 'venue', list: 'busLines', unique: 'number' },
  { collection: 'sponsors', list: 'partners' },
  { collection: 'sponsors', list: 'tiers', unique: 'key' },
  { collection: 'sponsors', list: 'tiers', below: 'firms' },
  { collection: 'exhibition', list: 'exhibitors' },
  { collection: 'exhibition', list: 'tiers', unique: 'key' },
  { collection: 'exhibition', list: 'tiers', below: 'firms' },
  { collection: 'programme', list: 'halls', unique: 'key' },
  { collection: 'programme', list: 'days', unique: 'date' },
  { collection: 'programme', list: 'themes', unique: 'key' },
]

type Member = { name: string; path: PropertyKey[] }

const fieldOf = (value: unknown, field: string) => (value as Record<string, unknown> | undefined)?.[field]

/** A name of both languages goes by its English form. */
const nameOf = (value: unknown) => String(fieldOf(value, 'en') ?? value)

const listOf = (value: unknown, field: string): unknown[] => {
  const list = fieldOf(value, field)
  return Array.isArray(list) ? (list as unknown[]) : []
}

/** The lists within an entry that a rule speaks of. */
function lists({ list, unique, below }: Rule, entry: unknown, path: PropertyKey[]): Member[][] {
  const members = listOf(entry, list)
  if (below) {
    return members.map((member, index) =>
      listOf(member, below).map((name, place) => ({
        name: nameOf(name),
        path: [...path, list, index, below, place],
      })),
    )
  }
  return [
    members.map((member, index) => ({
      name: nameOf(unique ? fieldOf(member, unique) : member),
      path: [...path, list, index, ...(unique ? [unique] : [])],
    })),
  ]
}

/** Members of a list that occur again. */
export function checkRepeats(read: ReadEdition): Problem[] {
  return rules.flatMap((rule) => {
    const { yaml, entries } = read.files[rule.collection]
    return entries.flatMap(({ value, path }) =>
      lists(rule, value, path).flatMap((members) =>
        findDuplicates(members, ({ name }) => ignoringCase(name)).map(
          ({ item: { name, path: place }, before }) => {
            const { line } = yaml.locate(before.path)
            return problemIn(
              read,
              rule.collection,
              place,
              both(
                `“${name}” stands twice in this list: it is on line ${line} already.`,
                `“${name}” bu listede iki kez geçiyor: ${line}. satırda da var.`,
              ),
              both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.'),
              { field: fieldName(path.length > 0 ? place.slice(1) : place) },
            )
          },
        ),
      ),
    )
  })
}
