// The programme in both languages, made once from a checked edition. The page, the PDFs, the booklet, the calendars and all feeds are
// made from it.
import { z } from 'zod'
import { abstractsOf } from '../abstracts'
import { fullAddress } from '../domain/addresses'
import { writtenInstant, type EventClock } from '../domain/event-time'
import { bilingual, inBoth, type Bilingual, type Text } from '../domain/languages'
import { posterCode } from '../domain/programme-codes'
import { posterSessions } from '../domain/session-times'
import { clockOfEdition } from '../domain/time-zone'
import type { ReadEdition } from '../read'
import { memoise } from '../read/memoise'
import type { EditionData } from '../schemas'
import type { Money } from '../schemas/fields'
import { hallsOf } from '../schemas/programme'
import { knownInstitutions } from './authors'
import { both } from './localise'
import { presentedEntry, type PresentedEntry } from './presented'
import { changeList, type ListedChange } from './programme-changes/change-list'
import type { ReleasedEntry } from './programme-changes/released-schedule'
import { scheduleSession, type ScheduleSession } from './schedule-sessions'
import { statusTextOf } from './site'
import { releasedProgramme, talkIds } from './talk-ids'

export type { ScheduleSession, ScheduleSpan, ScheduleTalk, WorkshopPart } from './schedule-sessions'

/** What posters have and talks have not. */
export const ofPoster = {
  number: z.number().int(),
  /** Key of its theme. */
  theme: z.string().optional(),
  /** Code of the session that shows it: the one it names, otherwise the first poster session. */
  session: z.string().optional(),
}

export type SchedulePoster = PresentedEntry & z.infer<z.ZodObject<typeof ofPoster>>

export type ScheduleDay = {
  date: string
  /** Motto of the day; may be empty. */
  title: Bilingual
  /** From its first session, or else midnight, to the end of its last one, as instants with their offset. */
  startsAt: string
  endsAt: string
  /** By time, then by hall. */
  sessions: ScheduleSession[]
}

/** A hall or a theme. */
export const choice = z.object({ key: z.string(), name: both })

type Choice = z.infer<typeof choice>

/** What is given and shown, when and where. */
export type Timetable = {
  version: number
  released: string
  /** Those with sessions: in others there is nothing to choose, and they have no calendar. */
  halls: Choice[]
  /** Themes of the posters. */
  themes: Choice[]
  /** The days of programme.yaml and any others that have a session, in order. */
  days: ScheduleDay[]
  /** By number. */
  posters: SchedulePoster[]
  posterAwards?: { date: string; prizes: Money[]; winners: SchedulePoster[] } | undefined
  /** Ids and old codes of talks and posters that were withdrawn. */
  withdrawn: string[]
}

type KeyDate = Omit<EditionData['keyDates'][number], 'event'> & { event: Bilingual }

/** The timetable with its changes, and what readers elsewhere need to know of the symposium. */
export type Schedule = Timetable & {
  /** IANA name of the zone of all wall times. */
  timeZone: string
  symposium: {
    name: Bilingual
    shortName: Bilingual
    /** Full address of the site, without a slash at its end. */
    url: string
    email: string
    starts: string
    ends: string
    /** Present if it does not take place as planned. */
    status?: { kind: NonNullable<EditionData['site']['status']>; text: Bilingual } | undefined
    announcement?: { date: string; ends: string; text: Bilingual } | undefined
    organisers: Bilingual[]
  }
  venue: { name: Bilingual; address: Bilingual; latitude: number; longitude: number }
  changes: ListedChange[]
  keyDates: KeyDate[]
  /** Whether there is a booklet of abstracts. */
  booklet: boolean
  /** What the calendars of the last release said. */
  releasedCalendar: Record<string, ReleasedEntry>
}

const choicesOf = (choices: { key: string; name: Text }[]): Choice[] =>
  choices.map(({ key, name }) => ({ key, name: bilingual(name) }))

/** Sessions by time, those at the same time by hall. */
function inOrder(sessions: ScheduleSession[], halls: Choice[]): ScheduleSession[] {
  const orderOf = ({ hall }: ScheduleSession) => halls.findIndex(({ key }) => key === hall)
  return sessions.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || orderOf(a) - orderOf(b))
}

function dayOf(clock: EventClock, date: string, title: Text, sessions: ScheduleSession[]): ScheduleDay {
  const ends = sessions.map(({ endsAt }) => endsAt).sort()
  return {
    date,
    title: bilingual(title),
    startsAt: sessions[0]?.startsAt ?? writtenInstant(clock, date, '00:00'),
    endsAt: ends.at(-1) ?? writtenInstant(clock, date, '23:59'),
    sessions,
  }
}

/**
 * The timetable of an edition whose programme, sessions and posters could be read: the check asks for it while other files may still
 * be broken.
 */
export const timetableOf = memoise((read: ReadEdition): Timetable => {
  const data = read.data as EditionData
  const { programme, workshop } = data
  const { sessions, posters, withdrawn } = talkIds(data, releasedProgramme(read))
  const abstracts = new Map(abstractsOf(read).list.map((abstract) => [abstract.item.code, abstract]))
  const clock = clockOfEdition(data.site)
  const institutions = knownInstitutions([...sessions.flatMap(({ talks }) => talks), ...posters])
  const context = { programme, workshop, abstracts, institutions, clock }
  const scheduled = sessions.map((session) => scheduleSession(session, context))
  const ordered = inOrder(scheduled, choicesOf(programme.halls))
  const firstShow = posterSessions(sessions)[0]?.code
  const dates = [...programme.days, ...sessions].map(({ date }) => date)
  const shown = posters
    .map(({ number = 0, code: own, theme, session = firstShow, ...poster }) => {
      const code = posterCode({ number, code: own })
      return { ...presentedEntry(poster, code, abstracts.get(code), institutions), number, theme, session }
    })
    .sort((a, b) => a.number - b.number)
  return {
    version: programme.version,
    released: programme.released,
    halls: choicesOf(
      programme.halls.filter(({ key }) => sessions.some((session) => hallsOf(session).includes(key))),
    ),
    themes: choicesOf(programme.themes),
    days: [...new Set(dates)].sort().map((date) => {
      const title = programme.days.find((day) => day.date === date)?.title ?? ''
      return dayOf(
        clock,
        date,
        title,
        ordered.filter((session) => session.date === date),
      )
    }),
    posters: shown,
    posterAwards: programme.posterAwards && {
      ...programme.posterAwards,
      winners: programme.posterAwards.winners.flatMap(
        (code) => shown.find((poster) => poster.code === code) ?? [],
      ),
    },
    withdrawn,
  }
})

function symposiumOf(data: EditionData, prefix: string): Schedule['symposium'] {
  const { name, shortName, url, email, starts, ends, status, announcement, organisers } = data.site
  return {
    name: bilingual(name),
    shortName: bilingual(shortName),
    url: fullAddress(url, prefix, ''),
    email,
    starts,
    ends,
    status: status && {
      kind: status,
      text: inBoth((language) => statusTextOf(data, language) ?? ''),
    },
    announcement: announcement && {
      date: announcement.date,
      ends: announcement.ends,
      text: bilingual(announcement.text),
    },
    organisers: organisers.map((organiser) => bilingual(organiser.name)),
  }
}

/** The schedule of a sound edition; `prefix` is the folder of the site on its host. */
export function scheduleOf(read: ReadEdition, prefix = ''): Schedule {
  const data = read.data as EditionData
  const { name, address, latitude, longitude } = data.venue
  return {
    ...timetableOf(read),
    timeZone: data.site.timeZone,
    symposium: symposiumOf(data, prefix),
    venue: { name: bilingual(name), address: bilingual(address), latitude, longitude },
    changes: changeList(read),
    keyDates: data.keyDates.map(({ key, date, ends, kind, event }) => ({
      key,
      date,
      ends,
      kind,
      event: bilingual(event),
    })),
    booklet: abstractsOf(read).list.length > 0,
    releasedCalendar: releasedProgramme(read)?.calendar ?? {},
  }
}
