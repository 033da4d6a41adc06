// The logos of firms, which are found by their names (specification, section 3: Sponsor or partner).
import { basename } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { suggestion } from '../../read/suggestion'
import { firmKey, logoPath } from '../../records/logo-file'
import { problemIn, soundFields, type Finding } from '../findings'
import { fileFault } from './file-fault'
import { firmsNamed } from './firms-named'

const FOLDER = 'content/images/logos'

function missingLogo({ edition }: ReadEdition, firm: string, file: string): Finding {
  const near = suggestion(
    basename(file),
    edition.list(FOLDER).map((other) => basename(other)),
  )
  return {
    message: both(`The logo of “${firm}” is missing: ${file}.`, `“${firm}” firmasının logosu yok: ${file}.`),
    advice: near
      ? both(
          `If it is ${near}, rename it to ${basename(file)}, or write “${firm}: ${near}” under “logos” in data/sponsors.yaml.`,
          `${near} ise adını ${basename(file)} yapın ya da data/sponsors.yaml içinde “logos” altına “${firm}: ${near}” yazın.`,
        )
      : both(
          'Put the logo there under exactly this name, or name another file, without a folder, under “logos” in data/sponsors.yaml. A list without firms is written [].',
          'Logoyu tam bu adla oraya koyun ya da data/sponsors.yaml içinde “logos” altında, klasör yazmadan, başka bir dosya adı yazın. Firması olmayan liste [] olarak yazılır.',
        ),
  }
}

/** The logo of each firm once, with what is wrong with it. */
export function logosOf(read: ReadEdition): { file: string; fault: Problem | undefined }[] {
  // Without the list of file names, a missing file cannot be distinguished from one with another name.
  const explicit = soundFields(read, 'sponsors').logos
  if (!explicit) return []
  const logos = new Map(
    firmsNamed(read)
      .toReversed()
      .map((named) => [`content/${logoPath(named.firm, explicit)}`, named] as const),
  )
  return [...logos].map(([file, { name, firm, path }]) => {
    const finding = read.edition.exists(file)
      ? fileFault(read.edition, file)
      : missingLogo(read, firmKey(firm), file)
    return { file, fault: finding && problemIn(read, name, path, finding) }
  })
}
