// Sessions at the time of a lunch for all: easily overlooked when half a day is moved.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { clockOf, overlap } from '../../records/session-times'
import { warningIn } from '../problem-in'
import { placedSessions, type Placed } from './placed'

/** Kinds of sessions that nobody leaves for a meal. A workshop has a lunch of its own, posters may hang beside the tables. */
const attended = ['opening', 'plenary', 'session', 'panel', 'closing']

/** Warns of each session in a hall and a lunch elsewhere that share some minutes. */
export function checkDuringLunch(read: ReadEdition): Problem[] {
  const all = placedSessions(read)
  const lunches = all.filter(({ session }) => session.kind === 'lunch' && session.hall === undefined)
  const spanOf = ({ session: { start }, end }: Placed) => ({ start, end })
  const hoursOf = ({ session: { start }, end }: Placed) => `${start}–${clockOf(end)}`
  return all
    .filter(({ session }) => attended.includes(session.kind) && session.hall !== undefined)
    .flatMap((placed) =>
      lunches
        .filter((lunch) => lunch.session.date === placed.session.date)
        .filter((lunch) => overlap(spanOf(lunch), spanOf(placed)))
        .map((lunch) => {
          const { code } = placed.session
          const meal = `${lunch.session.code} (${hoursOf(lunch)})`
          return warningIn(read, 'sessions', [placed.index, 'start'], {
            message: both(
              `Session ${code} (${hoursOf(placed)}) and ${meal} are at the same time.`,
              `${code} oturumu (${hoursOf(placed)}) ile ${meal} aynı anda.`,
            ),
            advice: both(
              'Move or shorten one of the two; where people eat in turns, leave it so.',
              'İkisinden birini kaydırın ya da kısaltın; yemek sırayla yeniyorsa böyle bırakın.',
            ),
          })
        }),
    )
}
