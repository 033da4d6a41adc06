// The codes by which everything in the programme is named: in its address, its anchor, its calendar and in the list of changes.

type Data = {
  sessions?: readonly { code: string; talks: readonly unknown[] }[] | undefined
  posters?: readonly { number: number }[] | undefined
}

/** Whether a code is one that people say aloud, such as 2B, 2B1 or IND1; the others only serve addresses. */
export const isSpoken = (code: string) => /^[A-Z]{0,3}(\d+[A-Z]?\d*)?$/.test(code)

/** Sessions of work and not of rest: their codes stand before their titles, their titles stand out at a glance. */
const working = ['session', 'plenary', 'panel', 'workshop']

export const isWork = (kind: string) => working.includes(kind)

/** The title of a session whose code nobody says, such as coffee-1; undefined for what people know by its code. */
export const titleForCode = <Title>(item: string, sessions: readonly { code: string; title: Title }[]) =>
  isSpoken(item) ? undefined : sessions.find(({ code }) => code === item)?.title

/** `2B-3`: the third talk of 2B. `index` counts from 0. */
export const talkCode = (session: string, index: number) => `${session}-${index + 1}`

/** `P12` */
export const posterCode = (number: number) => `P${number}`

/**
 * Whether a change has a place in the programme to lead to. The code of a talk that was cancelled is gone, or another's now;
 * of a session in which something was cancelled, it is still the session's.
 */
export const leadsSomewhere = (
  { kind, item }: { kind: string; item: string },
  { sessions = [], posters = [] }: Data,
): boolean =>
  sessions.some(({ code }) => code === item) ||
  (kind !== 'cancelled' && programmeCodes({ sessions, posters }).includes(item))

/** Codes of all sessions, talks and posters. */
export const programmeCodes = ({ sessions = [], posters = [] }: Data): string[] => [
  ...sessions.flatMap(({ code, talks }) => [code, ...talks.map((_, index) => talkCode(code, index))]),
  ...posters.map(({ number }) => posterCode(number)),
]
