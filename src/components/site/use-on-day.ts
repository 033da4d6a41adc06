import { createContext, useContext, useSyncExternalStore } from 'react'
import { dayAt, type EventClock } from '../../../pipeline/domain/event-time'

/** How clocks in the city change; the frame of the page hands it to everything on it. */
const Clock = createContext<EventClock>([])

export const EventClockProvider = Clock.Provider

export const useEventClock = () => useContext(Clock)

/** Looks again every minute, since a page may stay open past midnight. */
const everyMinute = (look: () => void) => {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}

/** What holds today in the city; until the site has started, `built`: the HTML says nothing that depends on the day of the build. */
export function useOnDay<Value extends string | boolean>(read: (today: string) => Value, built: Value) {
  const clock = useEventClock()
  return useSyncExternalStore(
    everyMinute,
    () => read(dayAt(clock)),
    () => built,
  )
}
