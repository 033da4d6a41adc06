// The reader’s own programme as a calendar file to download.
import { byAffiliation, type Entry } from './entries'
import { calendarFile } from './calendar-file'

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
