// The reader’s own programme: choices kept in localStorage, and what has become of them since.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { overlap } from '../../../pipeline/domain/day-grid'
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

/** Makes a choice of an entry as the reader sees it now. */
export const keep = ({ id, title, hall, place, time }: Entry, language: string): Favourite => ({
  id,
  title,
  language,
  hall,
  place,
  day: time?.day ?? '',
  start: time?.start ?? '',
  startsAt: time ? Date.parse(time.startsAt) : null,
})

/** Finds every choice in today’s programme, or null in its place. Sorted by time; choices that are gone come first. */
export const followFavourites = (
  favourites: readonly Favourite[],
  entries: readonly Entry[],
  language: string,
) =>
  favourites
    .map((favourite) => {
      const entry = linked(favourite.id, entries) ?? null
      if (!entry) return { favourite, entry, moved: false, renamed: false }
      const now = keep(entry, language)
      const comparable = favourite.language === language
      const moved =
        now.startsAt !== favourite.startsAt ||
        now.hall !== favourite.hall ||
        // Compare names only outside halls: a hall has a key, so a new name alone is not a move.
        (comparable && !favourite.hall && now.place !== (favourite.place ?? now.place))
      return { favourite, entry, moved, renamed: comparable && now.title !== favourite.title }
    })
    .sort((a, b) => (a.entry?.time?.startsAt ?? '').localeCompare(b.entry?.time?.startsAt ?? ''))

/** What an entry overlaps with in a list. Back to back is not a clash; nor are a session and its own talks, or two posters. */
export const clashingWith = ({ time, session }: Entry, entries: readonly Entry[]) =>
  entries.filter((other) => other.session !== session && time && other.time && overlap(time, other.time))

const KEY = 'my-programme'

type Fields = Record<string, unknown> | null

const isFavourite = (value: Fields): value is Favourite =>
  ['id', 'title', 'language', 'day', 'start'].every((name) => typeof value?.[name] === 'string')

/** Reads stored choices, possibly written by another version of the site; anything malformed is left out. */
function readFavourites(text: string): Favourite[] {
  try {
    const value: unknown = JSON.parse(text)
    // Before version 6.23 a choice was stored with the code of its entry.
    const known = (choice: Fields) => choice && { id: choice['code'], ...choice }
    return Array.isArray(value) ? (value as Fields[]).map(known).filter((one) => isFavourite(one)) : []
  } catch {
    return []
  }
}

/** The choices if the storage is full or forbidden: the page then still works but remembers nothing. */
let unsaved: string | undefined
const NONE = '[]'

function storedText(): string {
  try {
    return unsaved ?? localStorage.getItem(KEY) ?? NONE
  } catch {
    return (unsaved = NONE)
  }
}

export const favouritesStore = {
  get: () => readFavourites(storedText()),
  set(next: readonly Favourite[]) {
    const text = JSON.stringify(next)
    try {
      localStorage.setItem(KEY, text)
      unsaved = undefined
    } catch {
      unsaved = text
    }
    window.dispatchEvent(new Event('storage'))
  },
}

/** The browser itself reports only changes of other tabs. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Whether a reader has chosen what a page shows, and a function that chooses it or no longer does. */
export function useChoice(favourite: Favourite): [boolean, () => void] {
  const text = useSyncExternalStore(subscribe, storedText, () => NONE)
  const isOther = ({ id }: Favourite) => id !== favourite.id
  const isChosen = !readFavourites(text).every(isOther)
  const toggle = () => {
    const others = favouritesStore.get().filter(isOther)
    favouritesStore.set(isChosen ? others : [...others, favourite])
  }
  return [isChosen, toggle]
}

/** The reader’s choices among `entries`, as their titles were in `language`; stored in this browser only. */
export function useFavourites(entries: readonly Entry[], language: string) {
  // In the build and in hydration, which must match it, nothing is chosen yet.
  const text = useSyncExternalStore(subscribe, storedText, () => NONE)
  // Chooses an entry, or no longer, and returns what a new choice overlaps with. Remains the same when the choices change, so that
  // only the pressed star is rendered again.
  const toggle = useCallback(
    (id: string): Entry[] => {
      const chosen = favouritesStore.get()
      const others = chosen.filter((choice) => linked(choice.id, entries)?.id !== id)
      const added = others.length < chosen.length ? [] : entries.filter((entry) => entry.id === id)
      favouritesStore.set([...others, ...added.map((entry) => keep(entry, language))])
      const starred = others.flatMap((choice) => linked(choice.id, entries) ?? [])
      return added.flatMap((entry) => clashingWith(entry, starred))
    },
    [entries, language],
  )
  return useMemo(() => {
    const chosen = readFavourites(text)
    const followed = followFavourites(chosen, entries, language)
    const starred = followed.flatMap(({ entry }) => entry ?? [])
    const list = followed.map((one) => ({
      ...one,
      clashing: one.entry ? clashingWith(one.entry, starred) : [],
    }))
    const idsOf = (some: readonly Entry[]): ReadonlySet<string> => new Set(some.map(({ id }) => id))
    const ids = idsOf(starred)
    /** The choices that overlap with others. */
    const clashes = idsOf(list.flatMap(({ clashing }) => clashing))
    const saved = unsaved === undefined
    /** Stores another choice in place of one, or none. */
    const replace = (favourite: Favourite, ...by: Favourite[]) =>
      favouritesStore.set(chosen.flatMap((choice) => (choice === favourite ? by : [choice])))
    return { list, ids, clashes, saved, toggle, replace }
  }, [text, entries, language, toggle])
}

export type MyProgramme = ReturnType<typeof useFavourites>
