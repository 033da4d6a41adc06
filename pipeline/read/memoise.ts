// Results are kept, so that what has not changed is not worked out twice. They are shared: nobody may change them.

/** Makes `make` remember its result for each object. */
export function memoise<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const memory = new WeakMap<Key, { made: Result }>()
  return (key) => {
    const kept = memory.get(key)
    if (kept) return kept.made
    const made = make(key)
    memory.set(key, { made })
    return made
  }
}

/** Makes `make` remember its result for each text, until it knows `most` of them. */
export function memoiseByText<Result>(
  make: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const memory = new Map<string, { made: Result }>()
  return (text) => {
    const kept = memory.get(text)
    if (kept) return kept.made
    if (memory.size >= most) memory.clear()
    const made = make(text)
    memory.set(text, { made })
    return made
  }
}

/** Enough for an edition as it is and some edits of it; older ones are forgotten first. */
const KEPT_PER_FILE = 6

const madeOf = new Map<string, { source: string; made: unknown }[]>()

/** What `make` has made of this source of a file before, or makes now. */
export function memoiseBySource<T>(file: string, source: string, make: () => T): T {
  const kept = madeOf.get(file) ?? []
  const found = kept.find((entry) => entry.source === source)
  const entry = found ?? { source, made: make() }
  madeOf.set(file, [entry, ...kept.filter((other) => other !== found)].slice(0, KEPT_PER_FILE))
  return entry.made as T
}
