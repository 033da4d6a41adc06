// Writes the reader’s own programme as a calendar file (RFC 5545) to download. A chunk of its own, loaded when a reader saves it.
import { byAffiliation, type Entry } from './entries'

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

type Context = {
  /** Name of the calendar. */
  name: string
  /** Address of the programme page, without its query. */
  page: string
  /** Host of the symposium’s site, which makes the identifiers of events unique and stable. */
  host: string
  /** Version of the programme, counted from 1. */
  version: number
  /** When the file is written: an instant, in milliseconds. */
  stamp: number
}

/** The text of the calendar file, without entries that have no time. */
export const chosenCalendar = (entries: readonly Entry[], { name, page, host, version, stamp }: Context) =>
  calendarFile(
    name,
    entries.flatMap(({ id, title, place, presenters, time }) =>
      time
        ? {
            uid: `${id}@${host}`,
            startsAt: time.startsAt,
            endsAt: time.endsAt,
            title,
            place,
            description: byAffiliation(presenters)
              .map(({ names, affiliation }) => (affiliation ? `${names} (${affiliation})` : names))
              .join('; '),
            url: `${page}#${id}`,
          }
        : [],
    ),
    { stamp, sequence: version - 1 },
  )

/** Milliseconds for which a file stays available: some browsers read it only after the reader has confirmed the download. */
const READING = 60_000

/** Has the browser save a text as a file. */
export function saveFile(fileName: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READING)
}
