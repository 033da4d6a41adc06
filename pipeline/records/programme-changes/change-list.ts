// The list of changes: what organisers wrote in programme.yaml and what follows from the last released programme.
import type { ReadEdition } from '../../read'
import { inLanguage } from '../localise'
import type { EditionData } from '../../schemas'
import { derivedChanges } from './derived-changes'
import {
  releasedScheduleOf,
  scheduleSnapshot,
  type Change,
  type ReleasedSchedule,
  type ScheduleSnapshot,
} from './snapshot'
import type { Language } from '../../schemas/kinds'

export type WrittenChange = EditionData['programme']['changes'][number]

/** Whether a hand-written change covers a derived one: the same item, or the same kind of change to its session. */
const covers = (written: WrittenChange, derived: Change) =>
  written.item === derived.item ||
  (written.kind === derived.kind && derived.item.startsWith(`${written.item}-`))

function isCovered(change: Change, written: WrittenChange[], since: string): boolean {
  return written.some((entry) => covers(entry, change) && (entry.date > since || entry.date === change.date))
}

/** From so many on, entries that were added fill a programme; they do not change one that somebody knows. */
const MOST_ADDED = 40

/** Derived changes without what was added, where that is most of a programme. */
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

/** Hand-written and derived changes in one language, newest first; a change written by hand is not derived again. */
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
