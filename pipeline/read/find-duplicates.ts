// Finds list items that repeat an earlier one.
import { error, type Finding } from '../messages/diagnostic'

/** Each item whose key already occurred, together with the first item that has that key. */
export function findDuplicates<T>(
  items: readonly T[],
  nameOf: (item: T) => unknown,
): { item: T; before: T }[] {
  const first = new Map<unknown, T>()
  return items.flatMap((item) => {
    const name = nameOf(item)
    const before = first.get(name)
    if (before !== undefined) return [{ item, before }]
    first.set(name, item)
    return []
  })
}

/** What is wrong with a name that is already at another place, such as content/data/fees.yaml:11. */
export const appearsTwice = (name: string, place: string): Finding => error('twice.name', { name, place })
