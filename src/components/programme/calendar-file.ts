// A small writer of calendar files (RFC 5545) for what somebody chose on the page.

export type CalendarEvent = {
  uid: string
  /** Milliseconds. */
  startsAt: number
  endsAt: number
  title: string
  place: string
  description: string
  url: string
}

const MAX_OCTETS = 75

/** 2025-10-03T08:05:00Z as 20251003T080500Z. */
const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const encoder = new TextEncoder()

/** Octets of a character in UTF-8. */
const octets = (character: string) => encoder.encode(character).length

/** A line of at most 75 octets, continued by a space; a letter is never cut in two. */
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
  /** Instant of writing, in milliseconds. */
  stamp: number
  /** Rises with each version of the events, as in the files of the build: a calendar keeps the later one. */
  sequence: number
}

/** The text of a calendar. */
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
