// schedule.json: the programme in both languages for other programs to read, with full addresses.
import { inBoth, type Bilingual } from '../../../domain/languages'
import type { PresentedEntry } from '../../../records/presented'
import type { Schedule } from '../../../records/schedule'
import { addressOf, placeAddress } from './addresses'
import { schemaAddress, scheduleShape, type PublishedSchedule } from './schedule-shape'

const placeOf = (schedule: Schedule, anchor: string): Bilingual =>
  inBoth((language) => placeAddress(schedule, anchor, language))

/** A talk or poster whose addresses are full. */
const publishedEntry = (entry: PresentedEntry, schedule: Schedule) => ({
  ...entry,
  abstract: entry.abstract && addressOf(schedule, entry.abstract),
  links: entry.links.map(({ kind, href }) => ({ kind, url: addressOf(schedule, href) })),
  url: placeOf(schedule, entry.id),
})

/** The contents of schedule.json: of the schedule, what its published shape has. */
export function publishedSchedule(schedule: Schedule): PublishedSchedule {
  const { posterAwards } = schedule
  return scheduleShape.parse({
    ...schedule,
    $schema: schemaAddress(schedule.symposium.url),
    days: schedule.days.map((day) => ({
      ...day,
      sessions: day.sessions.map((session) => ({
        ...session,
        talks: session.talks.map((talk) => publishedEntry(talk, schedule)),
        url: placeOf(schedule, session.code),
      })),
    })),
    posters: schedule.posters.map((poster) => publishedEntry(poster, schedule)),
    posterAwards: posterAwards && { ...posterAwards, winners: posterAwards.winners.map(({ id }) => id) },
    changes: schedule.changes.map((change) => ({
      ...change,
      url: placeOf(schedule, change.target ?? 'changes'),
    })),
  })
}
