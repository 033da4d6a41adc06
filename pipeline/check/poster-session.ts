// All posters take place and time from one session.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import type { EditionData } from '../schemas'
import { entriesOf, problemIn } from './place'

type Session = EditionData['sessions'][number]

/** Sessions of kind `poster` after the first one, of which no poster would know. */
export function secondPosterSessions(read: ReadEdition): Problem[] {
  const [first, ...others] = entriesOf<Session>(read, 'sessions')
    .filter(({ entry }) => entry.kind === 'poster')
    .sort((a, b) => `${a.entry.date} ${a.entry.start}`.localeCompare(`${b.entry.date} ${b.entry.start}`))
  if (!first) return []
  const { code } = first.entry
  const { line } = read.files.sessions.yaml.locate([first.index])
  return others.map(({ index }) =>
    problemIn(
      read,
      'sessions',
      [index, 'kind'],
      both(
        `A second poster session: every poster is shown at the time of ${code} (line ${line}).`,
        `İkinci bir poster oturumu: bütün posterler ${code} oturumunun (${line}. satır) saatiyle gösterilir.`,
      ),
      both(
        'Write kind: social here, or keep one poster session and tell the other hours in its note.',
        'Buraya kind: social yazın ya da tek poster oturumu bırakıp öteki saatleri onun notunda belirtin.',
      ),
      { severity: 'warning' },
    ),
  )
}
