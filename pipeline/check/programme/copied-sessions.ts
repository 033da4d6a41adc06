// Sessions that were copied and not changed: that is told once, and other checks leave out what they share with the first.
import type { EditionData } from '../../schemas'

type Session = { entry: EditionData['sessions'][number]; index: number }

const firstOfEach = (sessions: Session[], nameOf: (session: Session) => string) => {
  const names = sessions.map(nameOf)
  return sessions.filter((session, place) => names.indexOf(nameOf(session)) === place)
}

/** Sessions without those whose code an earlier one has, which is told of the code. */
export const withOwnCode = (sessions: Session[]) =>
  firstOfEach(sessions, ({ entry }) => entry.code.toLowerCase())

/** Sessions without those that are an earlier one under another code: that they share its hall is told. */
export const withOwnWords = (sessions: Session[]) =>
  firstOfEach(withOwnCode(sessions), ({ entry }) => JSON.stringify({ ...entry, code: '' }))
