// Files for download, and until when readers need them.
import { z } from 'zod'
import type { Language } from '../domain/languages'
import type { EditionData } from '../schemas'
import { download } from '../schemas/sponsors'
import { localise } from './localise'
import { phaseDays } from './site'

export const downloadRecord = download.extend({
  /** The last day on which the file is needed, year-month-day; without one it is needed until the symposium. */
  closes: z.string().optional(),
})

/** The files of an edition in the order of their list. A registration form, as any other without a day of its own, closes with registration. */
export function downloadsIn(data: EditionData, language: Language): object[] {
  return data.downloads.map((file) => {
    const date = data.keyDates.find(({ key }) => key === file.until)
    const closes = date ? (date.ends ?? date.date) : phaseDays(data).registrationUntil
    return { ...(localise(download, file, language) as object), closes }
  })
}
