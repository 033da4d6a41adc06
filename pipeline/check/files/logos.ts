// The logos of firms: each must be there, and the map of names must speak of firms that are there.
import { write } from '../../read/advice'
import { basename } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import { fold } from '../../read/fold'
import { standsForNone } from '../../read/entries/no-value'
import { both, type Fault, type Found, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { firmKey, logoPath } from '../../records/logo-file'
import type { Bilingual } from '../../schemas/kinds'
import { isLogoFile } from '../../schemas/sponsors'
import { problemIn, soundFields, warningIn } from '../problem-in'
import { firmsNamed, type FirmNamed } from './firms-named'
import { lyingElsewhere, movedAdvice } from './elsewhere'
import { fileFault, storedOtherwise } from './files'
import { stemOf } from './moved'
import { damageOf, extensionOf } from './signatures'

export const LOGOS = 'content/images/logos'

/** Entries under `logos` and `websites` that name no firm. */
export function unusedLogoEntries(read: ReadEdition): Problem[] {
  const { sponsors, exhibition } = read.data
  if (!sponsors || !exhibition) return []
  const firms = firmsNamed(read).map(({ firm }) => firmKey(firm))
  return (['logos', 'websites'] as const).flatMap((field) =>
    Object.keys(sponsors[field])
      .filter((name) => !firms.includes(name))
      .map((name) => {
        const near = suggestion(name, firms)
        return warningIn(read, 'sponsors', [field, name], {
          message: both(`No firm is called “${name}”.`, `“${name}” adlı bir firma yok.`),
          advice: didYouMean(
            near,
            both(
              'Add the firm to a category, or delete this line.',
              'Firmayı bir kategoriye ekleyin ya da bu satırı silin.',
            ),
            both('The name must be the same in both places.', 'Ad iki yerde de aynı olmalı.'),
          ),
          meant: near ? { from: name, to: near } : undefined,
        })
      }),
  )
}

/** A file's name without ending, capitals, accents, signs and the mark of a second copy: `Karbon-Ay (1).jpg` is karbonay. */
const plain = (file: string) =>
  fold(stemOf(file))
    .replace(/(?<=.)[ _-]logo(?:su)?(?!\p{L})/u, '')
    .replace(/[^\p{L}\d]/gu, '')

/** The one file in the folder of logos whose name differs from that of a logo in nothing else. */
function nearLogo({ edition }: ReadEdition, logo: string): string | undefined {
  const near = edition.list(LOGOS).filter((file) => plain(file) === plain(logo))
  return near.length === 1 ? basename(near[0]!) : undefined
}

/** What to do about a logo that is not there, by what is. */
function adviceOn(read: ReadEdition, firm: string, path: string, mapped: boolean): Bilingual {
  const { edition } = read
  const [name, alike] = [basename(path), nearLogo(read, path)]
  const entry = (file: string) =>
    both(
      `“${firm}: ${file}” under “logos” in data/sponsors.yaml`,
      `data/sponsors.yaml içinde “logos” altına “${firm}: ${file}”`,
    )
  // What is listed under this very name, and yet not there, has its letters stored in another form.
  if (alike?.normalize('NFC') === name) return storedOtherwise(alike, entry)
  if (alike) {
    const { en, tr } = entry(alike)
    if (!isLogoFile(alike))
      return both(
        `Save ${alike} as a PNG called ${name}; logos are PNG, JPEG, WebP, AVIF or SVG.`,
        `${alike} dosyasını ${name} adıyla PNG olarak kaydedin; logolar PNG, JPEG, WebP, AVIF ya da SVG olur.`,
      )
    // Another name does not make a PNG of a JPEG.
    return damageOf(edition.bytes(`${LOGOS}/${alike}`) ?? Buffer.alloc(0), extensionOf(name))
      ? both(`Write ${en}.`, `${tr} yazın.`)
      : both(
          `Rename ${alike} to ${name}, or write ${en}.`,
          `${alike} dosyasının adını ${name} yapın ya da ${tr} yazın.`,
        )
  }
  const elsewhere = lyingElsewhere(edition, path)
  if (elsewhere) return movedAdvice(elsewhere, path)
  return mapped
    ? both(
        'Put the file there, or correct its name under “logos”.',
        'Dosyayı oraya koyun ya da “logos” altındaki adını düzeltin.',
      )
    : both(
        'Put the logo there under exactly this name, or name another file under “logos” in data/sponsors.yaml.',
        'Logoyu tam bu adla oraya koyun ya da data/sponsors.yaml içinde “logos” altında başka bir dosya adı yazın.',
      )
}

/** The name of a mapped logo without its folder, where the file lies in the folder of logos; undefined for bare names. */
function withoutFolder({ edition }: ReadEdition, written = ''): string | undefined {
  const name = basename(written)
  return name !== written && edition.exists(`${LOGOS}/${name}`) ? name : undefined
}

const logoFolders = (read: ReadEdition, explicit: Record<string, string>): Problem[] =>
  Object.entries(explicit).flatMap(([firm, written]) => {
    const name = withoutFolder(read, written)
    if (!name) return []
    return problemIn(read, 'sponsors', ['logos', firm], {
      message: both('The folder does not belong to the name of a logo.', 'Logo adına klasör yazılmaz.'),
      advice: write(name),
      meant: { from: written, to: name },
    })
  })

const noFirm = (word: string): Fault => ({
  message: both(`“${word}” is no firm.`, `“${word}” bir firma değil.`),
  advice: both(
    'A list without firms is written []; the page says by itself that none is there yet.',
    'Firması olmayan liste [] olarak yazılır; henüz firma olmadığını sayfa kendisi söyler.',
  ),
})

/** Firms whose logo is missing or cannot be read. */
export function missingLogos(read: ReadEdition): Problem[] {
  // Without the list of file names, what is missing cannot be told from what has another name.
  const explicit = soundFields(read, 'sponsors').logos
  if (!explicit) return []
  const looked = new Set<string>()
  const look = ({ name, firm: written, path }: FirmNamed): Found => {
    const firm = firmKey(written)
    const logo = logoPath(written, explicit)
    // A firm that stands in several lists is told once.
    if (looked.has(logo)) return []
    looked.add(logo)
    if (read.edition.exists(`content/${logo}`)) {
      const fault = fileFault(read, `content/${logo}`)
      return fault ? problemIn(read, name, path, fault) : []
    }
    if (standsForNone(firm)) return problemIn(read, name, path, noFirm(firm))
    const mapped = explicit[firm] !== undefined
    if (withoutFolder(read, explicit[firm])) return []
    return problemIn(read, name, path, {
      message: both(
        `The logo of “${firm}” is missing: content/${logo}.`,
        `“${firm}” firmasının logosu yok: content/${logo}.`,
      ),
      advice: adviceOn(read, firm, `content/${logo}`, mapped),
    })
  }
  return [...logoFolders(read, explicit), ...firmsNamed(read).flatMap(look)]
}
