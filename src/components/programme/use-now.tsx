// What is on and what comes next during the symposium. On all other days, none of its code is loaded.
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { instantOn, type EventClock } from '../../../pipeline/domain/event-time'
import { useEventClock } from '../site/use-on-day'
import type { Entry } from './entries'
import type { Live } from './programme-context'

export const nowFile = {
  load: () => import(/* webpackChunkName: "programme-now" */ './now-dock'),
}

/** Milliseconds between two updates. */
const CLOCK_MS = 20_000

/** The instant of a time such as `2025-10-03T11:05`, in milliseconds; NaN if it is malformed. */
function instantOf(clock: EventClock, wall: string): number {
  const [date = '', time = ''] = wall.split('T')
  return instantOn(clock, date, time)
}

/** Milliseconds since 1970; null until the site has started. `?now=2025-10-03T11:05` in the city tries out the symposium. */
function useInstant(clock: EventClock): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const set = instantOf(clock, new URLSearchParams(window.location.search).get('now') ?? '')
    const ahead = set - Date.now() || 0
    const look = () => setNow(Date.now() + ahead)
    look()
    const timer = setInterval(look, CLOCK_MS)
    return () => clearInterval(timer)
  }, [clock])
  return now
}

/** How far, in milliseconds, from the UTC midnight of a day's date that day's programme may be going on. */
const NEAR = 2 * 86_400_000

const nothing = { live: new Map<string, 'now' | 'next'>(), dock: null }

/** What is on and next, by id, and its dock, both on the days of the symposium only; and the instant, null until the site has started. */
export function useNow(
  entries: readonly Entry[],
  { days, halls }: Pick<Queries.ProgrammeScheduleFragment, 'days' | 'halls'>,
  starred: ReadonlySet<string>,
): { live: Live; dock: ReactNode; at: number | null } {
  const clock = useEventClock()
  const at = useInstant(clock)
  const [file, setFile] = useState<Awaited<ReturnType<typeof nowFile.load>> | null>(null)
  const isNear = at !== null && days.some(({ date }) => Math.abs(at - Date.parse(date.iso)) < NEAR)
  useEffect(() => {
    // If loading fails, the next tick of the clock (`at`) tries again.
    if (isNear && !file) nowFile.load().then(setFile, () => {})
  }, [isNear, file, at])
  const { live, dock } = useMemo(() => {
    if (!file || at === null) return nothing
    const { now, next } = file.nowAndNext(entries, halls, clock, at)
    return {
      live: new Map([
        ...next.map(({ id }) => [id, 'next'] as const),
        // With a talk, its session is on as well.
        ...now.flatMap(({ id, session }) => [[session, 'now'] as const, [id, 'now'] as const]),
      ]),
      dock: <file.NowDock at={at} now={now} next={next} mine={file.nextOf(entries, starred, at)} />,
    }
  }, [file, entries, halls, starred, clock, at])
  return { live, dock, at }
}
