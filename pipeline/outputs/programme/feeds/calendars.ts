// Every calendar to subscribe to or download (RFC 5545), with what was withdrawn since a release as cancelled.
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { writeDate } from '../../../domain/format'
import type { Language } from '../../../domain/languages'
import { label } from '../../../messages/render'
import { calendarFile, calendarNames } from '../../../records/built-files'
import type { ReleasedEntry } from '../../../records/programme-changes/released-schedule'
import type { Schedule } from '../../../records/schedule'
import type { OutputFiles } from '../../output-files'
import type { Label } from '../words'
import { calendarEntries, isOfKeyDate, type CalendarEntry } from './calendar-entries'

type Revisions = Record<string, ReleasedEntry>

/** Times in UTC, so that no zone shifts them. */
function writeCalendar(
  name: string,
  entries: CalendarEntry[],
  { symposium, timeZone }: Schedule,
  revisions: Revisions,
  language: Language,
): string {
  const { host } = new URL(symposium.url)
  const calendar = ical({
    // ical-generator escapes every text but this one.
    name: name.replace(/[\\;,]/g, '\\$&'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'programme', language: language.toUpperCase() },
    url: symposium.url,
    ttl: 60 * 60 * 12,
  })
  for (const { name: entryName, ...entry } of entries) {
    const { sequence, modified } = revisions[entryName] ?? {}
    calendar.createEvent({
      id: `${entryName}@${host}`,
      sequence,
      stamp: modified,
      lastModified: modified,
      transparency: ICalEventTransparency.OPAQUE,
      ...entry,
    })
  }
  const text = calendar.toString()
  // Properties of a calendar belong before its entries, but ical-generator would put this one after them.
  return `${text.replace(/\r\nMETHOD:/, `\r\nX-WR-TIMEZONE:${timeZone}\r\nMETHOD:`)}\r\n`
}

/** Released entries that are no longer in the programme: a program that imported them removes them. */
const withdrawnEntries = (revisions: Revisions, language: Language): CalendarEntry[] =>
  Object.entries(revisions)
    .filter(([, { withdrawn }]) => withdrawn)
    .map(([name, { summary, start, end }]) => ({
      name,
      summary: summary[language],
      start,
      end,
      allDay: isOfKeyDate(name),
      status: ICalEventStatus.CANCELLED,
    }))

/** All calendars in one language: of the programme, its days, halls and sessions, and of the key dates. */
export function calendarFiles(
  schedule: Schedule,
  revisions: Revisions,
  language: Language,
  word: Label,
): OutputFiles {
  const short = schedule.symposium.shortName[language]
  const entries = [...calendarEntries(schedule, language, word), ...withdrawnEntries(revisions, language)]
  const keyDates = entries.filter(({ name }) => isOfKeyDate(name))
  const sessions = entries.filter(({ name }) => !isOfKeyDate(name))
  const files: OutputFiles = {}
  const add = (file: string, name: string, contained: CalendarEntry[]) => {
    // A calendar must contain at least one entry (RFC 5545).
    if (contained.length === 0) return
    const text = writeCalendar(`${short} – ${name}`, contained, schedule, revisions, language)
    files[calendarFile(file, language)] = text
  }
  const addHeld = (file: string, name: string, held: { code: string }[]) => {
    const codes = new Set(held.map(({ code }) => code))
    const contained = sessions.filter((entry) => codes.has(entry.name))
    add(file, name, contained)
  }
  add(calendarNames.programme, label('document.programme')[language], sessions)
  for (const { date, sessions: held } of schedule.days)
    addHeld(calendarNames.day(date), writeDate(date, language), held)
  const all = schedule.days.flatMap((day) => day.sessions)
  for (const { key, name } of schedule.halls) {
    const held = all.filter(({ hall, moreHalls }) => hall === key || moreHalls.includes(key))
    addHeld(calendarNames.hall(key), name[language], held)
  }
  for (const entry of sessions) add(calendarNames.session(entry.name), entry.summary, [entry])
  add(calendarNames.keyDates, label('document.key-dates')[language], keyDates)
  return files
}
