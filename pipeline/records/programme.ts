// The programme of one language, as pages get it: derived from the schedule, which has both languages.
import { z } from 'zod'
import { interruptedBy } from '../domain/day-grid'
import { writeDay } from '../domain/format'
import { inBoth, type Language } from '../domain/languages'
import { talkKinds } from '../domain/programme-kinds'
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import { bothLanguages, calendarDate, dated, inOneLanguage, priced, type InOneLanguage } from './localise'
import { listedPeople } from './people'
import { implementsPresented, presented, presentedIn } from './presented'
import { choice, ofPoster, scheduleOf, timetableOf, type Timetable } from './schedule'
import {
  session,
  span,
  type ScheduleSession,
  type ScheduleSpan,
  type ScheduleTalk,
} from './schedule-sessions'

const moment = {
  ...span,
  /** 3 October: the day on which it starts; for a talk after midnight, the day after that of its session. */
  day: z.string(),
}

const talkRecord = z.object({ kind: z.enum(talkKinds), ...presented, ...moment }).meta(implementsPresented)

const sessionRecord = z.object({
  ...session,
  ...moment,
  /** Names of its halls, or another place. */
  placeName: z.string().optional(),
  talks: z.array(talkRecord),
  /** Code of the session among whose talks it is listed, if it interrupts one. */
  within: z.string().optional(),
})

const posterRecord = z
  .object({ ...presented, ...ofPoster, themeName: z.string().optional() })
  .meta(implementsPresented)

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
      item: z.string(),
      name: bothLanguages,
      text: bothLanguages,
      target: z.string().optional(),
    }),
  ),
  days: z.array(z.object({ date: calendarDate, title: bothLanguages, sessions: z.array(sessionRecord) })),
  posters: z.array(posterRecord),
  booklet: z.boolean(),
  /** Whether there is a page of all people. */
  people: z.boolean(),
  /** Ids and old codes of talks and posters that were withdrawn. */
  withdrawn: z.array(z.string()),
})

type RecordOf<Shape extends z.ZodType> = InOneLanguage<z.infer<Shape>>

export type Programme = RecordOf<typeof programmeRecord>
export type ProgrammeSession = RecordOf<typeof sessionRecord>
export type ProgrammeTalk = RecordOf<typeof talkRecord>
export type ProgrammePoster = RecordOf<typeof posterRecord>

/** The day on which something begins. */
const dayIn = ({ startsAt }: ScheduleSpan, language: Language) => writeDay(startsAt.slice(0, 10), language)

const talkIn = (talk: ScheduleTalk, language: Language): ProgrammeTalk => ({
  ...presentedIn(talk, language),
  day: dayIn(talk, language),
})

const sessionIn = (
  { place, talks, parts: _, ...shown }: ScheduleSession,
  within: string | undefined,
  language: Language,
): ProgrammeSession => ({
  ...inOneLanguage(shown, language),
  day: dayIn(shown, language),
  placeName: place?.[language],
  talks: talks.map((talk) => talkIn(talk, language)),
  within,
})

/** The programme without what is known of a sound edition only. */
type TimetableRecord = Omit<Programme, 'changes' | 'booklet' | 'people'>

function recordOf(timetable: Timetable, language: Language): TimetableRecord {
  const { version, released, posterAwards, withdrawn } = timetable
  const { halls, themes } = inOneLanguage({ halls: timetable.halls, themes: timetable.themes }, language)
  return {
    version,
    released: dated(released, language),
    halls,
    themes,
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
      sessions: sessions.map((session) =>
        sessionIn(session, interruptedBy(session, sessions)?.code, language),
      ),
    })),
    posters: timetable.posters.map((poster) => ({
      ...presentedIn(poster, language),
      themeName: themes.find(({ key }) => key === poster.theme)?.name ?? poster.theme,
    })),
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
    changes: changes.map((change) => ({
      ...inOneLanguage(change, language),
      date: dated(change.date, language),
    })),
  }
}
