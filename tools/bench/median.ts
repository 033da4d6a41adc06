// Medians of repeated measurements.

/** The middle value or, for an even number of values, the mean of the middle two. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** The median of each field. */
export function medians<Fields extends Record<string, number>>(taken: Fields[]): Fields {
  const [first] = taken
  if (!first) throw new Error('Nothing was measured.')
  const names = Object.keys(first) as (keyof Fields)[]
  return Object.fromEntries(names.map((name) => [name, median(taken.map((one) => one[name]))])) as Fields
}
