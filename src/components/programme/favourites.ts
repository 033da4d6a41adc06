// The reader’s own programme: choices kept in localStorage, and what has become of them since.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { linked, type Entry } from './entries'

/** A choice as the reader saw it, so that a withdrawn or moved entry can still be named. */
export type Favourite = {
  /** The id of the entry; in choices stored before version 6.23, its code. */
  id: string
  title: string
  /** Language of the title. */
  language: string
  hall: string | null
  /** Name of the hall or other place, in that language; missing in choices stored before version 6.12. */
  place?: string
  /** Day in words and time as HH:MM, as they were when it was chosen. */
  day: string
  start: string
  /** Instant in milliseconds; null if it had no time. */
  startsAt: number | null
}

export type FavouriteEntry = {
  favourite: Favourite
  /** Null if it is no longer in the programme. */
  entry: Entry | null
  moved: boolean
  renamed: boolean
}

/** Makes a choice of an entry as the reader sees it now. */
export const keep = ({ id, title, hall, place, time }: Entry, language: string): Favourite => ({
  id,
  title,
  language,
  hall,
  place,
  day: time?.day ?? '',
  start: time?.start ?? '',
  startsAt: time?.startsAt ?? null,
})

/** Finds every choice in today’s programme. Sorted by time; choices that are gone come first. */
export function followFavourites(
  favourites: readonly Favourite[],
  entries: readonly Entry[],
  language: string,
): FavouriteEntry[] {
  return favourites
    .map((choice) => {
      const entry = linked(choice.id, entries) ?? null
      if (!entry) return { favourite: choice, entry, moved: false, renamed: false }
      const comparable = choice.language === language
      const moved =
        (entry.time?.startsAt ?? null) !== choice.startsAt ||
        entry.hall !== choice.hall ||
        // Compare names only outside halls: a hall has a key, so a new name alone is no move.
        (comparable && !choice.hall && entry.place !== (choice.place ?? entry.place))
      return { favourite: choice, entry, moved, renamed: comparable && entry.title !== choice.title }
    })
    .sort((a, b) => (a.entry?.time?.startsAt ?? 0) - (b.entry?.time?.startsAt ?? 0))
}

/** Back to back is no clash; nor are a session and its own talks, or two posters. */
const clash = (a: Entry, b: Entry) =>
  a.time &&
  b.time &&
  a.session !== b.session &&
  a.time.startsAt < b.time.endsAt &&
  b.time.startsAt < a.time.endsAt

/** What an entry overlaps with in a list. */
export const rivalsOf = (entry: Entry, entries: readonly Entry[]) =>
  entries.filter((other) => clash(entry, other))

const KEY = 'my-programme'

type Fields = Record<string, unknown> | null

const isFavourite = (value: Fields): value is Favourite =>
  ['id', 'title', 'language', 'day', 'start'].every((name) => typeof value?.[name] === 'string')

/** Reads stored choices, possibly written by another version of the site; anything malformed is left out. */
function readFavourites(text: string | null): Favourite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    // Before version 6.23 a choice was stored with the code of its entry.
    const known = (choice: Fields) => choice && { id: choice['code'], ...choice }
    return Array.isArray(value) ? (value as Fields[]).map(known).filter((one) => isFavourite(one)) : []
  } catch {
    return []
  }
}

/** For the build and for hydration, which must match it: nothing is chosen yet. */
const none: readonly Favourite[] = []
let favourites: readonly Favourite[] | null = null
/** False if the storage is full or forbidden: the page then still works but remembers nothing. */
let saved = true

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

function load(): readonly Favourite[] {
  try {
    return readFavourites(localStorage.getItem(KEY))
  } catch {
    saved = false
    return none
  }
}

export const favouritesStore = {
  get: () => (favourites ??= load()),
  set(next: readonly Favourite[]) {
    favourites = next
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
      saved = true
    } catch {
      saved = false
    }
    notify()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

// In another tab, perhaps while this one shows another page.
if (typeof window !== 'undefined')
  window.addEventListener('storage', () => {
    favourites = null
    notify()
  })

export type MyProgramme = {
  list: readonly FavouriteEntry[]
  ids: ReadonlySet<string>
  /** False if the browser stores nothing. */
  saved: boolean
  toggle: (id: string) => void
  /** Removes a choice, whether or not it is still in the programme. */
  drop: (choice: FavouriteEntry) => void
  /** Stores a moved or renamed choice as it is now: the reader has seen the change. */
  accept: (choice: FavouriteEntry) => void
  add: (ids: readonly string[]) => void
  replace: (ids: readonly string[]) => void
}

/** The reader’s choices among `entries`, as their titles were in `language`; stored in this browser only. */
export function useFavourites(entries: readonly Entry[], language: string): MyProgramme {
  const { get, set, subscribe } = favouritesStore
  const chosen = useSyncExternalStore(subscribe, get, () => none)
  const favouritesOf = useCallback(
    (wanted: readonly string[]) =>
      entries.filter(({ id }) => wanted.includes(id)).map((entry) => keep(entry, language)),
    [entries, language],
  )
  // Remains the same when the choices change, so that only the pressed star is rendered again.
  const toggle = useCallback(
    (id: string) => {
      const others = get().filter((choice) => linked(choice.id, entries)?.id !== id)
      set(others.length < get().length ? others : [...others, ...favouritesOf([id])])
    },
    [entries, favouritesOf, get, set],
  )
  return useMemo(() => {
    const list = followFavourites(chosen, entries, language)
    const ids = new Set(list.flatMap(({ entry }) => entry?.id ?? []))
    return {
      list,
      ids,
      saved,
      toggle,
      drop: ({ favourite }) => set(chosen.filter((choice) => choice !== favourite)),
      accept: ({ favourite, entry }) =>
        set(chosen.map((choice) => (choice === favourite && entry ? keep(entry, language) : choice))),
      add: (wanted) => set([...chosen, ...favouritesOf(wanted.filter((id) => !ids.has(id)))]),
      replace: (wanted) => set(favouritesOf(wanted)),
    }
  }, [chosen, entries, language, favouritesOf, set, toggle])
}
