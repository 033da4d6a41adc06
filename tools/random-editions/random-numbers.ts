// Numbers that look random and are the same for the same seed, so that an edition that shows a fault can be made again.

export type Random = {
  /** A whole number from 0 to below `most`. */
  below: (most: number) => number
  /** One of a list. */
  oneOf: <T>(list: readonly T[]) => T
}

/** A generator of random numbers (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), state | 1)
    const mixed = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61))
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number): number => Math.floor(next() * most)
  return { below, oneOf: <T>(list: readonly T[]) => list[below(list.length)] as T }
}
