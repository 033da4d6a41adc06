// The programme of one language, as pages get it: derived from the schedule, which has both languages.
import { z } from 'zod'
import { writeDay } from '../domain/format'
import { inBoth, type Language } from '../domain/languages'
import { sessionKinds, talkKinds } from '../domain/programme-kinds'
import type { ReadEdition } from '../read'
import { memoise } from '../read/memoise'
import { calendarDate, dated, priced } from './localise'
import { listedPeople } from './people'
import { implementsPresented, personIn, presented, presentedIn } from './presented'
import {
  scheduleOf,
  timetableOf,
  type SchedulePoster,
  type ScheduleSession,
  type ScheduleSpan,
  type ScheduleTalk,
  type Timetable,
} from './schedule'

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

const talkRecord = z.object({ kind: z.enum(talkKinds), ...presented, ...moment }).meta(implementsPresented)

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
  talks: z.array(talkRecord),
  ...moment,
})

const posterRecord = z
  .object({
    ...presented,
    number: z.number().int(),
    theme: z.string().optional(),
    themeName: z.string().optional(),
    /** Code of the session that shows it: the one it names, otherwise the first poster session. */
    session: z.string().optional(),
  })
  .meta(implementsPresented)

const choice = z.object({ key: z.string(), name: z.string() })

export const programmeRecord = z.object({
  version: z.number().int(),
  released: calendarDate,
  halls: z.array(choice),
  themes: z.array(choice),
  awards: z
    .object({
      date: calendarDate,
      prizes: z.array(z.string()),
      /** The posters that won, first to last. */
      winners: z.array(z.object({ id: z.string(), code: z.string(), title: z.string(), names: z.string() })),
    })
    .optional(),
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
  /** Whether there is a page of all people. */
  people: z.boolean(),
  /** Ids and old codes of talks and posters that were withdrawn. */
  withdrawn: z.array(z.string()),
})

export type Programme = z.infer<typeof programmeRecord>
export type ProgrammeSession = z.infer<typeof sessionRecord>
export type ProgrammeTalk = z.infer<typeof talkRecord>
export type ProgrammePoster = z.infer<typeof posterRecord>

/** When something begins and ends, and the day on which it begins. */
const spanIn = ({ start, end, startsAt, endsAt }: ScheduleSpan, language: Language) => ({
  start,
  end,
  startsAt,
  endsAt,
  day: writeDay(startsAt.slice(0, 10), language),
})

const talkIn = (talk: ScheduleTalk, language: Language): ProgrammeTalk => ({
  ...presentedIn(talk, language),
  kind: talk.kind,
  ...spanIn(talk, language),
})

function sessionIn(session: ScheduleSession, language: Language): ProgrammeSession {
  const { code, kind, date, hall, moreHalls } = session
  return {
    code,
    kind,
    date,
    hall,
    moreHalls,
    title: session.title[language],
    placeName: session.place?.[language],
    chairs: session.chairs.map((name) => name[language]),
    panel: session.panel.map(({ role, ...person }) => ({ role, ...personIn(person, language) })),
    note: session.note?.[language],
    talks: session.talks.map((talk) => talkIn(talk, language)),
    ...spanIn(session, language),
  }
}

function posterIn(poster: SchedulePoster, themes: Timetable['themes'], language: Language): ProgrammePoster {
  const { number, theme, session } = poster
  return {
    ...presentedIn(poster, language),
    number,
    theme,
    session,
    themeName: themes.find(({ key }) => key === theme)?.name[language] ?? theme,
  }
}

/** The programme without what is known of a sound edition only. */
type TimetableRecord = Omit<Programme, 'changes' | 'booklet' | 'people'>

function recordOf(timetable: Timetable, language: Language): TimetableRecord {
  const { version, released, themes, posterAwards, withdrawn } = timetable
  const named = ({ key, name }: Timetable['halls'][number]) => ({ key, name: name[language] })
  return {
    version,
    released: dated(released, language),
    halls: timetable.halls.map(named),
    themes: themes.map(named),
    awards: posterAwards && {
      date: dated(posterAwards.date, language),
      prizes: posterAwards.prizes.map((prize) => priced(prize, language)),
      winners: posterAwards.winners.map(({ id, code, title, presenters }) => ({
        id,
        code,
        title: title[language],
        names: presenters.map(({ name }) => name[language]).join(', '),
      })),
    },
    days: timetable.days.map(({ date, title, sessions }) => ({
      date: dated(date, language),
      title: title[language],
      sessions: sessions.map((session) => sessionIn(session, language)),
    })),
    posters: timetable.posters.map((poster) => posterIn(poster, themes, language)),
    withdrawn,
  }
}

const records = memoise((timetable: Timetable) => inBoth((language) => recordOf(timetable, language)))

/** What is given and shown, when and where, in one language. */
export const timetableIn = (read: ReadEdition, language: Language): TimetableRecord =>
  records(timetableOf(read))[language]

/** The programme of a sound edition in one language. */
export function programmeIn(read: ReadEdition, language: Language): Programme {
  const { booklet, changes } = scheduleOf(read)
  return {
    ...timetableIn(read, language),
    booklet,
    people: listedPeople(read).size > 0,
    changes: changes.map(({ date, kind, item, name, text, target }) => ({
      date: dated(date, language),
      kind,
      item,
      name: name[language],
      text: text[language],
      target,
    })),
  }
}
