// Files made from the programme: PDFs to print, calendars, data for apps and the feed of changes.
import type { ReadEdition } from '../../read'
import { inLanguage } from '../../records/localise'
import type { EditionData } from '../../schemas'
import { calendarFiles } from './calendars/calendar-files'
import { drawnAnew } from '../build/drawn'
import { changesAtom } from './feeds/changes-atom'
import { scheduleXml } from './feeds/schedule-xml'
import { printedEditions } from './pdf/edition'
import { programmePdf } from './pdf/programme-pdf'
import { scheduleOf } from './schedule/schedule'
import { scheduleSchema } from './schedule/shape'
import { languages, type Language } from '../../schemas/kinds'

/** A file below public/, its path without a slash at its beginning. */
export type ProgrammeFile = { path: string; bytes: Buffer | string }

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * All files of the programme of a sound edition, the same bytes for the same content. `prefix` is the folder of its host
 * that the site lives in; `drawn` may know pictures and PDFs of an earlier build.
 */
export async function programmeFiles(
  read: ReadEdition,
  { prefix = '', drawn = drawnAnew } = {},
): Promise<ProgrammeFile[]> {
  const schedule = scheduleOf(read, prefix)
  const interfaceWords = (read.data as EditionData).interface
  const word = (name: string, language: Language) =>
    inLanguage(interfaceWords.programme[name] ?? '', language)
  const pdfs: ProgrammeFile[] = []
  // One after the other: each holds its pages in memory until it is done.
  for (const edition of printedEditions) {
    const bytes = await drawn(['pdf', schedule, interfaceWords, edition], () =>
      programmePdf(schedule, interfaceWords, edition),
    )
    pdfs.push({ path: edition.file, bytes })
  }
  return [
    ...pdfs,
    ...languages.flatMap((language) => [
      ...calendarFiles(schedule, language, {
        chair: word('chair', language),
        chairs: word('chairs', language),
      }),
      {
        path: `changes-${language}.atom`,
        bytes: changesAtom(schedule, language, {
          added: word('added', language),
          moved: word('movedKind', language),
          cancelled: word('cancelled', language),
          changed: word('changed', language),
        }),
      },
    ]),
    { path: 'schedule.json', bytes: json(schedule) },
    { path: 'schemas/schedule.schema.json', bytes: json(scheduleSchema(schedule.symposium.url)) },
    { path: 'schedule.xml', bytes: scheduleXml(schedule) },
  ]
}
