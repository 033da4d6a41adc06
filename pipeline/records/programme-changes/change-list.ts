// The list of changes: those that organisers wrote in programme.yaml, and those derived by comparison with the last release.
import type { ReadEdition } from '../../read'
import { inLanguage } from '../localise'
import type { EditionData } from '../../schemas'
import { derivedChanges } from './derived-changes'
import {
  releasedScheduleOf,
  type Change,
  type ReleasedSchedule,
  type ScheduleSnapshot,
} from './released-schedule'
import { scheduleSnapshot } from './snapshot'
import type { Language } from '../../schemas/kinds'

export type WrittenChange = EditionData['programme']['changes'][number]

/**
 * Whether a hand-written change covers a derived one. Both concern the same item, or both are of the same kind and the derived
 * one concerns a talk of the session that the hand-written one names.
 */
const covers = (written: WrittenChange, derived: Change) =>
  written.item === derived.item ||
  (written.kind === derived.kind && derived.item.startsWith(`${written.item}-`))

function isCovered(change: Change, written: WrittenChange[], since: string): boolean {
  return written.some((entry) => covers(entry, change) && (entry.date > since || entry.date === change.date))
}

/** With more additions than this, a programme is being filled for the first time: readers know no earlier one to compare. */
const MOST_ADDED = 40

/** The derived changes, without the additions if there are more than MOST_ADDED of them. */
function withoutFilling(derived: Change[]): Change[] {
  const added = derived.filter(({ kind }) => kind === 'added')
  return added.length > MOST_ADDED ? derived.filter(({ kind }) => kind !== 'added') : derived
}

/** What changed since a release and is not covered by a hand-written change. */
export const changesSince = (
  released: ReleasedSchedule,
  current: ScheduleSnapshot,
  written: WrittenChange[],
): Change[] =>
  withoutFilling(derivedChanges(released, current)).filter(
    (change) => !isCovered(change, written, released.released),
  )

/** Hand-written and derived changes in one language, newest first, without derived ones that a hand-written one covers. */
export function changeList(read: ReadEdition, language: Language) {
  const { programme, sessions, posters } = read.data as EditionData
  const written = programme.changes
  const released = releasedScheduleOf(read)
  const derived = released
    ? [
        ...changesSince(released, scheduleSnapshot({ programme, sessions, posters }), written),
        ...released.changes.filter((change) => !isCovered(change, written, change.date)),
      ]
    : []
  return [...written, ...derived]
    .map(({ date, kind, item, text }) => ({ date, kind, item, text: inLanguage(text, language) }))
    .sort((a, b) => b.date.localeCompare(a.date))
}
