// The programme of one language: the record that the page, the PDF, the calendars and the feeds are all made from.
import { z } from 'zod'
import { abstractsOf } from '../abstracts'
import type { ReadEdition } from '../read'
import { memoise } from '../read/memoise'
import type { EditionData } from '../schemas'
import { hallsOf } from '../schemas/programme'
import { sessionKinds, talkKinds } from '../domain/programme-kinds'
import { writeDay } from '../domain/format'
import { calendarDate, dated, priced } from './localise'
import { withTitle } from '../domain/academic-title'
import { inBoth, inLanguage, type Language, type Text } from '../domain/languages'
import { presented, presentedIn, type Presented } from './presented'
import { posterCode, talkCode } from '../domain/programme-codes'
import { writtenInstant, type EventClock } from '../domain/event-time'
import { clockOfEdition } from '../domain/time-zone'
import { sessionTitle } from '../domain/session-title'
import { clockOf, posterSessions, sessionEnd, talkTimes } from '../domain/session-times'
import { placeOf, releasedProgramme, talkIds, type Identified } from './talk-ids'

const moment = {
  /** HH:MM, wall time of the city. */
  start: z.string(),
  end: z.string(),
  /** The instant with its offset: 2025-10-03T11:05:00+03:00. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** 3 October: the day on which it starts; for a talk after midnight, the day after that of its session. */
  day: z.string(),
}

const talk = z.object({ kind: z.enum(talkKinds), ...presented, ...moment })

const sessionRecord = z.object({
  /** Such as `2B`; also its anchor on the page. */
  code: z.string(),
  kind: z.enum(sessionKinds),
  title: z.string(),
  date: z.string(),
  /** Its hall, and any others that it fills as well, in the order of the halls. */
  hall: z.string().optional(),
  moreHalls: z.array(z.string()),
  /** Names of its halls, or another place. */
  placeName: z.string().optional(),
  chairs: z.array(z.string()),
  panel: z.array(
    z.object({
      role: z.enum(['moderator', 'panellist']),
      name: z.string(),
      affiliation: z.string().optional(),
    }),
  ),
  note: z.string().optional(),
  talks: z.array(talk),
  ...moment,
})

const posterRecord = z.object({
  ...presented,
  number: z.number().int(),
  theme: z.string().optional(),
  themeName: z.string().optional(),
  /** Code of the session that shows it: the one it names, otherwise the first poster session. */
  session: z.string().optional(),
})

const choice = z.object({ key: z.string(), name: z.string() })

export const programmeRecord = z.object({
  version: z.number().int(),
  released: calendarDate,
  halls: z.array(choice),
  themes: z.array(choice),
  awards: z.object({ date: calendarDate, prizes: z.array(z.string()) }),
  changes: z.array(
    z.object({
      date: calendarDate,
      kind: z.string(),
      /** The id of a talk or poster, or the code of a session. */
      item: z.string(),
      /** What people call the item: its code, or the title of a session whose code nobody uses. */
      name: z.string(),
      text: z.string(),
      /** The anchor of the item; of a cancelled talk, that of its session. */
      target: z.string().optional(),
    }),
  ),
  days: z.array(
    z.object({
      date: calendarDate,
      title: z.string(),
      sessions: z.array(sessionRecord),
    }),
  ),
  posters: z.array(posterRecord),
  booklet: z.boolean(),
  /** Ids and old codes of talks and posters that were withdrawn. */
  withdrawn: z.array(z.string()),
})

export type Programme = z.infer<typeof programmeRecord>
export type ProgrammeSession = z.infer<typeof sessionRecord>
export type ProgrammeTalk = z.infer<typeof talk>
export type ProgrammePoster = z.infer<typeof posterRecord>

/** Hours past midnight are above 24: a talk at 24:10 on 3 October starts at 00:10 on 4 October. */
function momentOf(clock: EventClock, date: string, start: string, end: string, language: Language) {
  const startsAt = writtenInstant(clock, date, start)
  return {
    start: clockOf(start),
    end: clockOf(end),
    startsAt,
    endsAt: writtenInstant(clock, date, end),
    day: writeDay(startsAt.slice(0, 10), language),
  }
}

const optional = (value: Text | undefined, language: Language) =>
  value === undefined ? undefined : inLanguage(value, language)

type Person = EditionData['sessions'][number]['moderators'][number]

/** Makes what the records of a talk and of a poster share. */
type Present = (entry: Presented, code: string) => ReturnType<typeof presentedIn>

function sessionOf(
  session: Identified['sessions'][number],
  programme: EditionData['programme'],
  present: Present,
  clock: EventClock,
  language: Language,
): ProgrammeSession {
  const { code, kind, date } = session
  const times = talkTimes(session)
  const { halls, place } = placeOf(session, programme)
  const [hall, ...moreHalls] = halls
  const panel = (role: 'moderator' | 'panellist', people: Person[]) =>
    people.map(({ name, affiliation }) => ({
      role,
      name: withTitle(name, language),
      affiliation: optional(affiliation, language),
    }))
  return {
    code,
    kind,
    date,
    hall,
    moreHalls,
    title: inLanguage(sessionTitle(session), language),
    placeName: optional(place, language),
    chairs: session.chairs.map((chair) => withTitle(chair, language)),
    panel: [...panel('moderator', session.moderators), ...panel('panellist', session.panellists)],
    note: optional(session.note, language),
    ...momentOf(clock, date, session.start, sessionEnd(session) ?? session.start, language),
    talks: session.talks.map((item, index) => ({
      ...present(item, talkCode(code, index)),
      kind: item.kind,
      ...momentOf(clock, date, times[index]!.start, times[index]!.end, language),
    })),
  }
}

/** The programme without what is known of the whole edition only. */
type Timetable = Omit<Programme, 'changes' | 'booklet'>

function programmeIn(read: ReadEdition, language: Language): Timetable {
  const data = read.data as EditionData
  const { programme } = data
  const { version, released, days, themes, posterAwards } = programme
  const clock = clockOfEdition(data.site)
  const { sessions, posters, withdrawn } = talkIds(data, releasedProgramme(read))
  const abstracts = new Map(abstractsOf(read).list.map((abstract) => [abstract.item.code, abstract]))
  const present: Present = (entry, code) => presentedIn(language, entry, code, abstracts.get(code))
  const choices = (list: typeof themes) =>
    list.map(({ key, name }) => ({ key, name: inLanguage(name, language) }))
  const order = programme.halls.map(({ key }): string | undefined => key)
  const records = sessions
    .map((session) => sessionOf(session, programme, present, clock, language))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || order.indexOf(a.hall) - order.indexOf(b.hall))
  const firstShow = posterSessions(sessions)[0]?.code
  return {
    version,
    released: dated(released, language),
    // Halls without sessions are left out: there is nothing to choose and no calendar for them.
    halls: choices(programme.halls.filter(({ key }) => sessions.some((one) => hallsOf(one).includes(key)))),
    themes: choices(themes),
    awards: {
      date: dated(posterAwards.date, language),
      prizes: posterAwards.prizes.map((prize) => priced(prize, language)),
    },
    days: [...new Set([...days, ...sessions].map(({ date }) => date))].sort().map((date) => ({
      date: dated(date, language),
      title: inLanguage(days.find((day) => day.date === date)?.title ?? '', language),
      sessions: records.filter((session) => session.date === date),
    })),
    posters: posters
      .map(({ number = 0, theme, session = firstShow, ...poster }) => ({
        ...present(poster, posterCode(number)),
        number,
        theme,
        session,
        themeName: optional(themes.find(({ key }) => key === theme)?.name ?? theme, language),
      }))
      .sort((a, b) => a.number - b.number),
    withdrawn,
  }
}

const programmes = memoise((read: ReadEdition) => inBoth((language) => programmeIn(read, language)))

/** The programme in one language. Its days are those of programme.yaml and any others that have a session. */
export const programmeOf = (read: ReadEdition, language: Language): Timetable => programmes(read)[language]
