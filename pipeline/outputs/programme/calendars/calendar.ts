// Writes entries as a calendar file (RFC 5545).
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { Schedule } from '../schedule/shape'
import type { CalendarEntry } from './entries'
import type { Language } from '../../../schemas/kinds'

/** Control characters other than tabs and line ends are not allowed in a calendar, but come along when text is pasted. */
// eslint-disable-next-line no-control-regex
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/**
 * A named calendar. Times are written in UTC, so that no machine's zone shifts them. DTSTAMP is the day of the release, so that
 * the same edition gives the same bytes. SEQUENCE rises with the programme's version.
 */
export function writeCalendar(
  name: string,
  entries: CalendarEntry[],
  { symposium, version, released, timeZone }: Schedule,
  language: Language,
): string {
  const stamp = `${released}T00:00:00Z`
  const calendar = ical({
    // ical-generator escapes every text but this one.
    name: clean(name).replace(/[\\;,]/g, '\\$&'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: new URL(symposium.url).host, product: 'programme', language: language.toUpperCase() },
    url: symposium.url,
    ttl: 60 * 60 * 12,
  })
  for (const { uid, summary, start, end, allDay, description, location, categories, url } of entries) {
    calendar.createEvent({
      id: uid,
      sequence: version - 1,
      stamp,
      lastModified: stamp,
      start,
      end,
      allDay,
      summary: clean(summary),
      description: clean(description) || null,
      location: location && clean(location),
      categories: categories.map((category) => ({ name: category })),
      url,
      // A whole-day deadline must not mark its author as busy.
      transparency: allDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
  }
  // Properties of a calendar belong before its entries, but ical-generator would put this one after them.
  return `${calendar.toString().replace(/\r\nMETHOD:/, `\r\nX-WR-TIMEZONE:${timeZone}\r\nMETHOD:`)}\r\n`
}
