// The reader’s own programme: stored choices, matched with today’s programme.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Entry } from './entries'
import { followFavourites, keep, type FavouriteEntry } from './favourites'
import { favouritesStore } from './favourites-store'

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
  const favourites = useSyncExternalStore(
    favouritesStore.subscribe,
    favouritesStore.get,
    favouritesStore.getNone,
  )
  const list = useMemo(() => followFavourites(favourites, entries, language), [favourites, entries, language])
  const ids = useMemo(() => new Set(list.flatMap(({ entry }) => entry?.id ?? [])), [list])

  const favouritesOf = useCallback(
    (wanted: readonly string[]) =>
      entries.filter(({ id }) => wanted.includes(id)).map((entry) => keep(entry, language)),
    [entries, language],
  )
  const toggle = useCallback(
    (id: string) => {
      const all = followFavourites(favouritesStore.get(), entries, language)
      const others = all.filter(({ entry }) => entry?.id !== id).map(({ favourite }) => favourite)
      favouritesStore.set(others.length < all.length ? others : [...others, ...favouritesOf([id])])
    },
    [entries, language, favouritesOf],
  )
  const drop = ({ favourite: gone }: FavouriteEntry) =>
    favouritesStore.set(favourites.filter((choice) => choice !== gone))
  const accept = ({ favourite: old, entry }: FavouriteEntry) =>
    favouritesStore.set(
      favourites.map((choice) => (choice === old && entry ? keep(entry, language) : choice)),
    )
  const replace = (wanted: readonly string[]) => favouritesStore.set(favouritesOf(wanted))
  const add = (wanted: readonly string[]) =>
    favouritesStore.set([...favourites, ...favouritesOf(wanted.filter((id) => !ids.has(id)))])

  return { list, ids, saved: favouritesStore.isSaved(), toggle, drop, accept, add, replace }
}
