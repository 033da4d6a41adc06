// Sessions that run into a lunch for all: what is forgotten when half a day begins later.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { clockOf, overlap, sessionEnd } from '../../records/session-times'
import { entriesOf, problemIn } from '../problem-in'

/** Kinds of sessions that nobody leaves for a meal. A workshop has a lunch of its own, posters may hang beside the tables. */
const attended = ['opening', 'plenary', 'session', 'panel', 'closing']

/** Warns of each session in a hall and a lunch elsewhere that share some minutes. */
export function checkDuringLunch(read: ReadEdition): Problem[] {
  const all = entriesOf(read, 'sessions').flatMap(({ entry, index }) => {
    const end = sessionEnd(entry)
    return end ? [{ entry, index, span: { start: entry.start, end } }] : []
  })
  const lunches = all.filter(({ entry }) => entry.kind === 'lunch' && entry.hall === undefined)
  return all
    .filter(({ entry }) => attended.includes(entry.kind) && entry.hall !== undefined)
    .flatMap(({ entry, index, span }) =>
      lunches
        .filter((lunch) => lunch.entry.date === entry.date && overlap(lunch.span, span))
        .map((lunch) => {
          const hours = `${entry.start}–${clockOf(span.end)}`
          const meal = `${lunch.entry.code} (${lunch.span.start}–${clockOf(lunch.span.end)})`
          return problemIn(read, 'sessions', [index, 'start'], {
            message: both(
              `Session ${entry.code} (${hours}) and ${meal} are at the same time.`,
              `${entry.code} oturumu (${hours}) ile ${meal} aynı anda.`,
            ),
            advice: both(
              'Move or shorten one of the two; where people eat in turns, leave it so.',
              'İkisinden birini kaydırın ya da kısaltın; yemek sırayla yeniyorsa böyle bırakın.',
            ),
            severity: 'warning',
          })
        }),
    )
}
