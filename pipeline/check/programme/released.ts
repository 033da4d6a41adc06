// The programme against its last release: what was changed by mistake.
import type { ReadEdition } from '../../read'
import { fileProblem, type Found, type Problem } from '../../read/problem'
import { damageIn } from '../../read/whole-file'
import { release } from '../../records/programme-changes/release'
import { RELEASED_FILE, releasedScheduleOf } from '../../records/programme-changes/released-schedule'
import { currentSchedule, releasedProgramme } from '../../records/talk-ids'
import { fault, problemIn, warning } from '../findings'

/** A damaged file would stop the build without a word for an organiser. */
export function checkRelease(read: ReadEdition): Found {
  const source = read.edition.read(RELEASED_FILE)
  if (source === undefined || releasedScheduleOf(read)) return []
  const unreadable = fault(
    'The last released programme cannot be read from this file.',
    'Son yayımlanan program bu dosyadan okunamıyor.',
    'This file is not edited by hand: restore its earlier version, or delete it and release the programme again.',
    'Bu dosya elle düzenlenmez: Önceki sürümünü geri getirin ya da dosyayı silip programı yeniden yayımlayın.',
  )
  return damageIn(source, RELEASED_FILE) ?? fileProblem(RELEASED_FILE, unreadable)
}

/** The sample's programme, or that of the last edition, with which this one is not compared. */
export function ofAnotherEdition(read: ReadEdition, severity: Problem['severity'] = 'warning'): Found {
  if (!releasedScheduleOf(read) || releasedProgramme(read)) return []
  const finding = fault(
    'This file holds the programme of another edition or of the sample: hardly any of its talks and posters are in this one.',
    'Bu dosyadaki program başka bir etkinliğin ya da örnek içeriğin: Bildiri ve posterlerinin neredeyse hiçbiri bu programda yok.',
    'Delete the file. The first npm run release:programme of this edition writes it again.',
    'Dosyayı silin. Bu etkinliğin ilk npm run release:programme komutu onu yeniden yazar.',
  )
  return fileProblem(RELEASED_FILE, { severity, ...finding })
}

/** A programme changed since its release under the same version; asked only when nothing else is wrong. */
export function checkVersion(read: ReadEdition): Found {
  const { programme } = read.data
  const [current, released] = [currentSchedule(read), releasedProgramme(read)]
  if (!programme || !current || !released || programme.version > released.version) return []
  if (release(current, released, programme.changes).outcome !== 'refused') return []
  const next = released.version + 1
  const finding = warning(
    `The programme has changed since version ${released.version} was released.`,
    `Program, ${released.version}. sürümü yayımlandıktan sonra değişti.`,
    `When the changes are complete, write version: ${next} and the day of its release under “released”. If no programme of this edition has been released yet, delete ${RELEASED_FILE} instead.`,
    `Değişiklikler tamamlanınca version: ${next}, “released” karşısına da yayım gününü yazın. Bu etkinliğin programı henüz hiç yayımlanmadıysa bunun yerine ${RELEASED_FILE} dosyasını silin.`,
  )
  return problemIn(read, 'programme', ['version'], finding)
}
