// The programme as one list: every session, talk and poster that can be found, chosen or shared, with its time.
import { timeIn } from '../../../pipeline/domain/event-time'

/** The ids of the lists on the page, and of the field of the search. */
export const POSTER_LIST = 'poster-list'
export const CHANGES = 'changes'
export const SEARCH = 'search'

type Day = Queries.ProgrammeDayFragment
type Session = Queries.ProgrammeSessionFragment
type Poster = Queries.ProgrammePosterFragment

/** `date` is that of the day under which the programme lists it. */
export type EntryTime = Pick<Session, 'day' | 'startsAt' | 'endsAt'> &
  Record<'date' | 'start' | 'end', string>

/** The id of a session is its code. */
export type Entry = Pick<
  Poster & Session,
  | 'id'
  | 'code'
  | 'oldCodes'
  | 'kind'
  | 'title'
  | 'titleLanguage'
  | 'presenters'
  | 'coAuthors'
  | 'hall'
  | 'moreHalls'
> & {
  /** Name of the hall or other place. */
  place: string
  /** Code of its session; for a session, its own code; empty for a poster if the programme has no poster session. */
  session: string
  /** True if it has no talks of its own. Only such entries are searched and counted. */
  single: boolean
  /** Null for a poster if the programme has no poster session. */
  time: EntryTime | null
}

function entriesOfSession({ date: { iso } }: Day, session: Session): Entry[] {
  const { code, placeName, hall, moreHalls, talks } = session
  const shared = { place: placeName ?? '', hall, moreHalls, session: code }
  const own = { ...session, id: code, oldCodes: [], titleLanguage: null, presenters: [], coAuthors: [] }
  return [own, ...talks].map((entry) => ({
    ...entry,
    ...shared,
    single: entry !== own || talks.length === 0,
    time: { ...entry, date: iso, start: timeIn(entry.startsAt), end: timeIn(entry.endsAt) },
  }))
}

/** All entries in the order of the page. Posters take place and time from their session. */
export function entriesOf(programme: Pick<Queries.ProgrammeScheduleFragment, 'days' | 'posters'>): Entry[] {
  const timed = programme.days.flatMap((day) =>
    day.sessions.flatMap((session) => entriesOfSession(day, session)),
  )
  const posters = programme.posters.map((poster): Entry => {
    const session = timed.find(({ code }) => code === poster.session)
    return {
      ...poster,
      kind: 'poster',
      place: session?.place ?? '',
      hall: null,
      moreHalls: [],
      session: session?.code ?? '',
      single: true,
      time: session?.time ?? null,
    }
  })
  return [...timed, ...posters]
}

/** Poster sessions have the kind `poster`, too, but are not posters. */
export const isPoster = ({ kind, code, session }: Entry) => kind === 'poster' && code !== session

/** Groups consecutive presenters of the same affiliation: A, B (X); C (Y). */
export function byAffiliation(presenters: Entry['presenters']) {
  const groups: { names: string; affiliation: string | null }[] = []
  for (const { name, affiliation } of presenters) {
    const last = groups.at(-1)
    if (last?.affiliation === affiliation) last.names += `, ${name}`
    else groups.push({ names: name, affiliation })
  }
  return groups
}

/** The entry to which a link leads: by its id, or by a code of before it had one. */
export const linked = (key: string, entries: readonly Entry[]) =>
  entries.find(({ id }) => id === key) ?? entries.find(({ oldCodes }) => oldCodes.includes(key))
