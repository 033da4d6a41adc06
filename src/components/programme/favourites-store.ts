// My programme in localStorage. If that is full or blocked, the page still works but remembers nothing.
import type { Favourite } from './favourites'

const KEY = 'my-programme'

type Fields = Record<string, unknown> | null

const isFavourite = (value: Fields): value is Favourite =>
  ['id', 'title', 'language', 'day', 'start'].every((name) => typeof value?.[name] === 'string')

/** Reads stored choices, possibly written by another version of the site; anything malformed is left out. */
export function readFavourites(text: string | null): Favourite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    // Before version 6.23 a choice was stored with the code of its entry.
    const known = (choice: Fields) => choice && { id: choice['code'], ...choice }
    return Array.isArray(value) ? (value as Fields[]).map(known).filter((one) => isFavourite(one)) : []
  } catch {
    return []
  }
}

/** A stable reference: returning a new empty list at each read would make React render again. */
const empty: readonly Favourite[] = []

/** `storage` may throw: some browsers forbid even access to it. */
export function createFavouritesStore(storage: () => Storage) {
  let favourites: readonly Favourite[] | null = null
  let saved = true
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  const load = () => {
    try {
      const found = readFavourites(storage().getItem(KEY))
      return found.length > 0 ? found : empty
    } catch {
      saved = false
      return empty
    }
  }
  const changedElsewhere = () => {
    favourites = load()
    notify()
  }

  return {
    get: () => (favourites ??= load()),
    /** For the build and for hydration, which must match it: nothing is chosen yet. */
    getNone: () => empty,
    isSaved: () => saved,
    set(next: readonly Favourite[]) {
      favourites = next
      try {
        storage().setItem(KEY, JSON.stringify(next))
        saved = true
      } catch {
        saved = false
      }
      notify()
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

export const favouritesStore = createFavouritesStore(() => window.localStorage)
