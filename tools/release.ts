// What a release writes: the programme as released, and ids, in place of codes too, which may belong to other talks later.
import { changedFiles, idsOf, valuesOf } from '../pipeline/import/edition-values'
import { writtenChanges } from '../pipeline/records/programme-changes/change-list'
import { calendarRevisions } from '../pipeline/outputs/programme/feeds/calendar-revisions'
import { scheduleOf } from '../pipeline/records/schedule'
import { release } from '../pipeline/records/programme-changes/release'
import { RELEASED_FILE } from '../pipeline/records/programme-changes/released-schedule'
import { currentSchedule, releasedProgramme } from '../pipeline/records/talk-ids'
import type { ReadEdition } from '../pipeline/read'
import type { EditionData } from '../pipeline/schemas'

/** The files of an edition that change when all ids are written. */
function withIds(read: ReadEdition): Record<string, string> {
  const values = valuesOf(read)
  const { programme } = values as EditionData
  for (const [entry, id] of idsOf(read, values).known) Object.assign(entry as object, { id })
  for (const [at, { item }] of writtenChanges(read).entries())
    Object.assign(programme.changes[at] ?? {}, { item })
  return changedFiles(read, values)
}

/** Releases the programme of a sound edition at an instant: the outcome, what to say about it, and the files to write. */
export function releaseOf(read: ReadEdition, at?: string) {
  const current = currentSchedule(read)
  if (!current) throw new Error('Only a sound edition can be released.')
  const calendar = calendarRevisions(scheduleOf(read), (read.data as EditionData).interface, at)
  const result = release(current, releasedProgramme(read), writtenChanges(read), calendar)
  const files = result.outcome === 'refused' ? {} : withIds(read)
  if (result.outcome === 'released') files[RELEASED_FILE] = `${JSON.stringify(result.file, null, 2)}\n`
  return { ...result, files }
}
