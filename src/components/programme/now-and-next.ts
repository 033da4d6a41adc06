// What is on and what comes next, for an instant. Nothing here reads a clock or the reader’s time zone.
import type { Entry, EntryTime } from './entries'

type Timed = Entry & { time: EntryTime }

export type NowAndNext = { now: Timed[]; next: Timed[] }

const nothing: NowAndNext = { now: [], next: [] }

/** Istanbul wall time, `2025-10-03T11:05`, as an instant in milliseconds; null where it is no such time. */
export function istanbulInstant(wall: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return null
  const instant = Date.parse(`${wall}:00+03:00`)
  return Number.isNaN(instant) ? null : instant
}

/** HH:MM in Istanbul at an instant. Turkey has kept +03:00 all year since 2016. */
export const istanbulTime = (instant: number) => new Date(instant + 3 * 3_600_000).toISOString().slice(11, 16)

/** Posters hang all day: the poster session stands for them. */
const isTimed = (entry: Entry): entry is Timed =>
  entry.time !== null && (entry.kind !== 'poster' || entry.code === entry.session)

/** Where two things may be on at once: each hall, and everything that is in none. */
const byPlace = (entries: readonly Timed[]) => {
  const places = new Map<string, Timed[]>()
  for (const entry of entries) places.set(entry.hall ?? '', [...(places.get(entry.hall ?? '') ?? []), entry])
  return places
}

/**
 * What is on, and the next in each hall on the same day (or on the next one, once nothing is left today). A talk stands
 * for its session; in a pause between talks the session itself does. Outside the days of the programme, and while the
 * time is not known, nothing: always the same object.
 */
export function nowAndNext(entries: readonly Entry[], at: number | null): NowAndNext {
  if (at === null) return nothing
  const timed = entries.filter(isTimed)
  const first = Math.min(...timed.map(({ time }) => time.startsAt))
  const last = Math.max(...timed.map(({ time }) => time.endsAt))
  const dawn = istanbulInstant(`${timed[0]?.time.date}T00:00`) ?? first
  if (timed.length === 0 || at < dawn || at >= last) return nothing

  const running = timed.filter(({ time }) => time.startsAt <= at && at < time.endsAt)
  const talkOfSession = new Set(running.filter(({ code, session }) => code !== session).map((e) => e.session))
  const now = running
    .filter(({ code, session }) => code !== session || !talkOfSession.has(code))
    .sort((a, b) => a.time.endsAt - b.time.endsAt)

  const later = timed.filter(({ single, time }) => single && time.startsAt > at)
  const date =
    later.length > 0 ? later.reduce((a, b) => (b.time.startsAt < a.time.startsAt ? b : a)).time.date : ''
  // Outside the halls several things may begin at once: two workshops, say.
  const firsts = [...byPlace(later.filter(({ time }) => time.date === date))].flatMap(([hall, list]) => {
    const first = Math.min(...list.map(({ time }) => time.startsAt))
    return list.filter(({ time }) => time.startsAt === first).map((entry) => ({ hall, entry }))
  })
  const inHalls = firsts.filter(({ hall }) => hall !== '').map(({ entry }) => entry.time.startsAt)
  const next = firsts
    .filter(({ hall, entry }) => hall !== '' || entry.time.startsAt <= Math.min(...inHalls))
    .map(({ entry }) => entry)
    .sort((a, b) => a.time.startsAt - b.time.startsAt)
  return { now, next }
}
