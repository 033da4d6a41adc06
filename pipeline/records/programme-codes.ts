// The codes by which everything in the programme is named: in its address, its anchor, its calendar and in the list of changes.
import type { EditionData } from '../schemas'

type Data = { [Name in 'sessions' | 'posters']?: EditionData[Name] | undefined }

/** `2B-3`: the third talk of 2B. `index` counts from 0. */
export const talkCode = (session: string, index: number) => `${session}-${index + 1}`

/** `P12` */
export const posterCode = (number: number) => `P${number}`

/** Codes of all sessions, talks and posters. */
export const programmeCodes = ({ sessions = [], posters = [] }: Data): string[] => [
  ...sessions.flatMap(({ code, talks }) => [code, ...talks.map((_, index) => talkCode(code, index))]),
  ...posters.map(({ number }) => posterCode(number)),
]
