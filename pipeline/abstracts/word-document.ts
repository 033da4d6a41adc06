// Reads the paragraphs of a Word file with mammoth, which leaves out deleted text, comments and fields.
import mammoth from 'mammoth'
import sharp from 'sharp'
import { withoutControl } from '../read/control-characters'
import { withoutInvisible } from '../domain/formats'
import { plain, type Block, type Lost, type Picture, type Run } from './abstract'

/** The elements of mammoth's document that are read here; its types leave them open. */
type Node = {
  type: string
  children?: Node[]
  value?: string
  styleName?: string | null
  alignment?: string | null
  numbering?: object | null
  isBold?: boolean
  isItalic?: boolean
  verticalAlignment?: string
  font?: string | null
  fontSize?: number | null
  altText?: string
  readAsBuffer?: () => Promise<Buffer>
}

/** A paragraph of the file: what it says, and how it looks. */
export type Paragraph = {
  block: Block
  text: string
  style: string
  isBold: boolean
  alignment: string | undefined
  /** Numbers of characters by font and size, where a run has its own. */
  fonts: { font: string | undefined; size: number | undefined; length: number }[]
}

/** Pixels: the widest that a booklet of A4 prints sharply. */
const PICTURE_WIDTH = 1400

async function compress({ readAsBuffer, altText = '' }: Node): Promise<Picture | undefined> {
  try {
    const { data, info } = await sharp(await readAsBuffer!(), { limitInputPixels: 1e8 })
      .rotate()
      .flatten({ background: 'white' })
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const alt = withoutControl(withoutInvisible(altText))
    return { jpeg: data.toString('base64'), width: info.width, height: info.height, alt }
  } catch {
    return undefined
  }
}

const within = (node: Node): Node[] => (node.children ?? []).flatMap((child) => [child, ...within(child)])

/** Joins neighbours of one style: Word splits words into runs wherever they were edited. */
function joined(runs: Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs.filter(({ text }) => text !== '')) {
    const last = result.at(-1)
    if (last && last.italic === run.italic && last.script === run.script) last.text += run.text
    else result.push({ ...run })
  }
  return result
}

const scripts: Record<string, Run['script']> = { superscript: 'sup', subscript: 'sub' }

const textIn = ({ type, value = '' }: Node) =>
  type === 'tab' || type === 'break' ? ' ' : type === 'text' ? value.replace(/\s+/g, ' ') : ''

function runsOf(node: Node): Run[] {
  const runs = within(node)
    .filter(({ type }) => type === 'run')
    .map((run): Run => {
      const script = scripts[run.verticalAlignment ?? '']
      const text = within(run).map(textIn).join('')
      return { text, ...(run.isItalic && { italic: true }), ...(script && { script }) }
    })
  // Authors' programs leave them; nobody is asked about what nobody sees.
  const line = plain(runs)
  const cleaned = runs.map((run) => ({ ...run, text: withoutControl(withoutInvisible(run.text, line)) }))
  const [first, ...rest] = joined(cleaned)
  return first ? [{ ...first, text: first.text.trimStart() }, ...rest] : []
}

/** A paragraph or table, then its pictures. */
function paragraphsOf(node: Node, pictures: Map<Node, Picture | undefined>): Paragraph[] {
  const { children = [], styleName, alignment, numbering } = node
  const look = { style: styleName ?? '', alignment: alignment ?? undefined, isBold: false, fonts: [] }
  const shown = within(node).flatMap((child): Paragraph[] => {
    const picture = pictures.get(child)
    return picture ? [{ block: { kind: 'picture', picture }, text: '', ...look }] : []
  })
  if (node.type === 'table') {
    const rows = children.map((row) => (row.children ?? []).map(runsOf))
    return [{ block: { kind: 'table', rows }, text: '', ...look }, ...shown]
  }
  const runs = runsOf(node)
  const text = plain(runs).replace(/\s+/g, ' ').trim()
  const written = within(node).filter(
    (part) => part.type === 'run' && part.children?.some(({ value }) => value?.trim()),
  )
  const fonts = written.map((run) => ({
    font: run.font ?? undefined,
    size: run.fontSize ?? undefined,
    length: within(run).reduce((sum, { value = '' }) => sum + value.length, 0),
  }))
  const isBold = written.length > 0 && written.every((run) => run.isBold)
  return [{ block: { kind: numbering ? 'item' : 'paragraph', runs }, text, ...look, isBold, fonts }, ...shown]
}

/** The paragraphs of a file, empty ones included, and what it holds that is left out. */
export async function readDocument(docx: Buffer): Promise<{ paragraphs: Paragraph[]; lost: Lost[] }> {
  let top: Node[] = []
  const transformDocument = (document: Node) => {
    top = document.children ?? []
    // The HTML is not needed.
    return { ...document, children: [] }
  }
  const { messages } = await mammoth.convertToHtml({ buffer: docx }, { transformDocument })
  const images = top.flatMap(within).filter(({ type }) => type === 'image')
  const pictures = new Map<Node, Picture | undefined>()
  for (const image of images) pictures.set(image, await compress(image))
  const lost: Lost[] = []
  if (messages.some(({ message }) => /oMath/.test(message))) lost.push('equation')
  if ([...pictures.values()].includes(undefined)) lost.push('picture')
  if (top.flatMap(within).some(({ type }) => type === 'noteReference')) lost.push('footnote')
  const blocks = top.filter(({ type }) => type === 'paragraph' || type === 'table')
  return { paragraphs: blocks.flatMap((node) => paragraphsOf(node, pictures)), lost }
}
