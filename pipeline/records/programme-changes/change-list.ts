// The list of changes: those that organisers wrote in programme.yaml, and those derived by comparison with the last release.
import type { ReadEdition } from '../../read'
import type { EditionData } from '../../schemas'
import { bilingual } from '../../domain/languages'
import { isSpoken } from '../../domain/programme-codes'
import { currentSchedule, releasedProgramme } from '../talk-ids'
import { derivedChanges } from './derived-changes'
import {
  idsByCode,
  keyOf,
  quotedTitle,
  type Change,
  type ReleasedSchedule,
  type ScheduleItem,
  type ScheduleSnapshot,
} from './released-schedule'

export type WrittenChange = EditionData['programme']['changes'][number]

/**
 * The hand-written changes, each with the id or session code of what it is about. A code is the one of the last release in changes
 * that are not newer, and of what was cancelled since; otherwise the current one.
 */
export function writtenChanges(read: ReadEdition): WrittenChange[] {
  const released = releasedProgramme(read)
  const before = idsByCode(released?.items ?? [])
  const now = idsByCode(currentSchedule(read)?.items ?? [])
  return (read.data.programme?.changes ?? []).map((change) => {
    const { date, kind, item } = change
    const isNew = !released || date > released.released
    const [codes, others] = isNew ? [now, before] : [before, now]
    const id = kind === 'cancelled' ? isNew && before[item] : (codes[item] ?? others[item])
    return { ...change, item: id || item }
  })
}

/** Whether both concern one item, or are of one kind and the derived one concerns a talk of the written one’s session. */
const covers = (written: WrittenChange, derived: Change) =>
  written.item === derived.item || (written.kind === derived.kind && derived.session === written.item)

function isCovered(change: Change, written: WrittenChange[], since: string): boolean {
  return written.some((entry) => covers(entry, change) && (entry.date > since || entry.date === change.date))
}

/** With more additions than this, a programme is being filled for the first time: readers know no earlier one to compare. */
const MOST_ADDED = 40

/** What changed since a release and is not covered by a hand-written change, whose item is a key. */
export function changesSince(
  released: ReleasedSchedule,
  current: ScheduleSnapshot,
  written: WrittenChange[],
): Change[] {
  const derived = derivedChanges(released, current)
  const isFilled = derived.filter(({ kind }) => kind === 'added').length > MOST_ADDED
  return derived.filter(
    (change) => !(isFilled && change.kind === 'added') && !isCovered(change, written, released.released),
  )
}

/** A change as the page, the PDF and the feeds list it. */
export type ListedChange = ReturnType<typeof changeList>[number]

/** What is named; of talks and posters withdrawn before the last release the kind is not known. */
type Named = Pick<ScheduleItem, 'code' | 'title'> & { kind?: ScheduleItem['kind'] }

const nameOf = ({ code, kind, title }: Named) =>
  bilingual(kind === 'session' && !isSpoken(code) ? title : code)

/** A withdrawn talk or poster has no code: another has it, or may have it at any time. */
const nameOfWithdrawn = (item: Named) => (item.kind === 'session' ? nameOf(item) : quotedTitle(item))

/**
 * Hand-written and derived changes, newest first, without derived ones that a hand-written one covers; none while the programme cannot
 * be read.
 */
export function changeList(read: ReadEdition) {
  const released = releasedProgramme(read)
  const current = currentSchedule(read)
  if (!current) return []
  const written = writtenChanges(read)
  const derived = released
    ? [
        ...changesSince(released, current, written),
        ...released.changes.filter((change) => !isCovered(change, written, change.date)),
      ]
    : []
  const before = released?.items ?? []
  const present = new Set(current.items.map(keyOf))
  const names = new Map(
    [...(released?.withdrawn ?? []), ...before].map((item) => [keyOf(item), nameOfWithdrawn(item)]),
  )
  for (const item of current.items) names.set(keyOf(item), nameOf(item))
  const sessions = new Map(before.map((item) => [keyOf(item), item.session]))
  return [...written, ...derived]
    .map((change: WrittenChange & { session?: string | undefined }) => {
      const { date, kind, item, text, session = sessions.get(item) } = change
      return {
        date,
        kind,
        item,
        /** What people call the item: its code, or the title of a session whose code nobody uses, or of a talk or poster that was withdrawn. */
        name: names.get(item) ?? bilingual(item),
        /** The anchor of the item; of a cancelled talk, that of its session. Absent if neither is in the programme. */
        target: [item, session ?? ''].find((key) => present.has(key)),
        text: bilingual(text),
      }
    })
    .sort((a, b) => b.date.localeCompare(a.date))
}
