// Releasing a version of the programme: decides whether it may be released, and what is remembered of it.
import { isDeepStrictEqual } from 'node:util'
import type { Bilingual } from '../../domain/languages'
import { both } from '../../read/problem'
import { changesSince, type WrittenChange } from './change-list'
import { idsByCode, type ReleasedSchedule, type ScheduleSnapshot } from './released-schedule'

type Release = { message: Bilingual } & (
  { outcome: 'refused' | 'unchanged' } | { outcome: 'released'; file: ReleasedSchedule }
)

/** As read back from a file, which has no undefined fields; files of earlier releases do not mark pauses either. */
const comparable = ({ version, items }: ScheduleSnapshot): unknown =>
  JSON.parse(JSON.stringify([version, items.map((item) => ({ ...item, pause: undefined }))]))

/** Compares with the last release. Refuses a changed programme without a higher version, or with an earlier date. */
export function release(
  current: ScheduleSnapshot,
  last: ReleasedSchedule | undefined,
  written: WrittenChange[],
): Release {
  const { version } = current
  if (last && isDeepStrictEqual(comparable(last), comparable(current))) {
    const message = both(
      `Nothing changed since version ${last.version}.`,
      `${last.version}. sürümden bu yana bir değişiklik yok.`,
    )
    return { outcome: 'unchanged', message }
  }
  if (last && version <= last.version) {
    const message = both(
      `The programme changed, but programme.yaml still says version ${version}. Write version: ${last.version + 1} and the day of its release.`,
      `Program değişti ama programme.yaml hâlâ ${version}. sürümü gösteriyor. version: ${last.version + 1} ve yayım gününü yazın.`,
    )
    return { outcome: 'refused', message }
  }
  if (last && current.released < last.released) {
    const message = both(
      `Version ${version} is dated ${current.released}, before version ${last.version} (${last.released}). Correct released in programme.yaml.`,
      `${version}. sürümün tarihi (${current.released}), ${last.version}. sürümden (${last.released}) önce. programme.yaml içinde released alanını düzeltin.`,
    )
    return { outcome: 'refused', message }
  }
  const { items = [], withdrawn = [], changes = [], codes } = last ?? {}
  const present = new Set(current.items.map(({ id }) => id))
  const gone = [...items, ...withdrawn].flatMap(({ id, code, title }) =>
    id && !present.has(id) ? { id, code, title } : [],
  )
  return {
    outcome: 'released',
    message: both(
      `Version ${version} of the programme is released.`,
      `Programın ${version}. sürümü yayımlandı.`,
    ),
    file: {
      ...current,
      changes: last ? [...changesSince(last, current, written), ...changes] : [],
      withdrawn: gone,
      codes: { ...idsByCode(current.items), ...codes },
    },
  }
}
