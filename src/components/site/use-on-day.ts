import { useSyncExternalStore } from 'react'
import { istanbulDay } from '../../../pipeline/domain/istanbul-time'

/** Looks again every minute, since a page may stay open past midnight. */
const everyMinute = (look: () => void) => {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}

/** What holds today in İstanbul; until the site has started, what held in the build, so that the page matches its HTML. */
export const useOnDay = <Value extends string | boolean>(read: (today: string) => Value, built: Value) =>
  useSyncExternalStore(
    everyMinute,
    () => read(istanbulDay()),
    () => built,
  )

/** Today as an ISO date. */
export const useToday = (build: { time: string | null } | null) =>
  useOnDay((today) => today, istanbulDay(Number(new Date(build?.time ?? 0))))
