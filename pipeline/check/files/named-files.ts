// Pictures and documents that the data names, logos, and the venue's gallery.
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { fileProblem, type Found, type Problem } from '../../read/problem'
import { collectionNames, type CollectionName } from '../../schemas'
import { fault, problemIn, valuesIn, warningIn, type Finding } from '../findings'
import { fileFault, madeByBuild } from './file-fault'
import { logosOf } from './logos'
import { extensionOf } from './signatures'

/** Width of the sharpest file that the site makes of the picture in each field, px. */
const WIDTHS: Record<string, number> = {
  'speakers.photo': 600,
  'venue.photo': 1200,
  'site.hero': 1600,
  'site.background': 1600,
  'site.logo': 236,
  'hotels.logo': 236,
}

const LOGO_WIDTH = 236
const GALLERY_WIDTH = 1200

/** Below half of the needed width, every screen shows a picture blurred. */
function tooSmall({ drawn }: Edition, file: string, needed: number | undefined): Finding | undefined {
  const { width } = drawn?.get(file) ?? {}
  if (width === undefined || needed === undefined || width * 2 >= needed) return undefined
  return {
    ...fault(
      `The picture ${file} is only ${width} pixels wide and will be blurred.`,
      `${file} görselinin genişliği yalnızca ${width} piksel; bulanık görünecek.`,
      `Replace it with a file of at least ${needed} pixels. Enlarging this one does not help.`,
      `Yerine en az ${needed} piksel genişliğinde bir dosya koyun. Bunu büyütmek işe yaramaz.`,
    ),
    severity: 'warning',
  }
}

const PDF_FIELDS = ['bio', 'abstract', 'lectureNotes']

const mustBePdf: Finding = {
  ...fault(
    'This must be a PDF, which every device can open.',
    'Burada her aygıtta açılabilen bir PDF gerekir.',
    'Save the document as PDF and name that file.',
    'Belgeyi PDF olarak kaydedip o dosyanın adını yazın.',
  ),
  severity: 'warning',
}

const namedIn = (read: ReadEdition, name: CollectionName) =>
  valuesIn(read.files[name], ['picture', 'logo', 'file', 'link'])
    .filter(({ kind, value }) => kind !== 'link' || String(value).startsWith('/'))
    .map(({ kind, value, path }) => ({
      path,
      file: `${['file', 'link'].includes(kind) ? 'static' : 'content/'}${String(value)}`,
    }))

const namedFiles = (read: ReadEdition, used: Set<string>): Problem[] =>
  collectionNames.flatMap((name) =>
    namedIn(read, name).flatMap(({ file, path }): Found => {
      if (madeByBuild(read, file.replace(/^static/, ''))) return []
      const field = String(path.at(-1))
      const isOtherDocument = PDF_FIELDS.includes(field) && extensionOf(file) !== 'pdf'
      const finding =
        fileFault(read.edition, file, used) ??
        tooSmall(read.edition, file, WIDTHS[`${name}.${field}`]) ??
        (isOtherDocument ? mustBePdf : undefined)
      return finding ? problemIn(read, name, path, finding) : []
    }),
  )

const logos = (read: ReadEdition): Problem[] =>
  logosOf(read).flatMap(({ file, fault: found }): Found => {
    const small = tooSmall(read.edition, file, LOGO_WIDTH)
    return found ?? (small ? fileProblem(file, small) : [])
  })

/** The venue's gallery: static/1.jpg, 2.jpg and so on, as many as venue.yaml says. */
const galleryOf = ({ data }: ReadEdition): string[] =>
  Array.from({ length: data.venue?.galleryImages ?? 0 }, (_, index) => `static/${index + 1}.jpg`)

const gallery = (read: ReadEdition): Problem[] =>
  galleryOf(read).flatMap((file): Found => {
    const found = fileFault(read.edition, file)
    if (found) return problemIn(read, 'venue', ['galleryImages'], found)
    const small = tooSmall(read.edition, file, GALLERY_WIDTH)
    return small ? fileProblem(file, small) : []
  })

/** Pictures of the gallery beyond the number in venue.yaml. */
function beyondGallery(read: ReadEdition): Found {
  const files = galleryOf(read)
  const inTexts = new Set(read.texts.flatMap(({ links }) => links.map(({ value }) => `static${value}`)))
  const beyond = read.edition
    .list('static')
    .filter((file) => /^static\/[1-9]\d?\.jpg$/.test(file) && !files.includes(file) && !inTexts.has(file))
  if (files.length === 0 || beyond.length === 0) return []
  return warningIn(
    read,
    'venue',
    ['galleryImages'],
    fault(
      `The gallery ends with ${files.length}.jpg, but there are also ${beyond.join(', ')}.`,
      `Galeri ${files.length}.jpg ile bitiyor, ama şunlar da var: ${beyond.join(', ')}.`,
      `Write galleryImages: ${files.length + beyond.length}, or delete what is not shown.`,
      `galleryImages: ${files.length + beyond.length} yazın ya da gösterilmeyenleri silin.`,
    ),
  )
}

/** Files that are missing, damaged, too large or too small. */
export function checkFiles(read: ReadEdition): Problem[] {
  const named = collectionNames.flatMap((name) => namedIn(read, name).map(({ file }) => file))
  const used = new Set([...named, ...logosOf(read).map(({ file }) => file)])
  return [...namedFiles(read, used), ...logos(read), ...gallery(read), beyondGallery(read)].flat()
}
