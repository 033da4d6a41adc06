// Every calendar that a visitor can subscribe to or download: the whole programme, a day, a hall, a session, the key dates.
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
  const sessions = schedule.days.flatMap((day) => day.sessions)
  const entryOf = (session: ScheduleSession) => sessionEntry(session, schedule, language, chairWords)
  const files: OutputFiles = {}
  const add = (file: string, name: string, entries: CalendarEntry[]) => {
    files[calendarFile(file, language)] = writeCalendar(`${short} – ${name}`, entries, schedule, language)
  }
  add(calendarNames.programme, words.programme[language], sessions.map(entryOf))
  // A calendar must contain at least one entry (RFC 5545).
  for (const day of schedule.days.filter((one) => one.sessions.length > 0)) {
    add(calendarNames.day(day.date), writeDate(day.date, language), day.sessions.map(entryOf))
  }
  for (const { key, name } of schedule.halls) {
    const held = sessions.filter(({ hall }) => hall === key)
    add(calendarNames.hall(key), name[language], held.map(entryOf))
  }
  for (const session of sessions) {
    const entry = entryOf(session)
    add(calendarNames.session(session.code), entry.summary, [entry])
  }
  add(calendarNames.keyDates, words.keyDates[language], keyDateEntries(schedule, language))
  return files
}
