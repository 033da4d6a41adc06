// How calendar programs learn that an entry has changed: its SEQUENCE and LAST-MODIFIED, from what was released before.
import { createHash } from 'node:crypto'
import { inBoth, inLanguage } from '../../../domain/languages'
import type { ReleasedEntry } from '../../../records/programme-changes/released-schedule'
import type { Schedule } from '../../../records/schedule'
import type { EditionData } from '../../../schemas'
import { calendarEntries, type CalendarEntry } from './calendar-entries'

const SECOND_MS = 1000

/** The instant of a change: `at`, but after that of the last one. */
function changedAt(at: string, before: string): string {
  const next = new Date(Date.parse(before) + SECOND_MS).toISOString()
  return next > at ? next : at
}

/** Of the entry as it is read. Not of its address: a site that moves to another folder changes nothing for its readers. */
function sumOf(entries: CalendarEntry[]): string {
  const read = entries.map(({ summary, start, end, location, description, status }) => [
    summary,
    start,
    end,
    location,
    description,
    status,
  ])
  return createHash('sha1').update(JSON.stringify(read)).digest('hex').slice(0, 12)
}

/**
 * Every entry of the calendars with its revision, by its name: one that differs from the last release has the next sequence and the
 * time `at`, by default the day of the programme's release, so that an edition always gives the same bytes. What was withdrawn is kept.
 */
export function calendarRevisions(
  schedule: Schedule,
  labels: EditionData['interface'],
  at = '',
): Record<string, ReleasedEntry> {
  const { version, released, releasedCalendar: before } = schedule
  const day = `${released}T00:00:00.000Z`
  const time = at > day ? at : day
  const { en, tr } = inBoth((language) =>
    calendarEntries(schedule, language, (name) => inLanguage(labels.programme[name] ?? '', language)),
  )
  /** The next revision of an entry. A new one begins with that of the programme. */
  const next = (last: ReleasedEntry | undefined) => ({
    sequence: last ? last.sequence + 1 : version - 1,
    modified: last ? changedAt(time, last.modified) : time,
  })
  const revisions: Record<string, ReleasedEntry> = {}
  for (const [index, entry] of en.entries()) {
    const { name, start, end } = entry
    const translated = tr[index] ?? entry
    const sum = sumOf([entry, translated])
    const last = before[name]
    const isSame = last?.sum === sum && !last.withdrawn
    const summary = { en: entry.summary, tr: translated.summary }
    revisions[name] = isSame ? last : { sum, ...next(last), summary, start, end }
  }
  for (const [name, last] of Object.entries(before))
    revisions[name] ??= last.withdrawn ? last : { ...last, ...next(last), withdrawn: true }
  return revisions
}
