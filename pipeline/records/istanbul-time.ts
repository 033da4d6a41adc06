// Wall time in Istanbul, which has kept +03:00 all year since 2016. src/components/programme/istanbul-time.ts is its like.
import { minutesOf } from './session-times'

const OFFSET = '+03:00'
const MINUTE_MS = 60_000

/** A day and an hour in Istanbul as an instant. An hour past 24 is one of the next day: 24:30 is 00:30. */
export const instant = (date: string, time: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * MINUTE_MS)
    .toISOString()
    .replace('.000Z', OFFSET)

/** The day that it is in Istanbul, such as 2025-10-02. */
export const istanbulToday = () =>
  new Date(Date.now() + minutesOf('03:00') * MINUTE_MS).toISOString().slice(0, 10)
