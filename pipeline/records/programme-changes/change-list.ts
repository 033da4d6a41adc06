// The list of changes: what organisers wrote in programme.yaml and what follows from the last released programme.
import type { ReadEdition } from '../../read'
import { inLanguage } from '../localise'
import type { EditionData } from '../../schemas'
import { derivedChanges } from './derived-changes'
import { releasedScheduleOf, scheduleSnapshot, type Change } from './snapshot'
import type { Language } from '../../schemas/kinds'

export type WrittenChange = EditionData['programme']['changes'][number]

/** Whether a hand-written change covers a derived one: the same item, or the same kind of change to its session. */
const covers = (written: WrittenChange, derived: Change) =>
  written.item === derived.item ||
  (written.kind === derived.kind && derived.item.startsWith(`${written.item}-`))

/** Derived changes that no hand-written one covers. `since`: day of the release they were compared with. */
export const uncovered = (derived: Change[], written: WrittenChange[], since: string) =>
  derived.filter((change) => !isCovered(change, written, since))

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

/** Hand-written and derived changes in one language, newest first; a change told by hand is not told again. */
export function changeList(read: ReadEdition, language: Language) {
  const { programme, sessions, posters } = read.data as EditionData
  const written = programme.changes
  const released = releasedScheduleOf(read)
  const derived = released
    ? [
        ...uncovered(
          withoutFilling(derivedChanges(released, scheduleSnapshot({ programme, sessions, posters }))),
          written,
          released.released,
        ),
        ...released.changes.filter((change) => !isCovered(change, written, change.date)),
      ]
    : []
  return [...written, ...derived]
    .map(({ date, kind, item, text }) => ({ date, kind, item, text: inLanguage(text, language) }))
    .sort((a, b) => b.date.localeCompare(a.date))
}
