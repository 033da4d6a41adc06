// Results are kept, so that what has not changed is not worked out twice. They are shared: nobody may change them.

/** Makes `make` remember its result for each object. */
export function memoise<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const memory = new WeakMap<Key, { made: Result }>()
  return (key) => {
    const kept = memory.get(key) ?? { made: make(key) }
    memory.set(key, kept)
    return kept.made
  }
}

/** Makes `make` remember its result for each text, until it knows `most` of them. */
export function memoiseByText<Result>(
  make: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const memory = new Map<string, { made: Result }>()
  return (text) => {
    if (memory.size >= most) memory.clear()
    const kept = memory.get(text) ?? { made: make(text) }
    memory.set(text, kept)
    return kept.made
  }
}

/** Enough for the files of an edition and of some edits of it. */
const MOST_SOURCES = 500

const sources = new Map<string, unknown>()

/** What `make` has made of this source of a file before, or makes now. */
export function memoiseBySource<T>(file: string, source: string, make: () => T): T {
  const key = `${file}\n${source}`
  if (sources.size >= MOST_SOURCES) sources.clear()
  if (!sources.has(key)) sources.set(key, make())
  return sources.get(key) as T
}
