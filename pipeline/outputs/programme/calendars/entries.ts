// The programme as calendar entries: one for each session, with its talks in the description.
import { dayAfter } from '../../../records/istanbul-time'
import { pathOf } from '../../../records/addresses'
import { isSpoken, isWork } from '../../../records/programme-codes'
import type { Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'
import { utc } from '../schedule/moment'
import { words } from '../words'
import type { Language } from '../../../schemas/kinds'

/**
 * A calendar entry. Its times are instants in UTC; if it is `allDay` they are calendar days, and `end` is the day after the last
 * one.
 */
export type CalendarEntry = {
  uid: string
  summary: string
  start: string
  end: string
  allDay: boolean
  description: string
  location?: string
  categories: string[]
  url: string
}

/** The identifier of an entry, which is the same in both languages and in all calendars: its code at the site's host. */
const uid = (code: string, { symposium }: Schedule) => `${code}@${new URL(symposium.url).host}`

/** 13:30–13:50 Title — Presenter (Affiliation); Presenter. */
function talkLine({ start, end, title, presenters }: ScheduleTalk, language: Language): string {
  const people = presenters.map(({ name, affiliation }) =>
    affiliation ? `${name[language]} (${affiliation[language]})` : name[language],
  )
  return `${start}–${end} ${title[language]} — ${people.join('; ')}`
}

/** Hall or room, then the venue; a social event has only its own place. */
function locationOf(session: ScheduleSession, { venue }: Schedule, language: Language): string | undefined {
  const place = session.place?.[language]
  if (session.kind === 'social') return place
  return [place, venue.name[language], venue.address[language]].filter(Boolean).join(', ')
}

/** The entry of one session. `chair` and `chairs` are the words for one chair and for several. */
export function sessionEntry(
  session: ScheduleSession,
  schedule: Schedule,
  language: Language,
  { chair, chairs }: { chair: string; chairs: string },
): CalendarEntry {
  const names = session.chairs.map((name) => name[language])
  const title = session.title[language]
  const only = session.talks.length === 1 ? session.talks[0] : undefined
  const lecture = session.kind === 'plenary' && only ? `: ${only.title[language]}` : ''
  const isKnown = isWork(session.kind) && isSpoken(session.code)
  return {
    uid: uid(session.code, schedule),
    summary: [...(isKnown ? [session.code] : []), title + lecture].join(' '),
    start: utc(session.startsAt),
    end: utc(session.endsAt),
    allDay: false,
    description: [
      names.length > 0 ? `${names.length > 1 ? chairs : chair}: ${names.join(', ')}` : '',
      session.note?.[language] ?? '',
      session.talks.map((talk) => talkLine(talk, language)).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: locationOf(session, schedule, language),
    categories: [session.kind],
    url: session.url[language],
  }
}

/** Key dates as whole-day entries. */
export function keyDateEntries(schedule: Schedule, language: Language): CalendarEntry[] {
  const { symposium } = schedule
  return schedule.keyDates.map(({ key, date, ends, event, kind }) => ({
    // With a dot, because the code of a session never has one.
    uid: uid(`key-date.${key}`, schedule),
    summary: kind === 'deadline' ? `${words.deadline[language]}: ${event[language]}` : event[language],
    start: date,
    end: dayAfter(ends ?? date),
    allDay: true,
    description: symposium.name[language],
    categories: [kind],
    url: symposium.url + pathOf('/submissions', language),
  }))
}
