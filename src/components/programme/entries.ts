// The programme as one list: every session, talk and poster that can be found, chosen or shared, with its time.
import { instantOn } from '../../../pipeline/records/istanbul-time'

export type Entry = {
  /** `2B`, `2B-3` or `P12`: also the anchor on the page. */
  code: string
  kind: string
  title: string
  /** Where it is not the page’s. */
  titleLanguage: string | undefined
  presenters: readonly Presenter[]
  /** Name of the hall or other place. */
  place: string
  hall: string | null
  /** The session it belongs to; a session’s own code; empty for a poster of a programme without a poster session. */
  session: string
  /** What else it is found by: the session’s title, its chairs and its note, which names who is on a panel. */
  around: string
  /** Has no talks of its own: what a search counts. */
  single: boolean
  /** Null for a poster of a programme without a poster session. */
  time: EntryTime | null
}

export type Presenter = { readonly name: string; readonly affiliation: string | null }

/** HH:MM is Istanbul wall time; the instants are milliseconds. */
export type EntryTime = {
  /** The day of the programme under which it stands. */
  date: string
  /** 3 October: of a talk after midnight the next one. */
  day: string
  start: string
  end: string
  startsAt: number
  endsAt: number
}

type Day = Queries.ProgrammeDayFragment

/** Milliseconds. */
const DAY = 86_400_000

/** An hour earlier than the session's first is one past midnight: of a dinner at 20:00–00:30. */
function timeOn(
  day: Day,
  session: { start: string },
  { start, end }: { start: string; end: string },
): EntryTime {
  const isNextDay = (time: string) => time < session.start
  const instant = (time: string) => instantOn(day.date.iso, time) + (isNextDay(time) ? DAY : 0)
  return {
    date: day.date.iso,
    day: isNextDay(start) ? day.nextDay : day.date.day,
    start,
    end,
    startsAt: instant(start),
    endsAt: instant(end),
  }
}

function entriesOfSession(day: Day, session: Queries.ProgrammeSessionFragment): Entry[] {
  const shared = {
    place: session.placeName ?? '',
    hall: session.hall,
    session: session.code,
    around: [session.title, ...session.chairs, session.note].join(' '),
  }
  const own = {
    ...session,
    ...shared,
    titleLanguage: undefined,
    presenters: [],
    single: session.talks.length === 0,
    time: timeOn(day, session, session),
  }
  return [
    own,
    ...session.talks.map((talk) => ({
      ...talk,
      ...shared,
      titleLanguage: talk.titleLanguage ?? undefined,
      single: true,
      time: timeOn(day, session, talk),
    })),
  ]
}

/** Every entry in the order of the page. Posters take place and time from their session. */
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
      session: session?.code ?? '',
      around: poster.themeName,
      single: true,
      time: session?.time ?? null,
    }
  })
  return [...timed, ...posters]
}

/** Presenters of one affiliation that follow one another, together: A, B (X); C (Y). */
export function byAffiliation(presenters: readonly Presenter[]): { names: string; affiliation: string }[] {
  const groups: { names: string; affiliation: string }[] = []
  for (const { name, affiliation } of presenters) {
    const [last, own] = [groups.at(-1), affiliation ?? '']
    if (last?.affiliation === own) last.names += `, ${name}`
    else groups.push({ names: name, affiliation: own })
  }
  return groups
}
