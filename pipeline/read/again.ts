// What occurs a second time in a list.

/** Every item whose name an earlier one has, with the first of that name. */
export function again<T>(items: readonly T[], nameOf: (item: T) => unknown): { item: T; before: T }[] {
  const first = new Map<unknown, T>()
  return items.flatMap((item) => {
    const name = nameOf(item)
    const before = first.get(name)
    if (before !== undefined) return [{ item, before }]
    first.set(name, item)
    return []
  })
}
