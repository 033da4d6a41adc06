// The day in İstanbul, for everything that changes with it: key dates, the state of the symposium.
import { useSyncExternalStore } from 'react'
import { istanbulDay } from '../../../pipeline/records/istanbul-time'

/** Looks again every minute, since a page may stay open past midnight. */
const everyMinute = (look: () => void) => {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}

/** Today as an ISO date; until the site has started, the day of the build, so that the page matches its HTML. */
export const useToday = (builtAt = '1970-01-01') =>
  useSyncExternalStore(
    everyMinute,
    () => istanbulDay(),
    () => istanbulDay(Number(new Date(builtAt))),
  )
