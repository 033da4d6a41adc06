// The programme as it was last released: a damaged file would stop the build without a word for an organiser.
import {
  RELEASED_FILE,
  releasedScheduleOf,
  type ReleasedSchedule,
} from '../../records/programme-changes/snapshot'
import type { ReadEdition } from '../../read'
import { damageIn } from '../../read/whole-file'
import { memoise } from '../../read/memoise'
import { both, fileProblem, type Found } from '../../read/problem'

/** The last released programme; undefined also where its file is damaged, which `checkReleased` tells. */
export const soundRelease = memoise((read: ReadEdition): ReleasedSchedule | undefined => {
  try {
    return releasedScheduleOf(read)
  } catch {
    return undefined
  }
})

/** Whether what tools/release-programme.ts has written can be read again. */
export function checkReleased(read: ReadEdition): Found {
  const source = read.edition.read(RELEASED_FILE)
  if (source === undefined) return []
  const damage = damageIn(source, RELEASED_FILE)
  if (damage) return [damage]
  if (soundRelease(read)) return []
  return fileProblem(RELEASED_FILE, {
    message: both(
      'The last released programme cannot be read from this file.',
      'Son yayımlanan program bu dosyadan okunamıyor.',
    ),
    advice: both(
      'Nobody edits this file by hand: bring back its earlier version, or delete it and release the programme once more.',
      'Bu dosya elle düzenlenmez: Önceki sürümünü geri getirin ya da dosyayı silip programı yeniden yayımlayın.',
    ),
  })
}
