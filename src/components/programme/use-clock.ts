// The time, as an instant. `?now=2025-10-03T11:05` sets it to a time in Istanbul, to try the days of the symposium.
import { useEffect, useState } from 'react'
import { istanbulInstant } from '../../../pipeline/records/istanbul-time'

/** Milliseconds between two looks at the clock. */
const CLOCK_MS = 20_000

/** Milliseconds since 1970; null until the site has started. */
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
