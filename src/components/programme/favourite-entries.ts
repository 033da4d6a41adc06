// What somebody chose, and what has become of it since: a programme changes after it is published.
import { isToBeAnnounced } from '../../../pipeline/records/to-be-announced'
import type { Entry } from './entries'

/** A choice with what its owner saw, so that a withdrawn or moved entry can be told by name. */
export type Favourite = {
  code: string
  title: string
  /** Language of the title. */
  language: string
  hall: string | null
  /** HH:MM on a day, as it was. */
  day: string
  start: string
  /** Milliseconds; null where it had no time. */
  startsAt: number | null
}

export type FavouriteEntry = {
  favourite: Favourite
  /** Null: no longer in the programme. */
  entry: Entry | null
  moved: boolean
  renamed: boolean
}

/** An entry as it is seen now. */
export const keep = ({ code, title, hall, time }: Entry, language: string): Favourite => ({
  code,
  title,
  language,
  hall,
  day: time?.day ?? '',
  start: time?.start ?? '',
  startsAt: time?.startsAt ?? null,
})

/** A talk’s code is its place in the session: after a withdrawal its title finds it again under another code. */
function entryOf(favourite: Favourite, entries: readonly Entry[], language: string): Entry | null {
  const sameCode = entries.find(({ code }) => code === favourite.code) ?? null
  if (favourite.language !== language || sameCode?.title === favourite.title) return sameCode
  // Once one of several such talks has its title, the others must not be taken for it.
  if (isToBeAnnounced(favourite.title)) return sameCode
  return entries.find(({ title, single }) => single && title === favourite.title) ?? sameCode
}

/** Follows every choice into the programme of today, in the order of time; what is gone comes first. */
export function followFavourites(
  favourites: readonly Favourite[],
  entries: readonly Entry[],
  language: string,
): FavouriteEntry[] {
  return favourites
    .map((choice) => {
      const entry = entryOf(choice, entries, language)
      const moved =
        entry !== null && ((entry.time?.startsAt ?? null) !== choice.startsAt || entry.hall !== choice.hall)
      const renamed = entry !== null && choice.language === language && entry.title !== choice.title
      return { favourite: choice, entry, moved, renamed }
    })
    .sort((a, b) => (a.entry?.time?.startsAt ?? 0) - (b.entry?.time?.startsAt ?? 0))
}
