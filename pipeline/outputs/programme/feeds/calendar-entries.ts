// What the calendars say of each session and key date in one language (RFC 5545). A session is one entry, with its talks in the description.
import { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import { dayAfter } from '../../../domain/event-time'
import type { Language } from '../../../domain/languages'
import { afterCode, isWork } from '../../../domain/programme-codes'
import { label } from '../../../messages/render'
import type { ProgrammePerson } from '../../../records/presented'
import type { Schedule, ScheduleSession } from '../../../records/schedule'
import { panelGroups, type Label } from '../words'
import { pageAddress, placeAddress } from './addresses'

/** An entry without its revision; `name` identifies it within the site, in both languages and all calendars. */
export type CalendarEntry = Omit<ICalEventData, 'summary' | 'start' | 'end'> & {
  name: string
  summary: string
  /** Instants, or days of a whole-day entry. */
  start: string
  end: string
}

/** The name of a key date’s entry. With a dot, because the code of a session never has one. */
const keyDateName = (key: string): string => `key-date.${key}`

/** Whether an entry is that of a key date. */
export const isOfKeyDate = (name: string): boolean => name.startsWith(keyDateName(''))

const peopleIn = (people: ProgrammePerson[], language: Language): string =>
  people
    .map(({ name, affiliation }) =>
      affiliation ? `${name[language]} (${affiliation[language]})` : name[language],
    )
    .join('; ')

/** Hall or room, then the venue; a social event has only its own place. Nobody travels to a symposium that is held online. */
function locationOf(session: ScheduleSession, schedule: Schedule, language: Language): string | undefined {
  const { venue, symposium } = schedule
  if (symposium.status?.kind === 'online') return label('document.online')[language]
  const place = session.place?.[language]
  if (session.kind === 'social') return place
  return [place, venue.name[language], venue.address[language]].filter(Boolean).join(', ')
}

/** How entries say that the symposium does not take place, or that its days no longer hold. */
const states: Partial<Record<string, Pick<ICalEventData, 'status' | 'transparency'>>> = {
  cancelled: { status: ICalEventStatus.CANCELLED },
  postponed: { status: ICalEventStatus.TENTATIVE, transparency: ICalEventTransparency.TRANSPARENT },
}

const stateOf = ({ symposium }: Schedule) => states[symposium.status?.kind ?? '']

/** The entry of a session, with a change of plan, chairs, panel, note and talks in its description. */
function sessionEntry(
  session: ScheduleSession,
  schedule: Schedule,
  language: Language,
  word: Label,
): CalendarEntry {
  const { kind, code, chairs, panel, talks } = session
  const title = session.title[language]
  const [first, second] = talks
  const lecture = kind === 'plenary' && first && !second ? `: ${first.title[language]}` : ''
  const names = chairs.map((name) => name[language]).join(', ')
  const panels = panelGroups(panel).map(
    (group) => `${word(group.label)}: ${peopleIn(group.people, language)}`,
  )
  const lines = talks.map((talk) =>
    [`${talk.start}–${talk.end} ${talk.title[language]}`, peopleIn(talk.presenters, language)]
      .filter(Boolean)
      .join(' — '),
  )
  const paragraphs = [
    schedule.symposium.status?.text[language],
    names && `${word(chairs.length > 1 ? 'chairs' : 'chair')}: ${names}`,
    ...panels,
    session.note?.[language],
    lines.join('\n'),
  ]
  return {
    name: code,
    summary: (isWork(kind) ? afterCode(code, title) : title) + lecture,
    start: session.startsAt,
    end: session.endsAt,
    description: paragraphs.filter(Boolean).join('\n\n') || null,
    location: locationOf(session, schedule, language),
    categories: [{ name: kind }],
    url: placeAddress(schedule, code, language),
    ...stateOf(schedule),
  }
}

/** Key dates as whole-day entries, whose end is the day after the last one. */
const keyDateEntries = (schedule: Schedule, language: Language): CalendarEntry[] =>
  schedule.keyDates.map(({ key, date, ends, event, kind }) => ({
    name: keyDateName(key),
    summary:
      kind === 'deadline' ? `${label('document.deadline')[language]}: ${event[language]}` : event[language],
    start: date,
    end: dayAfter(ends ?? date),
    allDay: true,
    description: schedule.symposium.name[language],
    categories: [{ name: kind }],
    url: pageAddress(schedule, '/submissions', language),
    ...stateOf(schedule),
    // A whole-day deadline must not mark the subscriber as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  }))

/** Every entry of the edition. */
export const calendarEntries = (schedule: Schedule, language: Language, word: Label): CalendarEntry[] => [
  ...schedule.days.flatMap(({ sessions }) =>
    sessions.map((session) => sessionEntry(session, schedule, language, word)),
  ),
  ...keyDateEntries(schedule, language),
]
