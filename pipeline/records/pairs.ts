// Recognises what two versions of a list have in common, though other things about it have changed.

/** What may show that two things are one: the keys by which each goes, and what else has to hold. */
export type Clue<T> = { keys: (thing: T) => string[]; fits?: (before: T, now: T) => boolean }

/** Things by each of their keys, in their order. Those without a key are left out. */
export function groupedBy<T>(
  things: Iterable<T>,
  keys: (thing: T) => (string | undefined)[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things)
    for (const key of keys(thing)) {
      if (key === undefined) continue
      const group = groups.get(key) ?? []
      groups.set(key, group)
      group.push(thing)
    }
  return groups
}

/** Pairs, by the most reliable clue first, what alone has a key on each side: coffee breaks, for example, share a title. */
export function pairUp<T, Old extends T>(before: readonly Old[], now: readonly T[], clues: Clue<T>[]) {
  const former = new Map<T, Old>()
  const [lost, fresh] = [new Set(before), new Set(now)]
  const pair = (old: Old, partner: T) => {
    former.set(partner, old)
    lost.delete(old)
    fresh.delete(partner)
  }
  for (const { keys, fits = () => true } of clues) {
    const partners = groupedBy(fresh, keys)
    for (const [key, [old, ...others]] of groupedBy(lost, keys)) {
      const [partner, ...alike] = partners.get(key) ?? []
      if (!old || !partner || others.length + alike.length > 0) continue
      if (lost.has(old) && fresh.has(partner) && fits(old, partner)) pair(old, partner)
    }
  }
  return { former, lost, fresh, pair }
}
