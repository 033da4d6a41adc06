// Every calendar to subscribe to or download (RFC 5545). A session is one entry, with its talks in the description.
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { calendarFile, calendarNames } from '../../../records/built-files'
import { writeDate } from '../../../domain/format'
import { dayAfter } from '../../../domain/event-time'
import { afterCode, isWork } from '../../../domain/programme-codes'
import type { Language } from '../../../domain/languages'
import type { OutputFiles } from '../../output-files'
import type { ProgrammePerson } from '../../../records/presented'
import type { Schedule, ScheduleSession } from '../../../records/schedule'
import { panelGroups, words, type Label } from '../words'
import { pageAddress, placeAddress } from './addresses'

/** The identifier of an entry, which is the same in both languages and in all calendars: its code at the site's host. */
const uid = (code: string, { symposium }: Schedule): string => `${code}@${new URL(symposium.url).host}`

const peopleIn = (people: ProgrammePerson[], language: Language): string =>
  people
    .map(({ name, affiliation }) =>
      affiliation ? `${name[language]} (${affiliation[language]})` : name[language],
    )
    .join('; ')

/** Hall or room, then the venue; a social event has only its own place. */
function locationOf(session: ScheduleSession, { venue }: Schedule, language: Language): string | undefined {
  const place = session.place?.[language]
  if (session.kind === 'social') return place
  return [place, venue.name[language], venue.address[language]].filter(Boolean).join(', ')
}

/** The entry of a session, with chairs, panel, note and talks in its description. */
function sessionEntry(
  session: ScheduleSession,
  schedule: Schedule,
  language: Language,
  word: Label,
): ICalEventData & { summary: string } {
  const { kind, code, chairs, panel, talks } = session
  const title = session.title[language]
  const [first, second] = talks
  const lecture = kind === 'plenary' && first && !second ? `: ${first.title[language]}` : ''
  const names = chairs.map((name) => name[language]).join(', ')
  const panels = panelGroups(panel).map(
    ({ label, people }) => `${word(label)}: ${peopleIn(people, language)}`,
  )
  const lines = talks.map((talk) =>
    [`${talk.start}–${talk.end} ${talk.title[language]}`, peopleIn(talk.presenters, language)]
      .filter(Boolean)
      .join(' — '),
  )
  const paragraphs = [
    names && `${word(chairs.length > 1 ? 'chairs' : 'chair')}: ${names}`,
    ...panels,
    session.note?.[language],
    lines.join('\n'),
  ]
  return {
    id: uid(code, schedule),
    summary: (isWork(kind) ? afterCode(code, title) : title) + lecture,
    start: session.startsAt,
    end: session.endsAt,
    description: paragraphs.filter(Boolean).join('\n\n') || null,
    location: locationOf(session, schedule, language),
    categories: [{ name: kind }],
    url: placeAddress(schedule, code, language),
  }
}

/** Key dates as whole-day entries, whose end is the day after the last one. */
const keyDateEntries = (schedule: Schedule, language: Language): ICalEventData[] =>
  schedule.keyDates.map(({ key, date, ends, event, kind }) => ({
    // With a dot, because the code of a session never has one.
    id: uid(`key-date.${key}`, schedule),
    summary: kind === 'deadline' ? `${words.deadline[language]}: ${event[language]}` : event[language],
    start: date,
    end: dayAfter(ends ?? date),
    allDay: true,
    description: schedule.symposium.name[language],
    categories: [{ name: kind }],
    url: pageAddress(schedule, '/submissions', language),
    // A whole-day deadline must not mark the subscriber as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  }))

/** Times in UTC, so that no zone shifts them; DTSTAMP is the release’s day, so that an edition gives the same bytes. */
function writeCalendar(
  name: string,
  entries: ICalEventData[],
  schedule: Schedule,
  language: Language,
): string {
  const { symposium, version, released, timeZone } = schedule
  const stamp = `${released}T00:00:00Z`
  const calendar = ical({
    // ical-generator escapes every text but this one.
    name: name.replace(/[\\;,]/g, '\\$&'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: new URL(symposium.url).host, product: 'programme', language: language.toUpperCase() },
    url: symposium.url,
    ttl: 60 * 60 * 12,
  })
  for (const entry of entries) {
    calendar.createEvent({
      sequence: version - 1,
      stamp,
      lastModified: stamp,
      transparency: ICalEventTransparency.OPAQUE,
      status: symposium.status?.kind === 'cancelled' ? ICalEventStatus.CANCELLED : null,
      ...entry,
    })
  }
  const text = calendar.toString()
  // Properties of a calendar belong before its entries, but ical-generator would put this one after them.
  return `${text.replace(/\r\nMETHOD:/, `\r\nX-WR-TIMEZONE:${timeZone}\r\nMETHOD:`)}\r\n`
}

/** All calendars in one language: of the programme, its days, halls and sessions, and of the key dates. */
export function calendarFiles(schedule: Schedule, language: Language, word: Label): OutputFiles {
  const short = schedule.symposium.shortName[language]
  const sessions = schedule.days.flatMap((day) => day.sessions)
  const entryOf = (session: ScheduleSession) => sessionEntry(session, schedule, language, word)
  const files: OutputFiles = {}
  const add = (file: string, name: string, entries: ICalEventData[]) => {
    files[calendarFile(file, language)] = writeCalendar(`${short} – ${name}`, entries, schedule, language)
  }
  add(calendarNames.programme, words.programme[language], sessions.map(entryOf))
  // A calendar must contain at least one entry (RFC 5545).
  for (const day of schedule.days.filter(({ sessions: held }) => held.length > 0)) {
    add(calendarNames.day(day.date), writeDate(day.date, language), day.sessions.map(entryOf))
  }
  for (const { key, name } of schedule.halls) {
    const held = sessions.filter(({ hall, moreHalls }) => hall === key || moreHalls.includes(key))
    add(calendarNames.hall(key), name[language], held.map(entryOf))
  }
  for (const session of sessions) {
    const entry = entryOf(session)
    add(calendarNames.session(session.code), entry.summary, [entry])
  }
  add(calendarNames.keyDates, words.keyDates[language], keyDateEntries(schedule, language))
  return files
}
