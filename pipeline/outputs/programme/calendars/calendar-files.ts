// Every calendar that a visitor can take along: the whole programme, a day, a hall, a session, the key dates.
import { calendarFile, calendarNames } from '../../../records/built-files'
import { writeDate } from '../../../records/format'
import type { OutputFiles } from '../../output-files'
import type { Schedule, ScheduleSession } from '../schedule/shape'
import { words } from '../words'
import { writeCalendar } from './calendar'
import { keyDateEntries, sessionEntry, type CalendarEntry } from './entries'
import type { Language } from '../../../schemas/kinds'

/** The calendars of one language. */
export function calendarFiles(
  schedule: Schedule,
  language: Language,
  chairWords: { chair: string; chairs: string },
): OutputFiles {
  const short = schedule.symposium.shortName[language]
  const sessions = schedule.days.flatMap((day) =>
    day.sessions.map((session) => ({
      session,
      entry: sessionEntry(session, schedule, language, chairWords),
    })),
  )
  const files: OutputFiles = {}
  const add = (file: string, name: string, entries: CalendarEntry[]) => {
    files[calendarFile(file, language)] = writeCalendar(`${short} – ${name}`, entries, schedule, language)
  }
  const entriesWhere = (holds: (session: ScheduleSession) => boolean) =>
    sessions.filter(({ session }) => holds(session)).map(({ entry }) => entry)
  add(
    calendarNames.programme,
    words.programme[language],
    entriesWhere(() => true),
  )
  // A calendar has an entry at least (RFC 5545).
  for (const { date } of schedule.days.filter((day) => day.sessions.length > 0)) {
    add(
      calendarNames.day(date),
      writeDate(date, language),
      entriesWhere((session) => session.date === date),
    )
  }
  for (const { key, name } of schedule.halls) {
    add(
      calendarNames.hall(key),
      name[language],
      entriesWhere(({ hall }) => hall === key),
    )
  }
  for (const { session, entry } of sessions) add(calendarNames.session(session.code), entry.summary, [entry])
  add(calendarNames.keyDates, words.keyDates[language], keyDateEntries(schedule, language))
  return files
}
