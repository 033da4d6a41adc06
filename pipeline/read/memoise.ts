// What follows from an object that nobody changes is worked out once.

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

/** Makes `make` remember its result for each text, until it knows `most` of them. The results are shared: nobody may change them. */
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
