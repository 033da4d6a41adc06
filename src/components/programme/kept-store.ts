// My programme, kept in localStorage. If that is full or blocked, the page still works but remembers nothing.
import type { Kept } from './kept-entries'

const KEY = 'my-programme'

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'title', 'language', 'day', 'start'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** Reads what was written before, by this version of the site or by another. */
export function readKept(text: string | null): Kept[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isKept) : []
  } catch {
    return []
  }
}

/** A stable reference: a new empty list at each read would cause a second render. */
const empty: readonly Kept[] = []

/** `storage` may throw: some browsers forbid even to ask for it. */
export function createKeptStore(storage: () => Storage) {
  let kept: readonly Kept[] | null = null
  let saved = true
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  const load = () => {
    try {
      const found = readKept(storage().getItem(KEY))
      return found.length > 0 ? found : empty
    } catch {
      saved = false
      return empty
    }
  }
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    kept = load()
    tell()
  }

  return {
    get: () => (kept ??= load()),
    /** On the server and while the page starts nothing is chosen yet. */
    getNone: () => empty,
    isSaved: () => saved,
    set(next: readonly Kept[]) {
      kept = next
      try {
        storage().setItem(KEY, JSON.stringify(next))
        saved = true
      } catch {
        saved = false
      }
      tell()
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', changedElsewhere)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere)
      }
    },
  }
}

export const keptStore = createKeptStore(() => window.localStorage)
