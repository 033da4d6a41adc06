// The programme against its last release: what was changed by mistake, and texts that still use an old name.
import type { ReadEdition } from '../../read'
import { damageIn } from '../../read/whole-file'
import { ignoringCase } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { bilingual, wordingsOf } from '../../records/localise'
import { matchItems } from '../../records/programme-changes/match'
import { RELEASED_FILE, releasedScheduleOf } from '../../records/programme-changes/released-schedule'
import { scheduleSnapshot } from '../../records/programme-changes/snapshot'
import { talkCode } from '../../records/programme-codes'
import { releasedProgramme } from '../../records/talk-ids'
import { clockOf } from '../../records/session-times'
import { entriesOf, problemIn, warningIn } from '../findings'
import { inEveryText } from '../texts/every-text'

/** A damaged file would stop the build without a word for an organiser. */
function damaged(read: ReadEdition): Found {
  const source = read.edition.read(RELEASED_FILE)
  if (source === undefined) return []
  const damage = damageIn(source, RELEASED_FILE)
  if (damage) return damage
  if (releasedScheduleOf(read)) return []
  return fileProblem(RELEASED_FILE, {
    message: both(
      'The last released programme cannot be read from this file.',
      'Son yayımlanan program bu dosyadan okunamıyor.',
    ),
    advice: both(
      'This file is not edited by hand: restore its earlier version, or delete it and release the programme again.',
      'Bu dosya elle düzenlenmez: Önceki sürümünü geri getirin ya da dosyayı silip programı yeniden yayımlayın.',
    ),
  })
}

function version(read: ReadEdition): Found {
  const { programme } = read.data
  const last = releasedProgramme(read)?.version
  if (!programme || last === undefined || programme.version >= last) return []
  return problemIn(read, 'programme', ['version'], {
    message: both(
      `Version ${programme.version} is lower than the last released one, ${last}.`,
      `${programme.version}. sürüm, son yayımlanan ${last}. sürümden geride.`,
    ),
    advice: both(
      `Write version: ${last}, or ${last + 1} if the programme has changed since.`,
      `version: ${last} yazın; program o günden beri değiştiyse ${last + 1} yazın.`,
    ),
  })
}

/** The talk that took the time of a deleted one, since talks follow one another: that may not be intended. */
function movedUp(read: ReadEdition): Problem[] {
  const { programme, sessions, posters } = read.data
  const released = releasedProgramme(read)
  if (!released || !programme || !sessions || !posters) return []
  const { items } = scheduleSnapshot({ programme, sessions, posters }, released)
  const { pairs, cancelled } = matchItems(released.items, items)
  const next = cancelled
    .filter(({ kind }) => kind === 'talk')
    .map((gone) =>
      pairs
        .filter(({ before, now }) => before.kind === 'talk' && before.session === gone.session && now.session)
        .filter(({ before }) => (before.start ?? '') >= (gone.end ?? ''))
        .toSorted((a, b) => (a.before.start ?? '').localeCompare(b.before.start ?? ''))
        .at(0),
    )
  return [...new Set(next)].flatMap((pair): Found => {
    const session = entriesOf(read, 'sessions').find(({ entry }) => entry.code === pair?.now.session)
    const own = pairs.find(({ now }) => now.kind === 'session' && now.code === pair?.now.session)
    // A session that was moved takes its talks along.
    const isMoved = own?.before.date !== own?.now.date || own?.before.start !== own?.now.start
    const [was, is] = [pair?.before.start ?? '', pair?.now.start ?? '']
    if (!pair || !session || isMoved || is === '' || is >= was) return []
    const { code } = pair.now
    const talk = session.entry.talks.findIndex((_, at) => talkCode(session.entry.code, at) === code)
    const title = bilingual(pair.now.title)
    return warningIn(read, 'sessions', [session.index, 'talks', talk, 'title'], {
      message: both(
        `“${title.en}” (${code}) now begins at ${clockOf(is)}, no longer at ${clockOf(was)}: a talk before it was deleted.`,
        `“${title.tr}” (${code}) artık ${clockOf(was)} değil, ${clockOf(is)} saatinde başlıyor: Ondan önceki bir bildiri silinmiş.`,
      ),
      advice: both(
        `To keep its time and the times of the talks after it, write start: "${clockOf(was)}"; if they are to move up, ignore this.`,
        `Onun ve sonrakilerin saati kalacaksa bu bildiriye start: "${clockOf(was)}" yazın; öne alınacaklarsa böyle bırakın.`,
      ),
    })
  })
}

/** Texts with the name of a hall that has been renamed since; only the list of changes may use it. */
function formerHalls(read: ReadEdition): Problem[] {
  const halls = read.data.programme?.halls
  if (!halls) return []
  const present = halls.flatMap(({ name }) => wordingsOf(name)).map(ignoringCase)
  const released = (releasedProgramme(read)?.items ?? []).flatMap(({ hall, place }) =>
    hall !== undefined && place !== undefined ? wordingsOf(place) : [],
  )
  const former = [...new Set(released)].filter((name) => !present.includes(ignoringCase(name)))
  if (former.length === 0) return []
  return inEveryText(read, (text) => {
    const found = former.find((name) => ignoringCase(text).includes(ignoringCase(name)))
    if (found === undefined) return undefined
    return {
      found,
      severity: 'warning',
      message: both(
        `“${found}” was a hall of the last released programme; no hall has this name now.`,
        `“${found}” son yayımlanan programda bir salondu; artık bu adda salon yok.`,
      ),
      advice: both(
        'Write the name that the hall has in data/programme.yaml now.',
        'Salonun data/programme.yaml içindeki şimdiki adını yazın.',
      ),
    }
  }).filter(({ field = '' }) => !field.startsWith('changes['))
}

/** Everything that only a comparison with the last released programme finds. */
export const checkReleased = (read: ReadEdition): Problem[] =>
  [damaged, version, movedUp, formerHalls].flatMap((rule) => rule(read))
