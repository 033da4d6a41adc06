// What is on and what comes next during the symposium. On all other days, none of its code is loaded.
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Entry } from './entries'
import { nowFile } from './load-now'
import type { NowAndNext } from './now-and-next'
import { useClock } from './use-clock'

/** How far, in milliseconds, from the UTC midnight of a day's date that day's programme may be going on. */
const NEAR = 2 * 86_400_000

const nothing: NowAndNext = { now: [], next: [] }

/** What is on and what comes next, and the dock that shows it; both empty outside the days of the programme. */
export function useNow(
  entries: readonly Entry[],
  days: readonly { date: { iso: string } }[],
): { live: NowAndNext; dock: ReactNode } {
  const at = useClock()
  const [file, setFile] = useState<Awaited<ReturnType<typeof nowFile.load>> | null>(null)
  const isNear = at !== null && days.some(({ date }) => Math.abs(at - Date.parse(date.iso)) < NEAR)
  useEffect(() => {
    // If loading fails, the next tick of the clock (`at`) tries again.
    if (isNear && !file) nowFile.load().then(setFile, () => {})
  }, [isNear, file, at])
  const live = useMemo(() => (file ? file.nowAndNext(entries, at) : nothing), [file, entries, at])
  return { live, dock: file && at !== null && <file.NowDock at={at} live={live} /> }
}
