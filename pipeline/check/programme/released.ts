// The programme against its last release: what was changed by mistake.
import type { ReadEdition } from '../../read'
import { error, inFile, warning, type Found, type Severity } from '../../messages/diagnostic'
import { damageIn } from '../../read/whole-file'
import { release } from '../../records/programme-changes/release'
import { RELEASED_FILE, releasedScheduleOf } from '../../records/programme-changes/released-schedule'
import { currentSchedule, releasedProgramme } from '../../records/talk-ids'
import { problemIn } from '../findings'

/** A damaged file would stop the build without a word for an organiser. */
export function checkRelease(read: ReadEdition): Found {
  const source = read.edition.read(RELEASED_FILE)
  if (source === undefined || releasedScheduleOf(read)) return []
  return damageIn(source, RELEASED_FILE) ?? inFile(RELEASED_FILE, error('release.unreadable'))
}

/** The sample's programme, or that of the last edition, with which this one is not compared. */
export function ofAnotherEdition(read: ReadEdition, severity: Severity = 'warning'): Found {
  if (!releasedScheduleOf(read) || releasedProgramme(read)) return []
  return inFile(RELEASED_FILE, { ...error('release.of-another-edition'), severity })
}

/** A programme changed since its release under the same version; asked only when nothing else is wrong. */
export function checkVersion(read: ReadEdition): Found {
  const { programme } = read.data
  const [current, released] = [currentSchedule(read), releasedProgramme(read)]
  if (!programme || !current || !released || programme.version > released.version) return []
  if (release(current, released, programme.changes).outcome !== 'refused') return []
  const values = { version: released.version, next: released.version + 1, file: RELEASED_FILE }
  return problemIn(read, 'programme', ['version'], warning('release.same-version', values))
}
