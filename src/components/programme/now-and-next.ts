// What is on and what comes next at a given instant, independent of any clock and of the reader’s time zone.
import { isPoster, type Entry, type EntryTime } from './entries'
import { istanbulDay } from '../../../pipeline/records/istanbul-time'

type Timed = Entry & { time: EntryTime }

export type NowAndNext = { now: Timed[]; next: Timed[] }

const nothing: NowAndNext = { now: [], next: [] }

/** Leaves out posters, which have no times of their own: their session represents them. */
const isTimed = (entry: Entry): entry is Timed => entry.time !== null && !isPoster(entry)

const firstStart = (entries: readonly Timed[]) => Math.min(...entries.map(({ time }) => time.startsAt))

/**
 * What is on, and what comes next in each hall on the same day, or on the next day once nothing is left today. A session is
 * represented by its current talk, or by itself between talks. Both are in the order of `halls`, with what is in no hall last.
 * `at` is an instant in milliseconds; if it is null or outside the days of the programme, the result is empty and always the
 * same object.
 */
export function nowAndNext(
  entries: readonly Entry[],
  halls: readonly { readonly key: string }[],
  at: number | null,
): NowAndNext {
  if (at === null) return nothing
  const timed = entries.filter(isTimed)
  const last = Math.max(...timed.map(({ time }) => time.endsAt))
  const [earliest] = timed
  if (!earliest || istanbulDay(at) < earliest.time.date || at >= last) return nothing

  const places = [...halls.map(({ key }) => key), null]
  const byHall = (a: Timed, b: Timed) => places.indexOf(a.hall) - places.indexOf(b.hall)
  const running = timed.filter(({ time }) => time.startsAt <= at && at < time.endsAt)
  const talkOfSession = new Set(running.filter(({ code, session }) => code !== session).map((e) => e.session))
  const now = running.filter(({ code, session }) => code !== session || !talkOfSession.has(code)).sort(byHall)

  const later = timed.filter(({ single, time }) => single && time.startsAt > at)
  const date = later.find(({ time }) => time.startsAt === firstStart(later))?.time.date
  const sameDay = later.filter(({ time }) => time.date === date)
  const firstInHalls = firstStart(sameDay.filter(({ hall }) => hall !== null))
  const next = sameDay
    .filter(({ hall, time }) => {
      // Outside the halls, several things may begin at once, such as two workshops.
      const first = firstStart(sameDay.filter((other) => other.hall === hall))
      return time.startsAt === first && (hall !== null || first <= firstInHalls)
    })
    .sort((a, b) => a.time.startsAt - b.time.startsAt || byHall(a, b))
  return { now, next }
}
