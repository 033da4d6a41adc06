// The programme against its last release: what was changed by mistake, and texts that still use an old name.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../read/fold'
import { fileProblem, type Found, type Problem } from '../../read/problem'
import { damageIn } from '../../read/whole-file'
import { bilingual, wordingsOf } from '../../records/localise'
import { matchItems } from '../../records/programme-changes/match'
import { release } from '../../records/programme-changes/release'
import { RELEASED_FILE, releasedScheduleOf } from '../../records/programme-changes/released-schedule'
import { currentSchedule } from '../../records/programme-changes/snapshot'
import { talkCode } from '../../records/programme-codes'
import { releasedProgramme } from '../../records/talk-ids'
import { clockOf } from '../../records/session-times'
import { entriesOf, fault, problemIn, warningIn } from '../findings'
import { inEveryText } from '../texts/every-text'

/** A damaged file would stop the build without a word for an organiser. */
function damaged(read: ReadEdition): Found {
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

function version(read: ReadEdition): Found {
  const { programme } = read.data
  const last = releasedProgramme(read)?.version
  if (!programme || last === undefined || programme.version >= last) return []
  const finding = fault(
    `Version ${programme.version} is lower than the last released one, ${last}.`,
    `${programme.version}. sürüm, son yayımlanan ${last}. sürümden geride.`,
    `Write version: ${last}, or ${last + 1} if the programme has changed since. If no programme of this edition has been released yet, delete ${RELEASED_FILE} instead.`,
    `version: ${last} yazın; program o günden beri değiştiyse ${last + 1} yazın. Bu etkinliğin programı henüz hiç yayımlanmadıysa bunun yerine ${RELEASED_FILE} dosyasını silin.`,
  )
  return problemIn(read, 'programme', ['version'], finding)
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

/**
 * A programme that has changed since its release under the same version. Asked when nothing else is wrong: until then, the
 * programme is still being edited.
 */
export function checkVersion(read: ReadEdition): Found {
  const { programme } = read.data
  const current = currentSchedule(read)
  const released = releasedProgramme(read)
  if (!programme || !current || programme.version !== released?.version) return []
  if (release(current, released, programme.changes).outcome !== 'refused') return []
  const finding = fault(
    `The programme has changed since version ${released.version} was released.`,
    `Program, ${released.version}. sürümü yayımlandıktan sonra değişti.`,
    `When the changes are complete, write version: ${released.version + 1} and the day of its release under “released”.`,
    `Değişiklikler tamamlanınca version: ${released.version + 1}, “released” karşısına da yayım gününü yazın.`,
  )
  return warningIn(read, 'programme', ['version'], finding)
}

/** Talks that begin earlier than they did, because one before them in their session was deleted: that may not be intended. */
function movedUp(read: ReadEdition): Problem[] {
  const current = currentSchedule(read)
  const released = releasedProgramme(read)
  if (!released || !current) return []
  const { pairs, cancelled } = matchItems(released.items, current.items)
  return entriesOf(read, 'sessions').flatMap(({ entry, index }): Found => {
    const own = pairs.find(({ now }) => now.kind === 'session' && now.code === entry.code)
    const gone = cancelled.find(({ kind, session }) => kind === 'talk' && session === own?.before.code)
    // A session that was moved takes its talks along.
    if (!gone || own?.before.date !== entry.date || own.before.start !== entry.start) return []
    const talk = entry.talks.findIndex((_, at) => {
      const pair = pairs.find(({ now }) => now.code === talkCode(entry.code, at))
      return pair?.before.session === gone.session && (pair?.before.start ?? '') >= (gone.end ?? '')
    })
    const pair = pairs.find(({ now }) => talk >= 0 && now.code === talkCode(entry.code, talk))
    const [was, is] = [pair?.before.start ?? '', pair?.now.start ?? '']
    if (!pair || is >= was) return []
    const title = bilingual(pair.now.title)
    const finding = fault(
      `“${title.en}” (${pair.now.code}) now begins at ${clockOf(is)}, no longer at ${clockOf(was)}: a talk before it was deleted.`,
      `“${title.tr}” (${pair.now.code}) artık ${clockOf(was)} değil, ${clockOf(is)} saatinde başlıyor: Ondan önceki bir bildiri silinmiş.`,
      `To keep its time and the times of the talks after it, write start: "${clockOf(was)}"; if they are to move up, ignore this.`,
      `Onun ve sonrakilerin saati kalacaksa bu bildiriye start: "${clockOf(was)}" yazın; öne alınacaklarsa böyle bırakın.`,
    )
    return warningIn(read, 'sessions', [index, 'talks', talk, 'title'], finding)
  })
}

/** Texts with the name of a hall that has been renamed since; only the list of changes may use it. */
function formerHalls(read: ReadEdition): Problem[] {
  const halls = read.data.programme?.halls
  if (!halls) return []
  const present = halls.flatMap(({ name }) => wordingsOf(name)).map(ignoringCase)
  const former = (releasedProgramme(read)?.items ?? [])
    // Of a session in several halls, the place is a list of their names.
    .flatMap(({ hall, place }) => (hall && !hall.includes(',') && place ? wordingsOf(place) : []))
    .filter((name) => !present.includes(ignoringCase(name)))
  const finding = (text: string) => {
    const found = former.find((name) => ignoringCase(text).includes(ignoringCase(name)))
    if (found === undefined) return undefined
    const renamed = fault(
      `“${found}” was a hall of the last released programme; no hall has this name now.`,
      `“${found}” son yayımlanan programda bir salondu; artık bu adda salon yok.`,
      'Write the name that the hall has in data/programme.yaml now.',
      'Salonun data/programme.yaml içindeki şimdiki adını yazın.',
    )
    return { ...renamed, found, severity: 'warning' as const }
  }
  return inEveryText(read, finding).filter(({ field = '' }) => !field.startsWith('changes['))
}

/** Everything that only a comparison with the last released programme finds. */
export const checkReleased = (read: ReadEdition): Problem[] =>
  [damaged(read), ofAnotherEdition(read), version(read), movedUp(read), formerHalls(read)].flat()
