// Compares the programme of a pull request with the one before: what visitors will read, and which code each entry had.
import type { ReadEdition } from '../../read'
import { derivedChanges } from '../../records/programme-changes/derived-changes'
import { matchItems } from '../../records/programme-changes/match'
import type { ScheduleSnapshot } from '../../records/programme-changes/released-schedule'
import { scheduleSnapshot } from '../../records/programme-changes/snapshot'
import { releasedProgramme, type Remembered } from '../../records/talk-ids'
import type { Bilingual } from '../../schemas/kinds'

/** Undefined where the file cannot be read whole: what is damaged is not cancelled. */
function snapshotOf(
  read: ReadEdition,
  remembered = releasedProgramme(read) as Remembered | undefined,
): ScheduleSnapshot | undefined {
  const { files } = read
  const { programme, sessions, posters } = read.data
  const isDamaged = [files.programme, files.sessions, files.posters].some(({ problems }) =>
    problems.some(({ severity }) => severity === 'error'),
  )
  return !isDamaged && programme && sessions && posters
    ? scheduleSnapshot({ programme, sessions, posters }, remembered)
    : undefined
}

export type ChangedProgramme = {
  /** As the schedule announces its changes. */
  announced: Bilingual[]
  /** Codes of sessions, talks and posters as they were, by those that they have now. */
  formerCodes: ReadonlyMap<string, string>
}

/** Compares two programmes as a release does; undefined while one of them cannot be read. */
export function changedProgramme(old: ReadEdition, now: ReadEdition): ChangedProgramme | undefined {
  const before = snapshotOf(old)
  const after = snapshotOf(now, before)
  if (!before || !after) return undefined
  const matched = matchItems(before.items, after.items)
  return {
    announced: derivedChanges(before, after, matched).map(({ text }) => text),
    formerCodes: new Map(matched.pairs.map((pair) => [pair.now.code, pair.before.code])),
  }
}
