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
  /** Name of the hall or other place, in that language; what was chosen before 6.12 has none. */
  place?: string
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
export const keep = ({ code, title, hall, place, time }: Entry, language: string): Favourite => ({
  code,
  title,
  language,
  hall,
  place,
  day: time?.day ?? '',
  start: time?.start ?? '',
  startsAt: time?.startsAt ?? null,
})

/**
 * The entry that has the title of a choice, under whatever code: a talk’s code is its place in the session, and a withdrawal
 * moves it up. In the other language those are found whose title is the same in both.
 */
function titled({ code, title }: Favourite, entries: readonly Entry[]): Entry | undefined {
  const alike = entries.filter((entry) => entry.title === title)
  return (
    alike.find((entry) => entry.code === code) ??
    // Once one of several such talks has its title, the others must not be taken for it.
    (isToBeAnnounced(title) ? undefined : alike.find(({ single }) => single))
  )
}

/** Follows every choice into the programme of today, in the order of time; what is gone comes first. */
export function followFavourites(
  favourites: readonly Favourite[],
  entries: readonly Entry[],
  language: string,
): FavouriteEntry[] {
  const known = favourites.map((choice) => titled(choice, entries))
  return favourites
    .map((choice, index) => {
      // The code of what was withdrawn is another choice’s by now, or still its own under a new title.
      const entry =
        known[index] ?? entries.find((one) => one.code === choice.code && !known.includes(one)) ?? null
      if (!entry) return { favourite: choice, entry, moved: false, renamed: false }
      const comparable = choice.language === language
      const moved =
        (entry.time?.startsAt ?? null) !== choice.startsAt ||
        entry.hall !== choice.hall ||
        // A hall may only be called differently; other places have nothing but their names.
        (comparable && !choice.hall && entry.place !== (choice.place ?? entry.place))
      return { favourite: choice, entry, moved, renamed: comparable && entry.title !== choice.title }
    })
    .sort((a, b) => (a.entry?.time?.startsAt ?? 0) - (b.entry?.time?.startsAt ?? 0))
}
