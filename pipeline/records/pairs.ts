// Recognises what two versions of a list have in common, though other things about it have changed.

/** What may show that two things are one: the keys by which each goes, and what else has to hold. */
export type Clue<T> = { keys: (thing: T) => string[]; fits?: (before: T, now: T) => boolean }

function byKey<T>(things: Iterable<T>, keys: Clue<T>['keys']): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const thing of things)
    for (const key of keys(thing)) found.set(key, [...(found.get(key) ?? []), thing])
  return found
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
    const partners = byKey(fresh, keys)
    for (const [key, [old, ...others]] of byKey(lost, keys)) {
      const [partner, ...alike] = partners.get(key) ?? []
      const isOnly = others.length + alike.length === 0
      if (partner && isOnly && lost.has(old!) && fresh.has(partner) && fits(old!, partner))
        pair(old!, partner)
    }
  }
  return { former, lost, fresh, pair }
}
