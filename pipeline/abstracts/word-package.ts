// Opens a Word file safely: nothing larger than expected is unpacked, and only text, styles and pictures are kept.
import { unzipSync, zipSync, type Unzipped } from 'fflate'
import { fault, type Fault } from '../read/problem'

/** Bytes of a picture in a Word file: a phone's photograph has a quarter of it. */
const LARGEST_PICTURE = 20e6

/** Bytes of everything that is unpacked. */
const LARGEST_WHOLE = 100e6

/** Without macros, comments, metadata, headers and embedded files. */
const KEPT =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(document\d*|styles\d*|numbering)\.xml|word\/_rels\/document\d*\.xml\.rels|word\/media\/[^/]+)$/

/** How the formats of Word before 2007, and of files with a password, begin. */
const OLD_FORMAT = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const old = fault(
  'This file is named .docx but is in the old Word format (.doc) or has a password.',
  'Bu dosyanın adı .docx, ama içeriği eski Word biçiminde (.doc) ya da parolalı.',
  'Open it in Word, save it as a Word document (.docx) without a password, and put that file here.',
  'Word’de açıp parolasız bir Word belgesi (.docx) olarak kaydedin ve o dosyayı buraya koyun.',
)

const damaged = fault(
  'This file cannot be opened as a Word document.',
  'Bu dosya Word belgesi olarak açılamıyor.',
  'Open it in Word and save it again as .docx, or ask the author to send it again.',
  'Word’de açıp yeniden .docx olarak kaydedin ya da yazardan yeniden isteyin.',
)

const tooLarge = (en: string, tr: string) =>
  fault(
    en,
    tr,
    'In Word choose Picture Format → Compress Pictures, and save the file again.',
    'Word’de Resim Biçimi → Resimleri Sıkıştır’ı seçip dosyayı yeniden kaydedin.',
  )

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

export type WordPackage = {
  /** A new file with nothing but the kept parts. */
  docx: Buffer
  /** The XML of the text and of its styles. */
  document: string
  styles: string
}

/** Opens a file, or says why it cannot be opened. Sizes are read from the zip's table of contents; no part may exceed its own. */
export function openPackage(bytes: Buffer): WordPackage | Fault {
  if (bytes.subarray(0, OLD_FORMAT.length).equals(OLD_FORMAT)) return old
  let whole = 0
  let largest = 0
  const isKept = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!KEPT.test(name)) return false
    whole += originalSize
    if (name.startsWith('word/media/')) largest = Math.max(largest, originalSize)
    return whole <= LARGEST_WHOLE && largest <= LARGEST_PICTURE
  }
  let parts: Unzipped
  try {
    parts = unzipSync(bytes, { filter: isKept })
  } catch {
    return damaged
  }
  if (largest > LARGEST_PICTURE)
    return tooLarge(
      `A picture in this file has ${megabytes(largest)}.`,
      `Bu dosyadaki bir görsel ${megabytes(largest)}.`,
    )
  if (whole > LARGEST_WHOLE)
    return tooLarge(
      `Unpacked, this file would have ${megabytes(whole)}, so it is not opened.`,
      `Bu dosya açıldığında ${megabytes(whole)} tutuyor; bu yüzden açılmıyor.`,
    )
  const textOf = (pattern: RegExp) => {
    const name = Object.keys(parts).find((part) => pattern.test(part))
    return name === undefined ? '' : Buffer.from(parts[name]!).toString('utf8')
  }
  const document = textOf(/^word\/document/)
  if (document === '') return damaged
  return { docx: Buffer.from(zipSync(parts, { level: 0 })), document, styles: textOf(/^word\/styles/) }
}
