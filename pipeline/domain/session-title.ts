// What a session is called if its title was left out, as most parallel sessions of real programmes have none.
import { inBoth, type Text } from './languages'
import { isSpoken } from './programme-codes'
import type { SessionKind } from './programme-kinds'
import names from './session-names.json'

type Session = { title?: Text | undefined; kind: SessionKind; code: string }

/** The title as written, otherwise the kind with the code by which people know the session: Session 2A. */
export const sessionTitle = ({ title, kind, code }: Session): Text =>
  title ?? inBoth((language) => (isSpoken(code) ? `${names[kind][language]} ${code}` : names[kind][language]))
