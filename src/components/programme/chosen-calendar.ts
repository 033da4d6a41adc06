// The reader’s own programme as a calendar file to take away.
import { byAffiliation, type Entry } from './entries'
import { calendarFile } from './calendar-file'

type Context = {
  /** Name of the calendar. */
  name: string
  /** Address of the programme page, without query. */
  page: string
  /** Host of the symposium’s site, for identifiers that stay the same. */
  host: string
  /** Version of the programme, counted from 1. */
  version: number
  /** Instant of writing, in milliseconds. */
  stamp: number
}

/** The text of the calendar; what has no time is left out. */
export const chosenCalendar = (entries: readonly Entry[], { name, page, host, version, stamp }: Context) =>
  calendarFile(
    name,
    entries.flatMap(({ code, title, place, presenters, time }) =>
      time
        ? {
            uid: `${code}@${host}`,
            startsAt: time.startsAt,
            endsAt: time.endsAt,
            title,
            place,
            description: byAffiliation(presenters)
              .map(({ names, affiliation }) => (affiliation ? `${names} (${affiliation})` : names))
              .join('; '),
            url: `${page}#${code}`,
          }
        : [],
    ),
    { stamp, sequence: version - 1 },
  )

/** Milliseconds that a browser may take to read a file: some ask for it long after the press, when the reader has agreed. */
const READING = 60_000

/** Hands a text to the browser as a file. */
export function saveFile(fileName: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READING)
}
