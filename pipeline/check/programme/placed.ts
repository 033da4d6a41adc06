// Sessions with the hours between which they take place.
import type { ReadEdition } from '../../read'
import { sessionEnd } from '../../records/session-times'
import type { EditionData } from '../../schemas'
import { entriesOf } from '../problem-in'

/** A session whose end is known, and where it stands in its file. */
export type Placed = { session: EditionData['sessions'][number]; index: number; end: string; line: number }

/** Those of some sessions whose end is known; that of the others is asked for. */
export const placedSessions = (
  read: ReadEdition,
  sessions: { entry: Placed['session']; index: number }[] = entriesOf(read, 'sessions'),
): Placed[] =>
  sessions.flatMap(({ entry, index }) => {
    const end = sessionEnd(entry)
    const { line } = read.files.sessions.yaml.locate([index, 'start'])
    return end ? [{ session: entry, index, end, line }] : []
  })
