// The current time. `?now=2025-10-03T11:05` sets the clock, in Istanbul wall time, to try out the days of the symposium.
import { useEffect, useState } from 'react'
import { instantOn } from '../../../pipeline/records/istanbul-time'

/** Milliseconds between two updates. */
const CLOCK_MS = 20_000

/** The instant of a time such as `2025-10-03T11:05`, in milliseconds; null if it is malformed or no real date. */
export function istanbulInstant(wall: string): number | null {
  const [, date = '', time = ''] = /^(.+)T(\d\d:\d\d)$/.exec(wall) ?? []
  const instant = instantOn(date, time)
  return Number.isNaN(instant) ? null : instant
}

/** The current instant, in milliseconds since 1970; null until the site has started. */
export function useClock(): number | null {
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
