// The programme as one list: every session, talk and poster that can be found, chosen or shared, with its time.

/** The ids of the lists on the page, and of the field of the search. */
export const POSTER_LIST = 'poster-list'
export const CHANGES = 'changes'
export const SEARCH = 'search'

export type Entry = {
  /** What it keeps when it moves, and its anchor on the page; of a session, its code. */
  id: string
  /** `2B`, `2B-3` or `P12`: what people read. */
  code: string
  /** Codes by which older links lead to it. */
  oldCodes: readonly string[]
  kind: string
  title: string
  /** Language of the title, if it is not the page’s. */
  titleLanguage: string | undefined
  presenters: readonly Presenter[]
  /** Names of the other authors. */
  coAuthors: readonly string[]
  /** Name of the hall or other place. */
  place: string
  hall: string | null
  moreHalls: readonly string[]
  /** Code of its session; for a session, its own code; empty for a poster if the programme has no poster session. */
  session: string
  /** Other words to find it by: the session’s title, its people and its note. */
  around: string
  /** True if it has no talks of its own. Only such entries are searched and counted. */
  single: boolean
  /** Null for a poster if the programme has no poster session. */
  time: EntryTime | null
}

export type Presenter = { readonly name: string; readonly affiliation: string | null }

/** `start` and `end` are HH:MM, Istanbul wall time; `startsAt` and `endsAt` are instants in milliseconds. */
export type EntryTime = {
  /** ISO date of the day under which the programme lists it. */
  date: string
  /** “3 October”: the day on which it starts; for a talk after midnight, the day after `date`. */
  day: string
  start: string
  end: string
  startsAt: number
  endsAt: number
}

type Day = Queries.ProgrammeDayFragment
type Moment = Pick<Queries.ProgrammeTalkFragment, 'day' | 'start' | 'end' | 'startsAt' | 'endsAt'>

/** The record's times, with its instants in milliseconds. */
const timeOf = ({ date: { iso } }: Day, { day, start, end, startsAt, endsAt }: Moment): EntryTime => ({
  date: iso,
  day,
  start,
  end,
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
})

function entriesOfSession(day: Day, session: Queries.ProgrammeSessionFragment): Entry[] {
  const shared = {
    place: session.placeName ?? '',
    hall: session.hall,
    session: session.code,
    moreHalls: session.moreHalls,
    around: [
      ...[session.title, session.note, ...session.chairs],
      ...session.panel.flatMap(({ name, affiliation }) => [name, affiliation]),
    ].join(' '),
  }
  const own = {
    ...session,
    ...shared,
    id: session.code,
    oldCodes: [],
    titleLanguage: undefined,
    presenters: [],
    coAuthors: [],
    single: session.talks.length === 0,
    time: timeOf(day, session),
  }
  return [
    own,
    ...session.talks.map((talk) => ({
      ...talk,
      ...shared,
      titleLanguage: talk.titleLanguage ?? undefined,
      single: true,
      time: timeOf(day, talk),
    })),
  ]
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
      titleLanguage: poster.titleLanguage ?? undefined,
      place: session?.place ?? '',
      hall: null,
      moreHalls: [],
      session: session?.code ?? '',
      around: poster.themeName ?? '',
      single: true,
      time: session?.time ?? null,
    }
  })
  return [...timed, ...posters]
}

/** Poster sessions have the kind `poster`, too, but are no posters. */
export const isPoster = ({ kind, code, session }: Entry) => kind === 'poster' && code !== session

/** Groups consecutive presenters of the same affiliation: A, B (X); C (Y). */
export function byAffiliation(presenters: readonly Presenter[]): { names: string; affiliation: string }[] {
  const groups: { names: string; affiliation: string }[] = []
  for (const { name, affiliation } of presenters) {
    const [last, own] = [groups.at(-1), affiliation ?? '']
    if (last?.affiliation === own) last.names += `, ${name}`
    else groups.push({ names: name, affiliation: own })
  }
  return groups
}

/** The entry to which a link leads: by its id, or by a code of before it had one. */
export const linked = (key: string, entries: readonly Entry[]) =>
  entries.find(({ id }) => id === key) ?? entries.find(({ oldCodes }) => oldCodes.includes(key))
