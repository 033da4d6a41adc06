// Sessions at the time of a lunch or a coffee break for all: easily overlooked when half a day is moved.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { clockOf, overlap } from '../../records/session-times'
import { warningIn } from '../problem-in'
import { placedSessions, type Placed } from './placed'

/** Kinds of sessions that nobody leaves for a other. A workshop has a lunch of its own, posters may hang beside the tables. */
const attended = ['opening', 'plenary', 'session', 'panel', 'closing']

/** Kinds that are for all. One hall may drink its coffee while talks go on in the other. */
const forAll = ['opening', 'plenary', 'closing']

const missedIn: Record<string, string[]> = { lunch: attended, break: forAll }

/** Warns of each session in a hall and a pause elsewhere that share some minutes. */
export function checkDuringPauses(read: ReadEdition): Problem[] {
  const all = placedSessions(read)
  const spanOf = ({ session: { start }, end }: Placed) => ({ start, end })
  const hoursOf = ({ session: { start }, end }: Placed) => `${start}–${clockOf(end)}`
  return all
    .filter(({ session }) => session.hall !== undefined)
    .flatMap((placed) =>
      all
        .filter(({ session }) => session.hall === undefined && session.date === placed.session.date)
        .filter(({ session }) => missedIn[session.kind]?.includes(placed.session.kind))
        .filter((pause) => overlap(spanOf(pause), spanOf(placed)))
        .map((pause) => {
          const { code } = placed.session
          const other = `${pause.session.code} (${hoursOf(pause)})`
          return warningIn(read, 'sessions', [placed.index, 'start'], {
            message: both(
              `Session ${code} (${hoursOf(placed)}) and ${other} are at the same time.`,
              `${code} oturumu (${hoursOf(placed)}) ile ${other} aynı anda.`,
            ),
            advice: both(
              'Move or shorten one of the two; where people go in turns, leave it so.',
              'İkisinden birini kaydırın ya da kısaltın; araya sırayla çıkılıyorsa böyle bırakın.',
            ),
          })
        }),
    )
}
