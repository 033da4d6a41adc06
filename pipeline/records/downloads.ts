// Files for download, and until when readers need them.
import { z } from 'zod'
import type { Language } from '../domain/languages'
import type { EditionData } from '../schemas'
import { download } from '../schemas/sponsors'
import { localise } from './localise'
import { closedAfter, registrationUntil } from './site'

export const downloadRecord = download.extend({
  /** The instant from which the file is not needed any more. */
  closedFrom: z.string().optional(),
})

/** The files of an edition in the order of their list. A registration form, as any other without a day of its own, closes with registration. */
export function downloadsIn(data: EditionData, language: Language): object[] {
  return data.downloads.map((file) => {
    const date = data.keyDates.find(({ key }) => key === file.until)
    const lastDay = date ? (date.ends ?? date.date) : registrationUntil(data)
    return { ...(localise(download, file, language) as object), closedFrom: closedAfter(lastDay, data) }
  })
}
