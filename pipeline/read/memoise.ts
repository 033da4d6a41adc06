// Results are kept, so that what has not changed is not worked out twice. They are shared: nobody may change them.

type Memory<Key> = { has(key: Key): boolean; get(key: Key): unknown; set(key: Key, made: unknown): unknown }

function remembered<Key, Result>(memory: Memory<Key>, key: Key, make: () => Result): Result {
  if (!memory.has(key)) memory.set(key, make())
  return memory.get(key) as Result
}

/** Makes `make` remember its result for each object. */
export function memoise<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const memory = new WeakMap<Key, unknown>()
  return (key) => remembered(memory, key, () => make(key))
}

/** Makes `make` remember its result for each text, until it knows `most` of them. */
export function memoiseByText<Result>(
  make: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const memory = new Map<string, unknown>()
  return (text) => {
    if (memory.size >= most) memory.clear()
    return remembered(memory, text, () => make(text))
  }
}

/** Enough for the files of an edition and of some edits of it. */
const MOST_SOURCES = 500

const sources = new Map<string, unknown>()

/** What `make` has made of this source of a file before, or makes now. */
export function memoiseBySource<T>(file: string, source: string, make: () => T): T {
  if (sources.size >= MOST_SOURCES) sources.clear()
  return remembered(sources, `${file}\n${source}`, make)
}
