// Releasing a version of the programme: decides whether it may be released, and what is remembered of it.
import { isDeepStrictEqual } from 'node:util'
import type { Bilingual } from '../../schemas/kinds'
import { both } from '../../read/problem'
import { changesSince, type WrittenChange } from './change-list'
import { idsByCode, type ReleasedSchedule, type ScheduleSnapshot } from './released-schedule'

type Release =
  | { outcome: 'refused'; message: Bilingual }
  | { outcome: 'unchanged'; message: Bilingual }
  | { outcome: 'released'; message: Bilingual; file: ReleasedSchedule }

/** As read back from a file, which has no undefined fields; files of earlier releases do not mark pauses either. */
const comparable = ({ version, items }: ScheduleSnapshot): unknown =>
  JSON.parse(JSON.stringify([version, items.map((item) => ({ ...item, pause: undefined }))]))

/**
 * Compares the current programme with the last released one. Refuses a changed programme whose version is not higher, or whose
 * date is earlier.
 */
export function release(
  current: ScheduleSnapshot,
  last: ReleasedSchedule | undefined,
  written: WrittenChange[],
): Release {
  const ids = current.items.map(({ id }) => id)
  const withdrawn = (last?.items ?? []).flatMap(({ id, code, title }) =>
    id && !ids.includes(id) ? { id, code, title } : [],
  )
  const released = (changes: ReleasedSchedule['changes']): Release => ({
    outcome: 'released',
    message: both(
      `Version ${current.version} of the programme is released.`,
      `Programın ${current.version}. sürümü yayımlandı.`,
    ),
    file: {
      ...current,
      changes,
      withdrawn: [...withdrawn, ...(last?.withdrawn ?? []).filter(({ id }) => !ids.includes(id))],
      codes: { ...idsByCode(current.items), ...last?.codes },
    },
  })
  const not = (outcome: 'refused' | 'unchanged', en: string, tr: string): Release => ({
    outcome,
    message: both(en, tr),
  })
  const { version } = current
  if (!last) return released([])
  if (isDeepStrictEqual(comparable(last), comparable(current)))
    return not(
      'unchanged',
      `Nothing changed since version ${last.version}.`,
      `${last.version}. sürümden bu yana bir değişiklik yok.`,
    )
  if (version <= last.version)
    return not(
      'refused',
      `The programme changed, but programme.yaml still says version ${version}. Write version: ${last.version + 1} and the day of its release.`,
      `Program değişti ama programme.yaml hâlâ ${version}. sürümü gösteriyor. version: ${last.version + 1} ve yayım gününü yazın.`,
    )
  if (current.released < last.released)
    return not(
      'refused',
      `Version ${version} is dated ${current.released}, before version ${last.version} (${last.released}). Correct released in programme.yaml.`,
      `${version}. sürümün tarihi (${current.released}), ${last.version}. sürümden (${last.released}) önce. programme.yaml içinde released alanını düzeltin.`,
    )
  return released([...changesSince(last, current, written), ...last.changes])
}
