// The texts within a value of a data file or of a page's head.

/** All texts within a value, with the place of each below `path`. */
export function textsIn(value: unknown, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => textsIn(field, [...path, name]))
}
