// The programme in both languages, made once from a checked edition. The page, the PDFs, the booklet, the calendars and all feeds are
// made from it.
import { z } from 'zod'
import { abstractsOf } from '../abstracts'
import { fullAddress } from '../domain/addresses'
import { hallsInUse } from '../domain/day-grid'
import { writtenInstant, type EventClock } from '../domain/event-time'
import { bilingual, inBoth, type Text } from '../domain/languages'
import { posterCode } from '../domain/programme-codes'
import { posterSessions } from '../domain/session-times'
import { clockOfEdition } from '../domain/time-zone'
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import type { EditionData } from '../schemas'
import { knownInstitutions } from './authors'
import { bothLanguages } from './localise'
import { presentedEntry, type PresentedEntry } from './presented'
import { changeList } from './programme-changes/change-list'
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

/** A hall or a theme. */
export const choice = z.object({ key: z.string(), name: bothLanguages })

/** A day of the programme with its sessions. */
export type ScheduleDay = ReturnType<typeof dayOf>

/** What is given and shown, when and where. */
export type Timetable = ReturnType<typeof timetableOf>

/** The timetable with its changes, and what readers elsewhere need to know of the symposium. */
export type Schedule = ReturnType<typeof scheduleOf>

const choicesOf = (choices: { key: string; name: Text }[]) =>
  choices.map(({ key, name }) => ({ key, name: bilingual(name) }))

/** Sessions by time, those at the same time by hall. */
function inOrder(sessions: ScheduleSession[], halls: { key: string }[]): ScheduleSession[] {
  const orderOf = ({ hall }: ScheduleSession) => halls.findIndex(({ key }) => key === hall)
  return sessions.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || orderOf(a) - orderOf(b))
}

function dayOf(clock: EventClock, date: string, title: Text, sessions: ScheduleSession[]) {
  const ends = sessions.map(({ endsAt }) => endsAt).sort()
  return {
    date,
    /** Motto of the day; may be empty. */
    title: bilingual(title),
    /** From its first session, or else midnight, to the end of its last one, as instants with their offset. */
    startsAt: sessions[0]?.startsAt ?? writtenInstant(clock, date, '00:00'),
    endsAt: ends.at(-1) ?? writtenInstant(clock, date, '23:59'),
    /** By time, then by hall. */
    sessions,
  }
}

/**
 * The timetable of an edition whose programme, sessions and posters could be read: the check asks for it while other files may still
 * be broken.
 */
export const timetableOf = memoise((read: ReadEdition) => {
  const data = read.data as EditionData
  const { programme, workshop } = data
  const { sessions, posters, withdrawn } = talkIds(data, releasedProgramme(read))
  const abstracts = new Map(abstractsOf(read).list.map((abstract) => [abstract.item.code, abstract]))
  const clock = clockOfEdition(data.site)
  const institutions = knownInstitutions([...sessions.flatMap(({ talks }) => talks), ...posters])
  const context = { programme, workshop, abstracts, institutions, clock }
  const scheduled = sessions.map((session) => scheduleSession(session, context))
  const ordered = inOrder(scheduled, programme.halls)
  const firstShow = posterSessions(sessions)[0]?.code
  const dates = [...programme.days, ...sessions].map(({ date }) => date)
  const shown = posters
    .map(({ number = 0, code: own, theme, session = firstShow, ...poster }): SchedulePoster => {
      const code = posterCode({ number, code: own })
      return { ...presentedEntry(poster, code, abstracts.get(code), institutions), number, theme, session }
    })
    .sort((a, b) => a.number - b.number)
  return {
    version: programme.version,
    released: programme.released,
    /** Those with sessions: in others there is nothing to choose, and they have no calendar. */
    halls: choicesOf(hallsInUse(scheduled, programme.halls)),
    /** Themes of the posters. */
    themes: choicesOf(programme.themes),
    /** The days of programme.yaml and any others that have a session, in order. */
    days: [...new Set(dates)].sort().map((date) => {
      const title = programme.days.find((day) => day.date === date)?.title ?? ''
      const ofDay = ordered.filter((session) => session.date === date)
      return dayOf(clock, date, title, ofDay)
    }),
    /** By number. */
    posters: shown,
    posterAwards: programme.posterAwards && {
      ...programme.posterAwards,
      winners: programme.posterAwards.winners.flatMap(
        (code) => shown.find((poster) => poster.code === code) ?? [],
      ),
    },
    /** Ids and old codes of talks and posters that were withdrawn. */
    withdrawn,
  }
})

function symposiumOf(data: EditionData, prefix: string) {
  const { name, shortName, url, email, starts, ends, status, announcement, organisers } = data.site
  return {
    name: bilingual(name),
    shortName: bilingual(shortName),
    /** Full address of the site, without a slash at its end. */
    url: fullAddress(url, prefix, ''),
    email,
    starts,
    ends,
    /** Present if it does not take place as planned. */
    status: status && { kind: status, text: inBoth((language) => statusTextOf(data, language) ?? '') },
    announcement: announcement && { ...announcement, text: bilingual(announcement.text) },
    organisers: organisers.map((organiser) => bilingual(organiser.name)),
  }
}

/** The schedule of a sound edition; `prefix` is the folder of the site on its host. */
export function scheduleOf(read: ReadEdition, prefix = '') {
  const data = read.data as EditionData
  const { name, address, latitude, longitude } = data.venue
  return {
    ...timetableOf(read),
    /** IANA name of the zone of all wall times. */
    timeZone: data.site.timeZone,
    symposium: symposiumOf(data, prefix),
    venue: { name: bilingual(name), address: bilingual(address), latitude, longitude },
    changes: changeList(read),
    keyDates: data.keyDates.map((keyDate) => ({ ...keyDate, event: bilingual(keyDate.event) })),
    /** Whether there is a booklet of abstracts. */
    booklet: abstractsOf(read).list.length > 0,
    /** What the calendars of the last release said. */
    releasedCalendar: releasedProgramme(read)?.calendar ?? {},
  }
}
