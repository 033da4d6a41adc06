// The entries that a reader chose, and what has become of them: a programme changes after it is published.
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

/** A session does not clash with its own talks, nor posters with each other. */
const together = (a: Entry, b: Entry) => a.session === b.session

function overlap(a: Entry, b: Entry): boolean {
  if (!a.time || !b.time || together(a, b)) return false
  return a.time.startsAt < b.time.endsAt && b.time.startsAt < a.time.endsAt
}

/** By id, what each entry overlaps with in the list. Back to back is no clash. */
export const clashing = (entries: readonly Entry[]): Map<string, Entry[]> =>
  new Map(
    entries.flatMap((entry) => {
      const rivals = entries.filter((other) => other !== entry && overlap(entry, other))
      return rivals.length > 0 ? [[entry.id, rivals] as const] : []
    }),
  )
