// The entries that a reader chose, and what has become of them: a programme changes after it is published.
import { isToBeAnnounced } from '../../../pipeline/records/to-be-announced'
import type { Entry } from './entries'

/** A choice as the reader saw it, so that a withdrawn or moved entry can still be named. */
export type Favourite = {
  code: string
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
 * The entry that has the title of a choice, under whatever code: a talk’s code is its position in the session and changes when
 * an earlier talk is withdrawn. Choices made in the other language are found only if the title is the same in both.
 */
function titled({ code, title }: Favourite, entries: readonly Entry[]): Entry | undefined {
  const alike = entries.filter((entry) => entry.title === title)
  return (
    alike.find((entry) => entry.code === code) ??
    // Several talks may share a title that is still to be announced: only the code distinguishes these.
    (isToBeAnnounced(title) ? undefined : alike.find(({ single }) => single))
  )
}

/** Finds every choice in today’s programme. Sorted by time; choices that are gone come first. */
export function followFavourites(
  favourites: readonly Favourite[],
  entries: readonly Entry[],
  language: string,
): FavouriteEntry[] {
  const known = favourites.map((choice) => titled(choice, entries))
  return favourites
    .map((choice, index) => {
      // No entry has this title: take the entry with the same code, which may be retitled, unless it is another choice’s.
      const entry =
        known[index] ?? entries.find((one) => one.code === choice.code && !known.includes(one)) ?? null
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

/** By code, what each entry overlaps with in the list. Back to back is no clash. */
export const clashing = (entries: readonly Entry[]): Map<string, Entry[]> =>
  new Map(
    entries.flatMap((entry) => {
      const rivals = entries.filter((other) => other !== entry && overlap(entry, other))
      return rivals.length > 0 ? [[entry.code, rivals] as const] : []
    }),
  )
