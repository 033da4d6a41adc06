// Releasing a version of the programme: decides whether it may be released, and what is remembered of it.
import { isDeepStrictEqual } from 'node:util'
import type { Sentence } from '../../messages/diagnostic'
import { changesSince, type WrittenChange } from './change-list'
import { idsByCode, type ReleasedSchedule, type ScheduleSnapshot } from './released-schedule'

type Release = { message: Sentence } & (
  { outcome: 'refused' | 'unchanged' } | { outcome: 'released'; file: ReleasedSchedule }
)

/** As read back from a file, which has no undefined fields; files of earlier releases do not mark pauses either. */
const comparable = ({ version, items }: ScheduleSnapshot): unknown =>
  JSON.parse(JSON.stringify([version, items.map((item) => ({ ...item, pause: undefined }))]))

/** How many entries of the calendars differ from those of the last release. */
const changedEntries = (last: ReleasedSchedule, calendar: ReleasedSchedule['calendar']): number =>
  Object.entries(calendar).filter(([name, entry]) => !isDeepStrictEqual(last.calendar[name], entry)).length

/** Compares with the last release. Refuses a changed programme without a higher version, or with an earlier date. */
export function release(
  current: ScheduleSnapshot,
  last: ReleasedSchedule | undefined,
  written: WrittenChange[],
  calendar: ReleasedSchedule['calendar'] = last?.calendar ?? {},
): Release {
  const { version } = current
  if (last && isDeepStrictEqual(comparable(last), comparable(current))) {
    const count = changedEntries(last, calendar)
    if (count > 0) {
      const message = { code: 'release.calendar', values: { count } }
      return { outcome: 'released', message, file: { ...last, calendar } }
    }
    const message = { code: 'release.unchanged', values: { last: last.version } }
    return { outcome: 'unchanged', message }
  }
  if (last && version <= last.version) {
    const message = { code: 'release.lower-version', values: { version, next: last.version + 1 } }
    return { outcome: 'refused', message }
  }
  if (last && current.released < last.released) {
    const values = { version, date: current.released, last: last.version, lastDate: last.released }
    return { outcome: 'refused', message: { code: 'release.earlier-date', values } }
  }
  const { items = [], withdrawn = [], changes = [], codes } = last ?? {}
  const present = new Set(current.items.map(({ id }) => id))
  const gone = [...items, ...withdrawn].flatMap(({ id, code, title }) =>
    id && !present.has(id) ? { id, code, title } : [],
  )
  return {
    outcome: 'released',
    message: { code: 'release.released', values: { version } },
    file: {
      ...current,
      changes: last ? [...changesSince(last, current, written), ...changes] : [],
      withdrawn: gone,
      codes: { ...idsByCode(current.items), ...codes },
      calendar,
    },
  }
}
