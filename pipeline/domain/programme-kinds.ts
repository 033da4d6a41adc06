// The kinds of sessions and talks of a programme (specification, sections 3 and 9), and their names.
import { inBoth, type Text } from './languages'
import { isSpoken } from './programme-codes'
import names from './session-names.json'

export const talkKinds = ['talk', 'invited', 'plenary'] as const

export type TalkKind = (typeof talkKinds)[number]

/** Minutes of a talk, by its kind (specification, section 9: Programme). */
export const TALK_MINUTES: Record<TalkKind, number> = { talk: 20, invited: 30, plenary: 40 }

/** Minutes of the longest talk. */
export const LONGEST_TALK = 240

export type SessionKind = keyof typeof names

/** All kinds, in the order in which messages and forms list them. */
export const sessionKinds = Object.keys(names) as SessionKind[]

type Session = { title?: Text | undefined; kind: SessionKind; code: string }

/**
 * The title as written; most parallel sessions of real programmes have none: then the kind with the code by which people know the
 * session, Session 2A.
 */
export const sessionTitle = ({ title, kind, code }: Session): Text =>
  title ?? inBoth((language) => (isSpoken(code) ? `${names[kind][language]} ${code}` : names[kind][language]))
