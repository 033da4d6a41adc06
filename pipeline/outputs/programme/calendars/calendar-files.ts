// Every calendar that a visitor can take along: the whole programme, a day, a hall, a session, the key dates.
import { writeDate } from '../../../records/format'
import type { Schedule } from '../schedule/shape'
import { words } from '../words'
import { writeCalendar } from './calendar'
import { keyDateEntries, sessionEntry, type CalendarEntry } from './entries'
import type { Language } from '../../../schemas/kinds'

/** Files of one language below calendars/<language>/. */
export function calendarFiles(
  schedule: Schedule,
  language: Language,
  chairWords: { chair: string; chairs: string },
): { path: string; bytes: string }[] {
  const short = schedule.symposium.shortName[language]
  const sessions = schedule.days.flatMap((day) =>
    day.sessions.map((session) => ({
      session,
      entry: sessionEntry(session, schedule, language, chairWords),
    })),
  )
  const file = (path: string, name: string, entries: CalendarEntry[]) => ({
    path: `calendars/${language}/${path}.ics`,
    bytes: writeCalendar(name, entries, schedule, language),
  })
  const where = (holds: (session: (typeof sessions)[number]['session']) => boolean) =>
    sessions.filter(({ session }) => holds(session)).map(({ entry }) => entry)
  return [
    file(
      'programme',
      `${short} – ${words.programme[language]}`,
      where(() => true),
    ),
    ...schedule.days.map(({ date }) =>
      file(
        `day-${date}`,
        `${short} – ${writeDate(date, language)}`,
        where((session) => session.date === date),
      ),
    ),
    ...schedule.halls.map(({ key, name }) =>
      file(
        `hall-${key}`,
        `${short} – ${name[language]}`,
        where((session) => session.hall === key),
      ),
    ),
    ...sessions.map(({ session, entry }) =>
      file(`session-${session.code}`, `${short} – ${entry.summary}`, [entry]),
    ),
    file('key-dates', `${short} – ${words.keyDates[language]}`, keyDateEntries(schedule, language)),
  ]
}
