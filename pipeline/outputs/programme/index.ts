// Files made from the programme: PDFs to print, calendars, data for apps and the feed of changes.
import type { ReadEdition } from '../../read'
import { changesFeed, SCHEDULE_JSON, SCHEDULE_SCHEMA, SCHEDULE_XML } from '../../records/built-files'
import { inLanguage } from '../../records/localise'
import type { EditionData } from '../../schemas'
import { uncached } from '../render-cache'
import type { OutputFiles } from '../output-files'
import { calendarFiles } from './feeds/calendars'
import { changesAtom } from './feeds/changes-atom'
import { scheduleXml } from './feeds/schedule-xml'
import { printedData } from '../pdf/texts'
import { printedEditions, programmePdf } from './pdf/programme-pdf'
import { scheduleOf } from './schedule/schedule'
import { scheduleSchema, type Schedule } from './schedule/shape'
import { languages } from '../../schemas/kinds'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** What other programs read of a sound edition: calendars, feeds, schedule.json and schedule.xml. */
export function feedFiles(schedule: Schedule, { interface: labels }: EditionData): OutputFiles {
  const files: OutputFiles = {}
  for (const language of languages) {
    const word = (name: string) => inLanguage(labels.programme[name] ?? '', language)
    Object.assign(files, calendarFiles(schedule, language, word))
    files[changesFeed(language)] = changesAtom(schedule, language, word)
  }
  files[SCHEDULE_JSON] = json(schedule)
  files[SCHEDULE_SCHEMA] = json(scheduleSchema(schedule.symposium.url))
  files[SCHEDULE_XML] = scheduleXml(schedule)
  return files
}

/** All files of the programme of a sound edition. `drawn` may reuse PDFs of an earlier build. */
export async function programmeFiles(read: ReadEdition, { prefix = '', drawn = uncached } = {}) {
  const schedule = scheduleOf(read, prefix)
  const data = read.data as EditionData
  const printed = printedData(data)
  const files = feedFiles(schedule, data)
  // One after the other, because each keeps all its pages in memory until it is done.
  for (const edition of printedEditions) {
    const draw = () => programmePdf(schedule, printed, edition)
    files[edition.file] = await drawn(['pdf', schedule, printed, edition], draw)
  }
  return files
}
