// The logos of firms, which are found by their names (specification, section 3: Sponsor or partner).
import { basename } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import { fold } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import { firmKey, logoPath } from '../../records/logo-file'
import type { Bilingual } from '../../schemas/kinds'
import { problemIn, soundFields, type Finding } from '../findings'
import { fileFault, inOtherFolder, moveFile } from './file-fault'
import { firmsNamed } from './firms-named'
import { extensionOf } from './signatures'

const FOLDER = 'content/images/logos'

/** A file's name without ending, capitals, accents and the mark of a second copy: `Karbon-Ay (1).jpg` is karbonay. */
const plain = (file: string) =>
  fold(basename(file))
    .replace(/(?:\s*\(\d+\))?(?:\.\w+)+$/, '')
    .replace(/(?<=.)[ _-]logo(?:su)?(?!\p{L})/u, '')
    .replace(/[^\p{L}\d]/gu, '')

function adviceOn(
  { edition }: ReadEdition,
  firm: string,
  path: string,
  mapped: string | undefined,
): Bilingual {
  const similar = edition.list(FOLDER).filter((file) => plain(file) === plain(path))
  const [near] = similar.length === 1 ? similar.map((file) => basename(file)) : []
  if (near && extensionOf(near) === extensionOf(path))
    return both(`Rename ${near} to ${basename(path)}.`, `${near} dosyasının adını ${basename(path)} yapın.`)
  if (near)
    return both(
      `Save ${near} as a PNG called ${basename(path)}, or, if it is a JPEG, PNG, WebP, AVIF or SVG, write “${firm}: ${near}” under “logos” in data/sponsors.yaml.`,
      `${near} dosyasını ${basename(path)} adıyla PNG olarak kaydedin; JPEG, PNG, WebP, AVIF ya da SVG ise data/sponsors.yaml içinde “logos” altına “${firm}: ${near}” yazın.`,
    )
  const elsewhere = inOtherFolder(edition, path)
  if (elsewhere) return moveFile(elsewhere, path)
  return mapped
    ? both(
        'Put the file there, or correct its name under “logos”, without a folder.',
        'Dosyayı oraya koyun ya da “logos” altındaki adını, klasör yazmadan, düzeltin.',
      )
    : both(
        'Put the logo there under exactly this name, or name another file under “logos” in data/sponsors.yaml. A list without firms is written [].',
        'Logoyu tam bu adla oraya koyun ya da data/sponsors.yaml içinde “logos” altında başka bir dosya adı yazın. Firması olmayan liste [] olarak yazılır.',
      )
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
  return [...logos].map(([file, { name, firm: written, path }]) => {
    const firm = firmKey(written)
    const mapped = Object.hasOwn(explicit, firm) ? explicit[firm] : undefined
    const missing: Finding = {
      message: both(
        `The logo of “${firm}” is missing: ${file}.`,
        `“${firm}” firmasının logosu yok: ${file}.`,
      ),
      advice: adviceOn(read, firm, file, mapped),
    }
    const finding = read.edition.exists(file) ? fileFault(read.edition, file) : missing
    return { file, fault: finding && problemIn(read, name, path, finding) }
  })
}
