// Writes ids into the YAML of the programme: into talks and posters that have none yet, and into the list of changes in place of
// codes, which may belong to other talks later.
import { changedFiles, valuesOf } from '../pipeline/import/edition-values'
import { itemOf } from '../pipeline/records/programme-changes/change-list'
import type { ReleasedSchedule } from '../pipeline/records/programme-changes/released-schedule'
import { scheduleSnapshot, talkIds } from '../pipeline/records/talk-ids'
import type { ReadEdition } from '../pipeline/read'
import type { EditionData } from '../pipeline/schemas'

/** The files of an edition that change when all ids are written. */
export function withIds(read: ReadEdition, released: ReleasedSchedule | undefined): Record<string, string> {
  const data = read.data as EditionData
  const known = talkIds(data, released)
  const current = scheduleSnapshot(data, released)
  // As the files have it: fields with a default may be absent.
  const values = valuesOf(read)
  const { sessions, posters, programme } = values as EditionData
  for (const [at, { talks }] of known.sessions.entries())
    for (const [index, { id }] of talks.entries()) sessions[at]!.talks[index]!.id = id
  for (const [at, { id }] of known.posters.entries()) posters[at]!.id = id
  for (const [at, change] of data.programme.changes.entries())
    programme.changes[at]!.item = itemOf(change, current, released)
  return changedFiles(read, values)
}
