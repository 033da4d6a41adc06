// What is on and what comes next at a given instant, independent of any clock and of the reader’s time zone.
import { isPoster, type Entry, type EntryTime } from './entries'
import { instantOn } from '../../../pipeline/records/istanbul-time'

type Timed = Entry & { time: EntryTime }

export type NowAndNext = { now: Timed[]; next: Timed[] }

const nothing: NowAndNext = { now: [], next: [] }

/** Leaves out posters, which have no times of their own: their session represents them. */
const isTimed = (entry: Entry): entry is Timed => entry.time !== null && !isPoster(entry)

/** Groups entries by hall; everything outside the halls is one more group. */
const byPlace = (entries: readonly Timed[]) => {
  const places = new Map<string, Timed[]>()
  for (const entry of entries) places.set(entry.hall ?? '', [...(places.get(entry.hall ?? '') ?? []), entry])
  return places
}

/**
 * What is on, and what comes next in each hall on the same day, or on the next day once nothing is left today. A session is
 * represented by its current talk, or by itself between talks. Both are in the order of `halls`. `at` is an instant in milliseconds; if it is null or outside
 * the days of the programme, the result is empty and always the same object.
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
  if (!earliest || at < instantOn(earliest.time.date, '00:00') || at >= last) return nothing

  // What is in no hall comes last.
  const places = [...halls.map(({ key }) => key), null]
  const byHall = (a: Timed, b: Timed) => places.indexOf(a.hall) - places.indexOf(b.hall)
  const running = timed.filter(({ time }) => time.startsAt <= at && at < time.endsAt)
  const talkOfSession = new Set(running.filter(({ code, session }) => code !== session).map((e) => e.session))
  const now = running.filter(({ code, session }) => code !== session || !talkOfSession.has(code)).sort(byHall)

  const later = timed.filter(({ single, time }) => single && time.startsAt > at)
  const date =
    later.length > 0 ? later.reduce((a, b) => (b.time.startsAt < a.time.startsAt ? b : a)).time.date : ''
  // Outside the halls, several things may begin at once, such as two workshops.
  const firsts = [...byPlace(later.filter(({ time }) => time.date === date))].flatMap(([hall, list]) => {
    const first = Math.min(...list.map(({ time }) => time.startsAt))
    return list.filter(({ time }) => time.startsAt === first).map((entry) => ({ hall, entry }))
  })
  const inHalls = firsts.filter(({ hall }) => hall !== '').map(({ entry }) => entry.time.startsAt)
  const next = firsts
    .filter(({ hall, entry }) => hall !== '' || entry.time.startsAt <= Math.min(...inHalls))
    .map(({ entry }) => entry)
    .sort((a, b) => a.time.startsAt - b.time.startsAt || byHall(a, b))
  return { now, next }
}
