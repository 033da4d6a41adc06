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
const sumOf = (entries: CalendarEntry[]): string =>
  createHash('sha1')
    .update(
      JSON.stringify(
        entries.map(({ summary, start, end, location, description, status }) => [
          summary,
          start,
          end,
          location,
          description,
          status,
        ]),
      ),
    )
    .digest('hex')
    .slice(0, 12)

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
  const current = en.flatMap((entry, index): [string, ReleasedEntry][] => {
    const translated = tr[index]
    if (!translated) return []
    const { name, start, end } = entry
    const sum = sumOf([entry, translated])
    const last = before[name]
    if (last?.sum === sum && !last.withdrawn) return [[name, last]]
    const sequence = last ? last.sequence + 1 : version - 1
    const modified = last ? changedAt(time, last.modified) : time
    return [
      [name, { sum, sequence, modified, summary: { en: entry.summary, tr: translated.summary }, start, end }],
    ]
  })
  const present = new Set(current.map(([name]) => name))
  const gone = Object.entries(before)
    .filter(([name]) => !present.has(name))
    .map(([name, entry]): [string, ReleasedEntry] =>
      entry.withdrawn
        ? [name, entry]
        : [
            name,
            {
              ...entry,
              sequence: entry.sequence + 1,
              modified: changedAt(time, entry.modified),
              withdrawn: true,
            },
          ],
    )
  return Object.fromEntries([...current, ...gone])
}
