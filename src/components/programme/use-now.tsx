// What is on and what comes next, for as long as the symposium lasts. On all other days nothing of it is loaded.
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Entry } from './entries'
import { nowFile } from './load-now'
import type { NowAndNext } from './now-and-next'
import { useClock } from './use-clock'

/** Milliseconds from the midnight with which a day begins somewhere to the end of its last talk anywhere. */
const NEAR = 2 * 86_400_000

const nothing: NowAndNext = { now: [], next: [] }

/** What is on and what comes next, and the dock that says so; nothing outside the days of the programme. */
export function useNow(
  entries: readonly Entry[],
  days: readonly { date: { iso: string } }[],
): { live: NowAndNext; dock: ReactNode } {
  const at = useClock()
  const [file, setFile] = useState<Awaited<ReturnType<typeof nowFile.load>> | null>(null)
  const isNear = at !== null && days.some(({ date }) => Math.abs(at - Date.parse(date.iso)) < NEAR)
  useEffect(() => {
    // Without a connection it is asked for again at the next look at the clock.
    if (isNear && !file) nowFile.load().then(setFile, () => {})
  }, [isNear, file, at])
  const live = useMemo(() => (file ? file.nowAndNext(entries, at) : nothing), [file, entries, at])
  return { live, dock: file && at !== null && <file.NowDock at={at} live={live} /> }
}
