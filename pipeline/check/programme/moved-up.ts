// When a talk is taken out, those after it begin earlier, since talks follow one another: that may not be meant.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { inBoth, inLanguage } from '../../records/localise'
import { matchItems, type Pair } from '../../records/programme-changes/match'
import { scheduleSnapshot, type ScheduleItem } from '../../records/programme-changes/snapshot'
import { talkCode } from '../../records/programme-codes'
import { clockOf } from '../../records/session-times'
import { entriesOf, warningIn } from '../problem-in'
import { soundRelease } from './released'

/** The first talk after one that is gone, in the same session, if that begins as before. */
function nextOf({ session, end = '' }: ScheduleItem, pairs: Pair[]): Pair | undefined {
  const own = pairs.find(({ before }) => before.kind === 'session' && before.code === session)
  if (!own || own.before.date !== own.now.date || own.before.start !== own.now.start) return undefined
  const [next] = pairs
    .filter(
      ({ before, now }) =>
        before.kind === 'talk' && before.session === session && now.session === own.now.code,
    )
    .filter(({ before }) => (before.start ?? '') >= end)
    .sort((a, b) => (a.before.start ?? '').localeCompare(b.before.start ?? ''))
  return next
}

function tell(read: ReadEdition, { before, now }: Pair): Problem[] {
  const session = entriesOf(read, 'sessions').find(({ entry }) => entry.code === now.session)
  if (!session || !before.start || !now.start) return []
  const { entry, index } = session
  const talk = entry.talks.findIndex((_, place) => talkCode(entry.code, place) === now.code)
  const [was, is] = [clockOf(before.start), clockOf(now.start)]
  const title = inBoth((language) => inLanguage(now.title, language))
  return [
    warningIn(read, 'sessions', [index, 'talks', talk, 'title'], {
      message: both(
        `“${title.en}” (${now.code}) begins at ${is} now, no longer at ${was}: a talk before it is gone.`,
        `“${title.tr}” (${now.code}) artık ${was} değil, ${is} saatinde başlıyor: Önündeki bir bildiri çıkarılmış.`,
      ),
      advice: both(
        `To keep its hour and that of those after it, write start: "${was}" on it; if they are to move up, leave it so.`,
        `Onun ve ardındakilerin saati kalacaksa bu bildiriye start: "${was}" yazın; öne alınacaklarsa böyle bırakın.`,
      ),
    }),
  ]
}

/** Warns of the talk that took the hour of one which the last released programme had. */
export function checkMovedUp(read: ReadEdition): Problem[] {
  const { programme, sessions, posters } = read.data
  const released = soundRelease(read)
  if (!released || !programme || !sessions || !posters) return []
  const { pairs, cancelled } = matchItems(
    released.items,
    scheduleSnapshot({ programme, sessions, posters }).items,
  )
  const next = cancelled.filter(({ kind }) => kind === 'talk').map((gone) => nextOf(gone, pairs))
  return [...new Set(next)].flatMap((pair) =>
    pair && (pair.now.start ?? '') < (pair.before.start ?? '') ? tell(read, pair) : [],
  )
}
