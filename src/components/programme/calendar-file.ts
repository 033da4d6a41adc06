// Writes the reader’s own programme as a calendar file to download. A chunk of its own, loaded when a reader saves it.
import ical, { ICalCalendarMethod } from 'ical-generator'
import { byAffiliation, type Entry } from './entries'

type Context = {
  name: string
  /** Address of the programme page, without its query. */
  page: string
  /** Host of the symposium’s site, which makes the identifiers of events unique and stable. */
  host: string
  /** Version of the programme, counted from 1. As in the built calendars, programs that import both keep the later version. */
  version: number
}

/** The text of the calendar file, without entries that have no time. */
export function chosenCalendar(entries: readonly Entry[], { name, page, host, version }: Context): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH })
  for (const { id, title, place, presenters, time } of entries) {
    if (!time) continue
    const people = byAffiliation(presenters).map(({ names, affiliation }) =>
      affiliation ? `${names} (${affiliation})` : names,
    )
    calendar.createEvent({
      id: `${id}@${host}`,
      sequence: version - 1,
      start: new Date(time.startsAt),
      end: new Date(time.endsAt),
      summary: title,
      location: place,
      description: people.join('; '),
      url: `${page}#${id}`,
    })
  }
  return calendar.toString()
}

export function saveCalendar(entries: readonly Entry[], context: Context) {
  const link = document.createElement('a')
  const file = new Blob([chosenCalendar(entries, context)], { type: 'text/calendar;charset=utf-8' })
  // Never revoked: some browsers read it only after the reader has confirmed the download.
  link.href = URL.createObjectURL(file)
  link.download = 'programme.ics'
  link.click()
}
