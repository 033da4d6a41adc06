// Files that did not change are not read twice: what was made of a source is kept with it.

type Kept = { source: string; made: unknown }

/** Enough for an edition as it is and some edits of it; older ones are forgotten first. */
const KEPT_PER_FILE = 6

const memory = new Map<string, Kept[]>()

/** The cached result for this source, computed if necessary. The result is shared and must not be changed. */
export function memoiseBySource<T>(file: string, source: string, make: () => T): T {
  const kept = memory.get(file) ?? []
  const found = kept.find((entry) => entry.source === source)
  const entry = found ?? { source, made: make() }
  memory.set(file, [entry, ...kept.filter((other) => other !== found)].slice(0, KEPT_PER_FILE))
  return entry.made as T
}
