// What is on and what comes next during the symposium. On all other days, none of its code is loaded.
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { istanbulDay } from '../../../pipeline/records/istanbul-time'
import { keptState } from '../site/kept-state'
import type { Entry } from './entries'
import type { NowAndNext } from './now-and-next'
import { findQueryOf, seeksSomething } from './use-find'

/** A chunk of its own, loaded only around the days of the symposium. */
export const nowFile = {
  load: () => import(/* webpackChunkName: "programme-now" */ './now-dock'),
}

/** Milliseconds between two updates. */
const CLOCK_MS = 20_000

/** The instant of a time such as `2025-10-03T11:05`, in milliseconds; null if it is malformed. */
export function istanbulInstant(wall: string): number | null {
  return wall.includes('T') ? Date.parse(`${wall}:00+03:00`) || null : null
}

/**
 * The current instant, in milliseconds since 1970; null until the site has started. `?now=2025-10-03T11:05` sets the clock, in
 * Istanbul wall time, to try out the days of the symposium.
 */
function useClock(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const set = istanbulInstant(new URLSearchParams(window.location.search).get('now') ?? '')
    const ahead = set === null ? 0 : set - Date.now()
    const look = () => setNow(Date.now() + ahead)
    look()
    const timer = setInterval(look, CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How far, in milliseconds, from the UTC midnight of a day's date that day's programme may be going on. */
const NEAR = 2 * 86_400_000

const nothing: NowAndNext = { now: [], next: [] }

const useOpened = keptState(false)

/** After a reload, or back from another site, the browser restores the reader's place, perhaps only once the programme has started. */
const isRestored = performance
  .getEntriesByType('navigation')
  .some((visit) => (visit as PerformanceNavigationTiming).type !== 'navigate')

/**
 * Scrolls to what is on, or to what comes next, once per visit: unless the address leads elsewhere, or the reader has begun to
 * scroll or type, or comes back to where they were.
 */
function useOpenAtNow({ now, next }: NowAndNext): void {
  const [opened, setOpened] = useOpened()
  // What began last: a workshop may be on all day.
  const latest = Math.max(...now.map(({ time }) => time.startsAt))
  const goal = now.find(({ time }) => time.startsAt === latest) ?? next[0]
  useEffect(() => {
    if (opened || !goal) return
    setOpened(true)
    const { hash, search } = window.location
    const sought = seeksSomething(findQueryOf(search))
    if (hash || sought || isRestored || window.scrollY > 0 || document.activeElement?.closest('form')) return
    document.getElementById(goal.session)?.parentElement?.scrollIntoView({ behavior: 'instant' })
  }, [opened, setOpened, goal])
}

/**
 * What is on and what comes next, the dock that shows it, and today’s date. All are empty until the site has started, and the
 * first two outside the days of the programme.
 */
export function useNow(
  entries: readonly Entry[],
  { days, halls }: Pick<Queries.ProgrammeScheduleFragment, 'days' | 'halls'>,
): { live: NowAndNext; dock: ReactNode; today: string | undefined } {
  const at = useClock()
  const [file, setFile] = useState<Awaited<ReturnType<typeof nowFile.load>> | null>(null)
  const isNear = at !== null && days.some(({ date }) => Math.abs(at - Date.parse(date.iso)) < NEAR)
  useEffect(() => {
    // If loading fails, the next tick of the clock (`at`) tries again.
    if (isNear && !file) nowFile.load().then(setFile, () => {})
  }, [isNear, file, at])
  const live = useMemo(
    () => (file ? file.nowAndNext(entries, halls, at) : nothing),
    [file, entries, halls, at],
  )
  useOpenAtNow(live)
  return {
    live,
    dock: file && at !== null && <file.NowDock at={at} live={live} />,
    today: at === null ? undefined : istanbulDay(at),
  }
}
