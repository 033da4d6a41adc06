// The programme of one language: the record that the page, the PDF, the calendars and the feeds are all made from.
import { z } from 'zod'
import type { EditionData } from '../schemas'
import { sessionKinds } from '../schemas/programme'
import { calendarDate, dated, inLanguage, named, priced, writtenMoney } from './localise'
import { posterCode, talkCode } from './programme-codes'
import { clockOf, instant, sessionEnd, talkTimes } from './session-times'
import type { Language, Text } from '../schemas/kinds'

const presenter = z.object({ name: z.string(), affiliation: z.string().optional() })

/** Language of a title that was given in one only, where it is not the reader's. */
const titleLanguage = z.string().optional()

const moment = {
  /** HH:MM, Istanbul wall time. */
  start: z.string(),
  end: z.string(),
  /** The instant with its offset: 2025-10-03T11:05:00+03:00. */
  startsAt: z.string(),
  endsAt: z.string(),
}

const talk = z.object({
  /** `2B-3`: also the anchor on the page. */
  code: z.string(),
  kind: z.enum(['talk', 'invited', 'plenary']),
  title: z.string(),
  titleLanguage,
  language: z.string().optional(),
  presenters: z.array(presenter),
  abstract: z.string().optional(),
  ...moment,
})

const sessionRecord = z.object({
  /** `2B`: also the anchor on the page. */
  code: z.string(),
  kind: z.enum(sessionKinds),
  title: z.string(),
  date: z.string(),
  hall: z.string().optional(),
  /** Name of the hall, or of whatever place it is. */
  placeName: z.string().optional(),
  chairs: z.array(z.string()),
  note: z.string().optional(),
  talks: z.array(talk),
  ...moment,
})

const posterRecord = z.object({
  /** `P12`: also the anchor on the page. */
  code: z.string(),
  number: z.number().int(),
  title: z.string(),
  theme: z.string(),
  themeName: z.string(),
  /** Code of the session in which it is shown: its own, or the first one for posters. */
  session: z.string().optional(),
  titleLanguage,
  language: z.string().optional(),
  presenters: z.array(presenter),
  abstract: z.string().optional(),
})

const choice = z.object({ key: z.string(), name: z.string() })

/** Shape of the GraphQL type `Programme`. */
export const programmeRecord = z.object({
  version: z.number().int(),
  released: calendarDate,
  halls: z.array(choice),
  themes: z.array(choice),
  awards: z.object({ date: calendarDate, prizes: z.array(writtenMoney) }),
  changes: z.array(z.object({ date: calendarDate, kind: z.string(), item: z.string(), text: z.string() })),
  days: z.array(z.object({ date: calendarDate, title: z.string(), sessions: z.array(sessionRecord) })),
  posters: z.array(posterRecord),
})

export type Programme = z.infer<typeof programmeRecord>
export type ProgrammeSession = z.infer<typeof sessionRecord>
export type ProgrammeTalk = z.infer<typeof talk>
export type ProgrammePoster = z.infer<typeof posterRecord>

type Data = Pick<EditionData, 'programme' | 'sessions' | 'posters'>
type Titled = Pick<Data['posters'][number], 'title' | 'language'>

const at = (date: string, start: string, end: string) => ({
  start: clockOf(start),
  end: clockOf(end),
  startsAt: instant(date, start),
  endsAt: instant(date, end),
})

/** The object without its undefined fields. */
export const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** Makes the programme of one language. Days are those of programme.yaml and any other that has a session. */
export function programmeOf(
  { programme, sessions, posters }: Data,
  language: Language,
): Omit<Programme, 'changes'> {
  const say = (value: Text) => inLanguage(value, language)
  const hallName = (key: string | undefined) => {
    const hall = programme.halls.find((candidate) => candidate.key === key)
    return hall && say(hall.name)
  }
  const foreign = ({ title, language: spoken }: Titled) =>
    typeof title === 'string' && spoken !== language ? spoken : undefined
  const people = (list: Data['posters'][number]['presenters']) =>
    list.map(({ name, affiliation }) =>
      given({ name: named(name, language), affiliation: affiliation && say(affiliation) }),
    )
  const records = sessions.map((session): ProgrammeSession => {
    const times = talkTimes(session)
    return given({
      code: session.code,
      kind: session.kind,
      title: say(session.title),
      date: session.date,
      hall: session.hall,
      placeName: hallName(session.hall) ?? (session.place && say(session.place)),
      chairs: session.chairs.map((chair) => named(chair, language)),
      note: session.note && say(session.note),
      ...at(session.date, session.start, sessionEnd(session) ?? session.start),
      talks: session.talks.map((item, index) =>
        given({
          code: talkCode(session.code, index),
          kind: item.kind,
          title: say(item.title),
          titleLanguage: foreign(item),
          language: item.language,
          presenters: people(item.presenters),
          abstract: item.abstract,
          ...at(session.date, times[index]!.start, times[index]!.end),
        }),
      ),
    })
  })
  const hallOrder = (session: ProgrammeSession) =>
    programme.halls.findIndex(({ key }) => key === session.hall)
  const inOrder = (list: ProgrammeSession[]) =>
    [...list].sort((a, b) => a.startsAt.localeCompare(b.startsAt) || hallOrder(a) - hallOrder(b))
  const firstPosterSession = inOrder(records.filter(({ kind }) => kind === 'poster'))[0]
  const dates = [
    ...new Set([...programme.days.map(({ date }) => date), ...sessions.map(({ date }) => date)]),
  ].sort()
  return {
    version: programme.version,
    released: dated(programme.released, language),
    halls: programme.halls.map(({ key, name }) => ({ key, name: say(name) })),
    themes: programme.themes.map(({ key, name }) => ({ key, name: say(name) })),
    awards: {
      date: dated(programme.posterAwards.date, language),
      prizes: programme.posterAwards.prizes.map((prize) => priced(prize, language)),
    },
    days: dates.map((date) => ({
      date: dated(date, language),
      title: say(programme.days.find((day) => day.date === date)?.title ?? ''),
      sessions: inOrder(records.filter((session) => session.date === date)),
    })),
    posters: [...posters]
      .sort((a, b) => a.number - b.number)
      .map((poster) =>
        given({
          code: posterCode(poster.number),
          number: poster.number,
          title: say(poster.title),
          titleLanguage: foreign(poster),
          theme: poster.theme,
          themeName: say(programme.themes.find(({ key }) => key === poster.theme)?.name ?? poster.theme),
          session: poster.session ?? firstPosterSession?.code,
          language: poster.language,
          presenters: people(poster.presenters),
          abstract: poster.abstract,
        }),
      ),
  }
}
