// When each talk and each session begins and ends, derived once from the YAML (specification, section 9: Programme).
import { TALK_MINUTES, type SessionKind, type TalkKind } from './programme-kinds'

/** What of a session decides its times. Times are HH:MM, wall time of the city. */
type Session = {
  start: string
  end?: string | undefined
  talks: readonly { kind: TalkKind; start?: string | undefined; minutes?: number | undefined }[]
}

/** Minutes after midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Minutes as HH:MM, the reverse of minutesOf. Hours past midnight stay above 24: 24:30. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes of a day. */
export const DAY = 24 * 60

/** The time as a clock shows it: 24:30 is 00:30. */
export const clockOf = (time: string): string => timeOf(minutesOf(time) % DAY)

/** A session from EVENING on may run past midnight: its times before DAWN are on the next day (gala, 20:00–00:30). */
const EVENING = '16:00'
export const DAWN = '06:00'

/** A time within a session that begins at `start`, in minutes after the midnight before the session. */
const minutesInto = (start: string, time: string) =>
  minutesOf(time) + (start >= EVENING && time < DAWN ? DAY : 0)

/** Start and end of every talk. Each follows the one before, unless it states its own start. */
export function talkTimes({
  start,
  talks,
}: Pick<Session, 'start' | 'talks'>): { start: string; end: string }[] {
  let next = minutesOf(start)
  return talks.map((talk) => {
    const begins = talk.start ? minutesInto(start, talk.start) : next
    next = begins + (talk.minutes ?? TALK_MINUTES[talk.kind])
    return { start: timeOf(begins), end: timeOf(next) }
  })
}

/** A session’s end, as written or from its last talk, if either is known. Hours past midnight stay above 24. */
export function sessionEnd(session: Pick<Session, 'start' | 'end' | 'talks'>): string | undefined {
  const { start, end } = session
  if (end === undefined) return talkTimes(session).at(-1)?.end
  return timeOf(minutesInto(start, end))
}

/** Whether two spans of time share a minute. Times are HH:MM on the same day. */
export const overlap = (a: { start: string; end: string }, b: { start: string; end: string }): boolean =>
  a.start < b.end && b.start < a.end

/** The poster sessions in order of time. The first one shows the posters that name no session. */
export const posterSessions = <T extends { kind: SessionKind; date: string; start: string }>(
  sessions: readonly T[],
): T[] =>
  sessions
    .filter(({ kind }) => kind === 'poster')
    .sort((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
