// How the clocks of a time zone change around an edition. Build time only: the site gets the result as data (event-time.ts).
import type { EventClock, Offset } from './event-time'

/** What of an edition decides its clock: the IANA name of its time zone, and its first and last day. */
type Zoned = { timeZone: string; starts: string; ends: string }

const DAY = 86_400_000
const MINUTE = 60_000

/** Whether a name is one of the time zones of IANA that Node knows, such as Europe/Istanbul; abbreviations such as EST are not. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z]\w+(\/[\w+-]+)+$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Gives minutes ahead of UTC at an instant; Intl writes GMT, GMT+01:00. */
function minutesAhead(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (instant) => {
    const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(format.format(instant)) ?? []
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  }
}

function offsetsBetween(timeZone: string, first: number, last: number): Offset[] {
  const ahead = minutesAhead(timeZone)
  const offsets = [{ from: new Date(first).toISOString(), minutes: ahead(first) }]
  for (let day = first; day < last; day += DAY) {
    const minutes = ahead(day + DAY)
    if (minutes === offsets.at(-1)?.minutes) continue
    let [before, after] = [day, day + DAY]
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE
      if (ahead(middle) === minutes) after = middle
      else before = middle
    }
    offsets.push({ from: new Date(after).toISOString(), minutes })
  }
  return offsets
}

const clocks = new Map<string, EventClock>()

/** The clock of an edition, from the year before its first day to the year after its last; UTC where nothing is known of it yet. */
export function clockOfEdition(site: Zoned | undefined): EventClock {
  if (!site) return [{ from: '1970-01-01T00:00:00.000Z', minutes: 0 }]
  const { timeZone } = site
  const [first, last] = [Number(site.starts.slice(0, 4)) - 1, Number(site.ends.slice(0, 4)) + 2]
  const key = `${timeZone} ${first} ${last}`
  const clock = clocks.get(key) ?? offsetsBetween(timeZone, Date.UTC(first), Date.UTC(last))
  clocks.set(key, clock)
  return clock
}

/** An offset for readers: UTC, UTC+3, UTC−3:30. */
function offsetName(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const time = rest > 0 ? `${hours}:${String(rest).padStart(2, '0')}` : String(hours)
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${time}`
}

/** The offsets that hold during an edition, for readers: “UTC+3”, or “UTC+1, UTC” where clocks are changed in between. */
export function offsetsDuring(site: Zoned): string {
  const [first, last] = [Date.parse(site.starts), Date.parse(site.ends) + DAY]
  const clock = clockOfEdition(site)
  const atStart = clock.findLast(({ from }) => Date.parse(from) <= first) ?? clock[0]
  const later = clock.filter(({ from }) => first < Date.parse(from) && Date.parse(from) < last)
  return [...(atStart ? [atStart] : []), ...later].map(({ minutes }) => offsetName(minutes)).join(', ')
}
