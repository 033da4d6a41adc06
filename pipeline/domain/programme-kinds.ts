// The kinds of sessions and talks of a programme (specification, sections 3 and 9).
import sessionNames from './session-names.json'

export const talkKinds = ['talk', 'invited', 'plenary'] as const

export type TalkKind = (typeof talkKinds)[number]

/** Minutes of a talk, by its kind (specification, section 9: Programme). */
export const TALK_MINUTES: Record<TalkKind, number> = { talk: 20, invited: 30, plenary: 40 }

/** Minutes of the longest talk. */
export const LONGEST_TALK = 240

export type SessionKind = keyof typeof sessionNames

/** All kinds, in the order in which messages and forms list them. */
export const sessionKinds = Object.keys(sessionNames) as SessionKind[]
