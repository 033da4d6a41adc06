// Writes calendar files (RFC 5545) of the entries that a reader has chosen.

export type CalendarEvent = {
  uid: string
  /** Instants, in milliseconds. */
  startsAt: number
  endsAt: number
  title: string
  place: string
  description: string
  url: string
}

const MAX_OCTETS = 75

/** An instant in UTC, in the form 20251003T080500Z. */
const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const encoder = new TextEncoder()

/** Length of a character in UTF-8, in octets. */
const octets = (character: string) => encoder.encode(character).length

/** Folds a line after at most 75 octets, never within a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  let written = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > MAX_OCTETS) {
      written += '\r\n '
      length = 1
    }
    written += character
    length += size
  }
  return written
}

type Writing = {
  /** When the file is written: an instant, in milliseconds. */
  stamp: number
  /** Rises with each version of the programme, as in the built files: calendar programs keep the highest. */
  sequence: number
}

/** The text of a calendar file. */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  { stamp, sequence }: Writing,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Symposium//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART:${utc(event.startsAt)}`,
      `DTEND:${utc(event.endsAt)}`,
      `SUMMARY:${escaped(event.title)}`,
      ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
      ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
      `URL:${event.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
