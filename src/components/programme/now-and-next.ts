// What is on and what comes next at a given instant, independent of any clock and of the reader’s time zone.
import { dayAt, type EventClock } from '../../../pipeline/domain/event-time'
import { isIn } from '../../../pipeline/domain/day-grid'
import { isPoster, type Entry, type EntryTime } from './entries'

type Timed = Entry & { time: EntryTime }

export type NowAndNext = { now: Timed[]; next: Timed[] }

/** Leaves out posters, which have no times of their own: their session represents them. */
const isTimed = (entry: Entry): entry is Timed => entry.time !== null && !isPoster(entry)

/**
 * What is on, and what comes next in each hall on the same day, or on the next day once nothing is left today; nothing outside
 * the days of the programme. A session is represented by its current talk, or by itself between talks. Both are in the order of
 * `halls`, with what is in no hall last. `at` is an instant in milliseconds.
 */
export function nowAndNext(
  entries: readonly Entry[],
  halls: readonly { readonly key: string }[],
  clock: EventClock,
  at: number,
): NowAndNext {
  const timed = entries.filter(isTimed)
  if (timed[0] && dayAt(clock, at) < timed[0].time.date) return { now: [], next: [] }

  const places = [...halls.map(({ key }) => key), null]
  const byHall = (a: Timed, b: Timed) => places.indexOf(a.hall) - places.indexOf(b.hall)
  const running = timed.filter(({ time }) => Date.parse(time.startsAt) <= at && at < Date.parse(time.endsAt))
  const talkOfSession = new Set(running.filter(({ code, session }) => code !== session).map((e) => e.session))
  const now = running.filter(({ code, session }) => code !== session || !talkOfSession.has(code)).sort(byHall)

  const later = timed
    .filter(({ single, time }) => single && Date.parse(time.startsAt) > at)
    .sort((a, b) => a.time.startsAt.localeCompare(b.time.startsAt) || byHall(a, b))
  const sameDay = later.filter(({ time }) => time.date === later[0]?.time.date)
  const firstInHalls = sameDay.find(({ hall }) => hall !== null)
  const next = sameDay.filter((entry) => {
    const { startsAt } = entry.time
    const isFirstIn = (key: string | null) =>
      startsAt === sameDay.find((other) => isIn(other, key))?.time.startsAt
    // Outside the halls, several things may begin at once, such as two workshops.
    if (entry.hall === null) return isFirstIn(null) && startsAt <= (firstInHalls ?? entry).time.startsAt
    return [entry.hall, ...entry.moreHalls].some(isFirstIn)
  })
  return { now, next }
}

/** The first of the chosen entries, given in order of time, that is not over at an instant in milliseconds. */
export const nextOf = (
  entries: readonly Entry[],
  chosen: ReadonlySet<string>,
  at: number,
): Entry | undefined =>
  entries.find(({ id, time }) => chosen.has(id) && time !== null && Date.parse(time.endsAt) > at)
