// Every calendar to subscribe to or download (RFC 5545). A session is one entry, with its talks in the description.
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { pathOf } from '../../../domain/addresses'
import { calendarFile, calendarNames } from '../../../records/built-files'
import { writeDate } from '../../../domain/format'
import { dayAfter } from '../../../domain/event-time'
import { afterCode, isWork } from '../../../domain/programme-codes'
import type { Language } from '../../../domain/languages'
import type { OutputFiles } from '../../output-files'
import type { Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'
import { panelLabel, words, type Label } from '../words'

/** The identifier of an entry, which is the same in both languages and in all calendars: its code at the site's host. */
const uid = (code: string, { symposium }: Schedule) => `${code}@${new URL(symposium.url).host}`

const peopleIn = (people: ScheduleTalk['presenters'], language: Language) =>
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

function sessionEntry(session: ScheduleSession, schedule: Schedule, language: Language, word: Label) {
  const { kind, code, chairs, panel, talks } = session
  const title = session.title[language]
  const lecture = kind === 'plenary' && talks.length === 1 ? `: ${talks[0]!.title[language]}` : ''
  const names = chairs.map((name) => name[language]).join(', ')
  const panels = (['moderator', 'panellist'] as const).map((role) => {
    const people = panel.filter((one) => one.role === role)
    return people.length > 0 && `${word(panelLabel(role, people.length))}: ${peopleIn(people, language)}`
  })
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
    url: session.url[language],
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
    url: schedule.symposium.url + pathOf('/submissions', language),
    // A whole-day deadline must not mark the subscriber as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  }))

/** Times in UTC, so that no zone shifts them; DTSTAMP is the release’s day, so that an edition gives the same bytes. */
function writeCalendar(name: string, entries: ICalEventData[], schedule: Schedule, language: Language) {
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
  for (const day of schedule.days.filter((one) => one.sessions.length > 0)) {
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
