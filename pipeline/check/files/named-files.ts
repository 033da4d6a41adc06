// Pictures and documents that the data names, the venue's gallery, and pictures uploaded beside the ones that are shown.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { ignoringCase } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { collectionNames, type CollectionName } from '../../schemas'
import { problemIn, valuesIn, warningIn, type Finding } from '../findings'
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
    message: both(
      `The picture ${file} is only ${width} pixels wide and will be blurred.`,
      `${file} görselinin genişliği yalnızca ${width} piksel; bulanık görünecek.`,
    ),
    advice: both(
      `Replace it with a file of at least ${needed} pixels. Enlarging this one does not help.`,
      `Yerine en az ${needed} piksel genişliğinde bir dosya koyun. Bunu büyütmek işe yaramaz.`,
    ),
    severity: 'warning',
  }
}

const PDF_FIELDS = ['bio', 'abstract', 'lectureNotes']

const mustBePdf: Finding = {
  message: both(
    'This must be a PDF, which every device can open.',
    'Burada her aygıtta açılabilen bir PDF gerekir.',
  ),
  advice: both(
    'Save the document as PDF and name that file.',
    'Belgeyi PDF olarak kaydedip o dosyanın adını yazın.',
  ),
  severity: 'warning',
}

const namedIn = (read: ReadEdition, name: CollectionName) =>
  valuesIn(read.files[name], ['picture', 'file']).map(({ kind, value, path }) => ({
    path,
    file: `${kind === 'picture' ? 'content/' : 'static'}${String(value)}`,
  }))

const namedFiles = (read: ReadEdition): Problem[] =>
  collectionNames.flatMap((name) =>
    namedIn(read, name).flatMap(({ file, path }): Found => {
      if (madeByBuild(read, file.replace(/^static/, ''))) return []
      const field = String(path.at(-1))
      const isOtherDocument = PDF_FIELDS.includes(field) && extensionOf(file) !== 'pdf'
      const finding =
        fileFault(read.edition, file) ??
        tooSmall(read.edition, file, WIDTHS[`${name}.${field}`]) ??
        (isOtherDocument ? mustBePdf : undefined)
      return finding ? problemIn(read, name, path, finding) : []
    }),
  )

/** `22` of 22.jpg, 22.JPG, 22.png, 22 (1).jpg and 22 - Kopya.jpg. */
export const stemOf = (file: string) =>
  ignoringCase(basename(file)).replace(/(\s*\(\d+\)|[ _-]+(kopya|copy)\b.*)?(\.\w+)+$/, '')

/** Pictures of the same folder whose names are meant for the same place. */
const similarTo = (edition: Edition, file: string) =>
  edition
    .list(dirname(file))
    .filter((other) => dirname(other) === dirname(file) && /\.(jpe?g|png|webp|avif|svg|heic)$/i.test(other))
    .filter((other) => other !== file && stemOf(other) === stemOf(file))

/** The venue's gallery: static/1.jpg, 2.jpg and so on, as many as venue.yaml says. */
const galleryOf = ({ data }: ReadEdition): string[] =>
  Array.from({ length: data.venue?.galleryImages ?? 0 }, (_, index) => `static/${index + 1}.jpg`)

function gallery(read: ReadEdition, inTexts: Set<string>): Problem[] {
  const files = galleryOf(read)
  const shown = files.flatMap((file): Found => {
    const [other] = read.edition.exists(file) ? [] : similarTo(read.edition, file)
    const fault = fileFault(read.edition, file)
    const rename =
      other === undefined
        ? undefined
        : both(
            `Save ${other} as JPEG under the name ${file}.`,
            `${other} dosyasını ${file} adıyla JPEG olarak kaydedin.`,
          )
    if (fault)
      return problemIn(read, 'venue', ['galleryImages'], { ...fault, advice: rename ?? fault.advice })
    const small = tooSmall(read.edition, file, GALLERY_WIDTH)
    return small ? fileProblem(file, small) : []
  })
  const beyond = read.edition
    .list('static')
    .filter((file) => /^static\/[1-9]\d?\.jpg$/.test(file) && !files.includes(file) && !inTexts.has(file))
  if (files.length === 0 || beyond.length === 0) return shown
  return [
    ...shown,
    warningIn(read, 'venue', ['galleryImages'], {
      message: both(
        `The gallery ends with ${files.length}.jpg, but there are also ${beyond.join(', ')}.`,
        `Galeri ${files.length}.jpg ile bitiyor, ama şunlar da var: ${beyond.join(', ')}.`,
      ),
      advice: both(
        `Write galleryImages: ${files.length + beyond.length}, or delete what is not shown.`,
        `galleryImages: ${files.length + beyond.length} yazın ya da gösterilmeyenleri silin.`,
      ),
    }),
  ]
}

/** New pictures that nobody sees, because the old ones are still there. */
function unseenPictures(read: ReadEdition, inTexts: Set<string>): Problem[] {
  const { edition } = read
  const named = collectionNames.flatMap((name) => namedIn(read, name).map(({ file }) => file))
  const shown = new Set([...named, ...logosOf(read).map(({ file }) => file), ...galleryOf(read)])
  return [...shown]
    .filter((file) => edition.exists(file))
    .flatMap((file) =>
      similarTo(edition, file)
        .filter((other) => !shown.has(other) && !inTexts.has(other))
        .map((other) =>
          fileProblem(other, {
            message: both(
              `The site uses ${file} instead of this picture.`,
              `Sitede bu görsel değil, ${file} görünür.`,
            ),
            advice: both(
              `To show this one, delete ${file} and save this as ${basename(file)}; otherwise delete it.`,
              `Bunu göstermek için ${file} dosyasını silip bunu ${basename(file)} adıyla kaydedin; gerekmiyorsa bunu silin.`,
            ),
            severity: 'warning',
          }),
        ),
    )
}

const logos = (read: ReadEdition): Problem[] =>
  logosOf(read).flatMap(({ file, fault }): Found => {
    if (fault) return fault
    const small = tooSmall(read.edition, file, LOGO_WIDTH)
    return small ? fileProblem(file, small) : []
  })

/** Files that are missing, damaged, too large or too small, and pictures that are there but not shown. */
export function checkFiles(read: ReadEdition): Problem[] {
  const inTexts = new Set(read.texts.flatMap(({ links }) => links.map(({ value }) => `static${value}`)))
  return [...namedFiles(read), ...logos(read), ...gallery(read, inTexts), ...unseenPictures(read, inTexts)]
}
