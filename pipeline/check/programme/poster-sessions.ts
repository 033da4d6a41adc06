// Of several poster sessions, each poster names the one in which it is shown, or else is in the first.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { entriesOf, warningIn } from '../problem-in'

/** Sessions of kind `poster` after the first one in which no poster would be shown. */
export function checkPosterSessions(read: ReadEdition): Problem[] {
  const [first, ...others] = entriesOf(read, 'sessions')
    .filter(({ entry }) => entry.kind === 'poster')
    .sort((a, b) => `${a.entry.date} ${a.entry.start}`.localeCompare(`${b.entry.date} ${b.entry.start}`))
  // A poster that could not be read may be the very one that is shown there.
  if (!first || read.files.posters.problems.length > 0) return []
  const named = new Set(entriesOf(read, 'posters').map(({ entry }) => entry.session))
  const { line } = read.files.sessions.yaml.locate([first.index])
  return others
    .filter(({ entry }) => !named.has(entry.code))
    .map(({ entry: { code }, index }) =>
      warningIn(read, 'sessions', [index, 'kind'], {
        message: both(
          `A second poster session without posters: all others are shown in ${first.entry.code} (line ${line}).`,
          `Posteri olmayan ikinci bir poster oturumu: Ötekilerin hepsi ${first.entry.code} oturumunda (${line}. satır) gösterilir.`,
        ),
        advice: both(
          `Write session: ${code} at the posters that are shown here (posters.yaml), or kind: social if there are none.`,
          `Burada gösterilen posterlere session: ${code} yazın (posters.yaml); poster yoksa kind: social kullanın.`,
        ),
      }),
    )
}
