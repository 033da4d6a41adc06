// Opens a Word file safely, keeping only its text, styles and pictures, and reads how its pages are set.
import { unzipSync, zipSync, type Unzipped } from 'fflate'
import { fault, type Fault } from '../read/problem'
import { withoutInvisible } from '../domain/formats'
import type { Layout } from './abstract'
import type { Paragraph } from './word-document'

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

/** Word counts in twentieths of a point. */
const millimetres = (twips: string | undefined) => Math.round((Number(twips) / 1440) * 25.4)

const attribute = (xml: string, element: string, name: string) =>
  new RegExp(`<w:${element}\\b[^>]*\\bw:${name}="([^"]*)"`).exec(xml)?.[1]

const styleNamed = (styles: string, name: string) =>
  styles
    .split(/(?=<w:style )/)
    .find((style) => attribute(style, 'name', 'val')?.toLowerCase() === name.toLowerCase()) ?? ''

/** The value that most characters have. */
function most<T>(values: [value: T, length: number][]): T | undefined {
  const sums = new Map<T, number>()
  for (const [value, length] of values) sums.set(value, (sums.get(value) ?? 0) + length)
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The layout of a file; `titles` and `body` are its paragraphs of these kinds. */
export function layoutOf({ document, styles }: WordPackage, titles: Paragraph[], body: Paragraph[]): Layout {
  const [defaults = ''] = /<w:docDefaults>[\s\S]*?<\/w:docDefaults>/.exec(styles) ?? []
  const usual = (element: string, name: string) =>
    attribute(styleNamed(styles, 'Normal'), element, name) ?? attribute(defaults, element, name)
  const font = usual('rFonts', 'ascii')
  const size = Number(usual('sz', 'val') ?? 20) / 2
  const fonts = body.flatMap((paragraph) => paragraph.fonts)
  const inStyle = (style: string, pattern: RegExp) => pattern.test(styleNamed(styles, style))
  const measures = (element: string, ...names: string[]) =>
    names.map((name) => millimetres(attribute(document, element, name)))
  return {
    page: measures('pgSz', 'w', 'h'),
    margins: measures('pgMar', 'top', 'right', 'bottom', 'left'),
    font: most(fonts.map((one) => [one.font ?? font, one.length])),
    size: most(fonts.map((one) => [one.size ?? size, one.length])),
    titleIsBold: titles.every(({ isBold, style }) => isBold || inStyle(style, /<w:b\/>/)),
    titleIsCentred: titles.every(({ alignment, style }) =>
      alignment ? alignment === 'center' : inStyle(style, /<w:jc w:val="center"/),
    ),
  }
}

/** The text of each page; Word saves where its pages ended when it last showed the file. */
export const pagesOf = ({ document }: WordPackage): string[] =>
  withoutInvisible(document)
    .replace(/<w:del [\s\S]*?<\/w:del>/g, '')
    .replace(/<w:lastRenderedPageBreak\/>|<w:br w:type="page"\/>|<w:pageBreakBefore\/>/g, '\f')
    .replace(/<\/w:p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .split(/\f+/)
