// Results are kept, so that what has not changed is not worked out twice. They are shared: nobody may change them.

/** Makes `make` remember its result for each object. */
export function memoise<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const memory = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = memory.get(key) ?? { result: make(key) }
    memory.set(key, known)
    return known.result
  }
}

/** Makes `make` remember its last result, for as long as it is asked about the same values. */
export function memoiseLast<Values extends readonly unknown[], Result>(
  make: (...values: Values) => Result,
): (...values: Values) => Result {
  let last: { values: Values; result: Result } | undefined
  return (...values) => {
    const isSame = last?.values.every((value, index) => value === values[index])
    if (!last || !isSame) last = { values, result: make(...values) }
    return last.result
  }
}

/** Makes `make` remember its result for each text of each file, until it knows `most`: enough for an edition and some edits of it. */
export function memoiseByText<Result>(make: (text: string, file: string) => Result, most = 500) {
  // By file, then by text: joined, the two would be a new string each time, as long as the file.
  const memory = new Map<string, Map<string, { result: Result }>>()
  let size = 0
  return (text: string, file = ''): Result => {
    const known = memory.get(file)?.get(text)
    if (known) return known.result
    const result = make(text, file)
    if (size >= most) memory.clear()
    size = size >= most ? 1 : size + 1
    memory.set(file, (memory.get(file) ?? new Map<string, { result: Result }>()).set(text, { result }))
    return result
  }
}
