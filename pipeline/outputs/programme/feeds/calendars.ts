// Every calendar to subscribe to or download (RFC 5545), with what was withdrawn since a release as cancelled.
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { writeDate } from '../../../domain/format'
import type { Language } from '../../../domain/languages'
import { calendarFile, calendarNames } from '../../../records/built-files'
import type { ReleasedEntry } from '../../../records/programme-changes/released-schedule'
import type { Schedule, ScheduleSession } from '../../../records/schedule'
import type { OutputFiles } from '../../output-files'
import { words, type Label } from '../words'
import { isOfKeyDate, keyDateEntries, sessionEntry, type CalendarEntry } from './calendar-entries'

type Revisions = Record<string, ReleasedEntry>

/** Times in UTC, so that no zone shifts them. */
function writeCalendar(
  name: string,
  entries: CalendarEntry[],
  { schedule, revisions }: { schedule: Schedule; revisions: Revisions },
  language: Language,
): string {
  const { symposium, timeZone } = schedule
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
    const revision = revisions[entryName]
    calendar.createEvent({
      id: `${entryName}@${host}`,
      ...(revision && {
        sequence: revision.sequence,
        stamp: revision.modified,
        lastModified: revision.modified,
      }),
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
  const sessions = schedule.days.flatMap((day) => day.sessions)
  const entryOf = (session: ScheduleSession) => sessionEntry(session, schedule, language, word)
  const withdrawn = withdrawnEntries(revisions, language)
  const lost = withdrawn.filter(({ name }) => !isOfKeyDate(name))
  const files: OutputFiles = {}
  const add = (file: string, name: string, entries: CalendarEntry[]) => {
    // A calendar must contain at least one entry (RFC 5545).
    if (entries.length === 0) return
    const content = { schedule, revisions }
    files[calendarFile(file, language)] = writeCalendar(`${short} – ${name}`, entries, content, language)
  }
  add(calendarNames.programme, words.programme[language], [...sessions.map(entryOf), ...lost])
  for (const { date, sessions: held } of schedule.days)
    add(calendarNames.day(date), writeDate(date, language), held.map(entryOf))
  for (const { key, name } of schedule.halls) {
    const held = sessions.filter(({ hall, moreHalls }) => hall === key || moreHalls.includes(key))
    add(calendarNames.hall(key), name[language], held.map(entryOf))
  }
  for (const entry of [...sessions.map(entryOf), ...lost])
    add(calendarNames.session(entry.name), entry.summary, [entry])
  const dates = [...keyDateEntries(schedule, language), ...withdrawn.filter(({ name }) => isOfKeyDate(name))]
  add(calendarNames.keyDates, words.keyDates[language], dates)
  return files
}
