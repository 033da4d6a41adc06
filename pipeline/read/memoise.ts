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
