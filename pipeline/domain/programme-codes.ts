// Codes name everything in the programme: in addresses, anchors, calendars and the list of changes.

type Data = {
  sessions?: readonly { code: string; talks: readonly unknown[] }[] | undefined
  posters?: readonly NumberedPoster[] | undefined
}

/** Whether people use a code when they speak, such as 2B, 2B1, IND1 or 1-2-1. Other codes only serve as addresses. */
export const isSpoken = (code: string): boolean => /^[A-Z]{0,3}(\d+(-\d+)*[A-Z]?\d*)?$/.test(code)

/** Sessions of work, not of rest: their code comes before their title, and their title is emphasised. */
const working = ['session', 'plenary', 'panel', 'workshop']

/** Whether a kind of session has scientific contributions. */
export const isWork = (kind: string): boolean => working.includes(kind)

/** Pauses have no star, link or calendar of their own, and changes to them are not announced. */
export const isPause = (kind: string): boolean => kind === 'break' || kind === 'lunch'

/** A session's title after its code, if people know it by its code and the title does not already name it. */
export const afterCode = (code: string, title: string): string =>
  isSpoken(code) && !title.includes(code) ? `${code} ${title}` : title

/** `2B-3`: the third talk of 2B. `index` counts from 0. */
export const talkCode = (session: string, index: number): string => `${session}-${index + 1}`

type NumberedPoster = { number?: number | undefined; code?: string | undefined }

/** `P12`, or its own code, such as LB1. Reading gives every poster a number (`read/collection-file.ts`). */
export const posterCode = ({ number, code }: NumberedPoster): string => code ?? `P${number}`

/** The codes of all sessions, talks (1A-2) and posters (P12) of an edition. */
export const programmeCodes = ({ sessions = [], posters = [] }: Data): string[] => [
  ...sessions.flatMap(({ code, talks }) => [code, ...talks.map((_, index) => talkCode(code, index))]),
  ...posters.map(posterCode),
]
