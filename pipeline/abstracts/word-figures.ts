// Pictures, text boxes, charts and drawings of a Word file.
import sharp from 'sharp'
import type { Picture, RemarkCode } from './abstract'
import { isCaption } from './template-labels'
import { allNamed, elementsIn, type Element } from './word-xml'
import type { WordPackage } from './word-package'

/** Pixels: the widest that a booklet of A4 prints sharply. */
const PICTURE_WIDTH = 1400

/** Compresses the pictures that a text shows; those that nobody can read are left out. */
export async function picturesOf({ document, pictures }: WordPackage): Promise<Map<string, Picture>> {
  const shown = allNamed(document, 'a:blip', 'v:imagedata').map(idOf)
  const compressed = new Map<string, Picture>()
  // One after the other: a picture may take 300 MB until it is compressed.
  for (const id of new Set(shown)) {
    const bytes = pictures.get(id)
    const made = bytes && (await compress(bytes).catch(() => undefined))
    if (made) compressed.set(id, made)
  }
  return compressed
}

async function compress(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: 1e8 })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data.toString('base64'), width: info.width, height: info.height, alt: '' }
}

/** Text boxes; those within a box are read with it, and the letters that label the parts of a figure are part of it. */
const boxesIn = (node: Element): Element[] =>
  elementsIn(node).flatMap((child) => {
    if (child.nodeName !== 'w:txbxContent') return boxesIn(child)
    return (child.textContent ?? '').trim().length > 2 ? [child] : []
  })

const idOf = (picture: Element) => picture.getAttribute('r:embed') ?? picture.getAttribute('r:id') ?? ''

/** What Word writes by itself about a picture: its guess, with a warning below it, or the name of the file. */
const NOT_WRITTEN =
  /\n\s*\n.*(?:autom|otomatik|\b[AK]I-|\bIA\b|yapay zek)|^\w:\\|\.(?:jpe?g|png|gif|emf|wmf|tiff?)$/iu

/** What a drawing is: words (WordArt), pictures, text boxes whose paragraphs can be read, or something that cannot be shown. */
export type Figure = {
  words?: string
  pictures?: Picture[]
  boxes?: Element[]
  lost?: RemarkCode | undefined
}

/** What cannot be shown, by the elements in it. */
const lost: { code: RemarkCode; elements: string[] }[] = [
  { code: 'chart', elements: ['c:chart', 'cx:chart'] },
  { code: 'diagram', elements: ['dgm:relIds'] },
  { code: 'picture', elements: ['pic:pic', 'v:imagedata'] },
  { code: 'drawing', elements: ['wps:wsp', 'wpg:wgp', 'wpc:wpc', 'v:shape', 'v:group', 'a:graphic'] },
]

/** Reads a drawing (w:drawing, w:pict or w:object). */
export function figureOf(node: Element, pictures: Map<string, Picture>): Figure {
  const has = (...elements: string[]) => allNamed(node, ...elements).length > 0
  const words = allNamed(node, 'v:textpath').map((one) => one.getAttribute('string') ?? '')
  if (words.join('')) return { words: words.join(' ') }
  const boxes = boxesIn(node)
  const isGroup = has('wpg:wgp', 'wpc:wpc', 'v:group')
  // The texts of a drawing of several parts say nothing without it, unless they are captions.
  const isDrawn = isGroup && boxes.length > 1
  const read = boxes.filter((box) => !isDrawn || isCaption(box.textContent ?? ''))
  if (read.length > 0) {
    const within = read.flatMap((box) => allNamed(box, 'pic:pic'))
    const isLost = allNamed(node, 'pic:pic').length > within.length
    return { boxes: read, lost: isLost ? 'picture' : read.length < boxes.length ? 'drawing' : undefined }
  }
  const program = allNamed(node, 'o:OLEObject')[0]?.getAttribute('ProgID') ?? ''
  if (/^equation/i.test(program)) return { lost: 'equation' }
  const alone = allNamed(node, 'pic:pic').filter(({ parentNode }) => parentNode?.nodeName === 'a:graphicData')
  const sources = [...alone.map((one) => allNamed(one, 'a:blip')[0] ?? one), ...allNamed(node, 'v:imagedata')]
  const [about] = allNamed(node, 'wp:docPr')
  const written = [
    about?.getAttribute('descr'),
    about?.getAttribute('title'),
    sources[0]?.getAttribute('o:title'),
  ]
  const alt = written.find((one) => one && !NOT_WRITTEN.test(one)) ?? ''
  const shown = sources.flatMap((source) => pictures.get(idOf(source)) ?? [])
  if (shown.length > 0 && shown.length === sources.length && !isGroup)
    return { pictures: shown.map((picture) => ({ ...picture, alt })) }
  // A horizontal rule is a shape, too.
  const isRule = allNamed(node, 'v:rect', 'v:shape').some((one) => one.getAttribute('o:hr') === 't')
  return isRule ? {} : { lost: lost.find(({ elements }) => has(...elements))?.code }
}
