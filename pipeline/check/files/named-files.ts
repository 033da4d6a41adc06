// Pictures and documents that the data names, logos of firms, and the venue's gallery.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { firmKey, logoPath } from '../../records/firms'
import { collectionNames } from '../../schemas'
import type { Text } from '../../schemas/kinds'
import {
  namesOf,
  problemIn,
  problemInText,
  soundFields,
  valuesAt,
  valuesIn,
  warning,
  type Finding,
  type Located,
} from '../findings'
import { fileFault, madeByBuild } from './file-fault'
import { extensionOf } from './formats'

/** Width of the sharpest file that the site makes of a picture in each field, px. */
const WIDTHS: Record<string, number> = {
  'speakers.photo': 600,
  'venue.photo': 1200,
  'venue.galleryImages': 1200,
  'site.hero': 1600,
  'site.background': 1600,
  'site.picture': 700,
  'page.image': 700,
  'site.logo': 236,
  'hotels.logo': 236,
  'sponsors.firms': 236,
}

/** A file, and the place of the data that asks for it. */
type Named = Located & { file: string; use: string }

const ofFields = (read: ReadEdition): Named[] =>
  collectionNames.flatMap((name) =>
    valuesIn(read.files[name], ['picture', 'logo', 'file', 'link'])
      .filter(({ kind, value }) => kind !== 'link' || String(value).startsWith('/'))
      .map(({ kind, value, path }) => ({
        ...{ in: name, path, value, use: `${name}.${String(path.at(-1))}` },
        file: `${['file', 'link'].includes(kind) ? 'static' : 'content/'}${String(value)}`,
      })),
  )

const firmPlaces = [
  'sponsors.partners.*',
  'sponsors.tiers.*.firms.*',
  'exhibition.tiers.*.firms.*',
  'exhibition.exhibitors.*',
]

/** The firms of all lists that could be read; one that is in several comes with each. */
export const firmsIn = (read: ReadEdition): Located[] => firmPlaces.flatMap((place) => valuesAt(read, place))

/** The logo of each firm, once (specification, section 3: Sponsor or partner). */
function ofFirms(read: ReadEdition): Named[] {
  // Without the list of file names, a missing file cannot be distinguished from one with another name.
  const explicit = soundFields(read, 'sponsors').logos
  if (!explicit) return []
  const logos = firmsIn(read).map((firm): Named => {
    const name = firmKey(firm.value as Text)
    const at = Object.hasOwn(explicit, name) ? { in: 'sponsors' as const, path: ['logos', name] } : firm
    return { ...firm, ...at, file: `content/${logoPath(name, explicit)}`, use: 'sponsors.firms' }
  })
  return [...new Map(logos.toReversed().map((logo) => [logo.file, logo])).values()]
}

/** The venue's gallery: static/1.jpg, 2.jpg and so on, as many as venue.yaml says. */
const ofGallery = ({ data }: ReadEdition): Named[] =>
  Array.from({ length: data.venue?.galleryImages ?? 0 }, (_, index) => ({
    ...{ in: 'venue', path: ['galleryImages'], value: index, use: 'venue.galleryImages' },
    file: `static/${index + 1}.jpg`,
  }))

/** A firm without a logo: its name, or that of the file, may be mistyped. */
function missingLogo(read: ReadEdition, firm: string, file: string): Finding {
  const { logos = {}, websites = {} } = soundFields(read, 'sponsors')
  const firms = firmsIn(read).map(({ value }) => firmKey(value as Text))
  const known = [...Object.keys({ ...logos, ...websites }), ...firms].filter((name) => name !== firm)
  const files = read.edition.list(dirname(file)).map((other) => basename(other))
  const near = suggestion(firm, known)
  const advice = both(
    'Put the logo there under exactly this name, or name another file, without a folder, under “logos” in data/sponsors.yaml. A list without firms is written [].',
    'Logoyu tam bu adla oraya koyun ya da data/sponsors.yaml içinde “logos” altında, klasör yazmadan, başka bir dosya adı yazın. Firması olmayan liste [] olarak yazılır.',
  )
  return {
    message: both(`The logo of “${firm}” is missing: ${file}.`, `“${firm}” firmasının logosu yok: ${file}.`),
    advice: didYouMean(near ?? suggestion(basename(file), files), advice, advice),
    replace: near ? { from: firm, to: near } : undefined,
  }
}

/** Below half of the needed width, every screen shows a picture blurred. */
function tooSmall({ drawn }: Edition, { file, use }: Pick<Named, 'file' | 'use'>): Finding | undefined {
  const [{ width = Infinity } = {}, needed = 0] = [drawn?.get(file), WIDTHS[use]]
  if (width * 2 >= needed) return undefined
  return warning(
    `The picture ${file} is only ${width} pixels wide and will be blurred.`,
    `${file} görselinin genişliği yalnızca ${width} piksel; bulanık görünecek.`,
    `Replace it with a file of at least ${needed} pixels. Enlarging this one does not help.`,
    `Yerine en az ${needed} piksel genişliğinde bir dosya koyun. Bunu büyütmek işe yaramaz.`,
  )
}

const mustBePdf = warning(
  'This must be a PDF, which every device can open.',
  'Burada her aygıtta açılabilen bir PDF gerekir.',
  'Save the document as PDF and name that file.',
  'Belgeyi PDF olarak kaydedip o dosyanın adını yazın.',
)

/** Pictures of the gallery beyond the number in venue.yaml. */
function beyondGallery({ edition, texts }: ReadEdition, shown: string[]): Finding | undefined {
  const inTexts = texts.flatMap(({ links }) => links.map(({ value }) => `static${value}`))
  const beyond = edition
    .list('static')
    .filter((file) => /^static\/[1-9]\d?\.jpg$/.test(file) && ![...shown, ...inTexts].includes(file))
  if (shown.length === 0 || beyond.length === 0) return undefined
  return warning(
    `The gallery ends with ${shown.length}.jpg, but there are also ${beyond.join(', ')}.`,
    `Galeri ${shown.length}.jpg ile bitiyor, ama şunlar da var: ${beyond.join(', ')}.`,
    `Write galleryImages: ${shown.length + beyond.length}, or delete what is not shown.`,
    `galleryImages: ${shown.length + beyond.length} yazın ya da gösterilmeyenleri silin.`,
  )
}

/** The images beside the headings of pages. */
const ofPages = ({ pages }: ReadEdition) =>
  pages.flatMap((page) => {
    const { image } = page.frontmatter ?? {}
    return image ? [{ page, file: `content/${image.file}`, use: 'page.image' }] : []
  })

/** Files that are missing, damaged, too large or too small. */
export function checkFiles(read: ReadEdition): Problem[] {
  const { edition } = read
  const gallery = ofGallery(read)
  const named = [...ofFields(read), ...ofFirms(read), ...gallery]
  const images = ofPages(read)
  const used = new Set([...named, ...images].map(({ file }) => file))
  const beyond = beyondGallery(
    read,
    gallery.map(({ file }) => file),
  )
  const ofFiles = named.flatMap((one): Found => {
    const { file, use, value } = one
    if (madeByBuild(read, file.replace(/^static/, ''))) return []
    const isLogoMissing = use === 'sponsors.firms' && one.path[0] !== 'logos' && !edition.exists(file)
    const finding = isLogoMissing
      ? missingLogo(read, firmKey(value as Text), file)
      : fileFault(edition, file, used)
    if (finding) return problemIn(read, one.in, one.path, finding)
    const isOther = /\.(bio|abstract|lectureNotes)$/.test(use) && extensionOf(file) !== 'pdf'
    const small = tooSmall(edition, one)
    if (small) return fileProblem(file, { ...small, ...namesOf(read.files[one.in], one.path) })
    return isOther ? problemIn(read, one.in, one.path, mustBePdf) : []
  })
  const ofImages = images.flatMap(({ page, ...image }): Found => {
    const finding = fileFault(edition, image.file, used) ?? tooSmall(edition, image)
    return finding ? problemInText(page, page.locate('image'), finding, { field: 'image' }) : []
  })
  return [...ofFiles, ...ofImages, ...(beyond ? [problemIn(read, 'venue', ['galleryImages'], beyond)] : [])]
}
