// Reads the paragraphs of a Word file with mammoth, which leaves out deleted text and comments.
import mammoth from 'mammoth'
import sharp from 'sharp'
import {
  plain,
  type Block,
  type Formula,
  type MergedCell,
  type Picture,
  type Remark,
  type Run,
} from './abstract'
import { wordsOf } from './equations'
import { lastWords, MARKER, markupOf } from './word-markup'
import { packed, type WordPackage } from './word-package'
import type { ListItem } from './word-xml'

/** The elements of mammoth's document that are read here; its types leave them open. */
type Node = {
  type: string
  children?: Node[]
  value?: string
  name?: string
  breakType?: string
  styleName?: string | null
  alignment?: string | null
  isBold?: boolean
  isItalic?: boolean
  isUnderline?: boolean
  verticalAlignment?: string
  font?: string | null
  fontSize?: number | null
  altText?: string
  colSpan?: number
  rowSpan?: number
  noteType?: string
  noteId?: string
  readAsBuffer?: () => Promise<Buffer>
}

type Notes = { resolve: (reference: Node) => { body: Node[] } | undefined }

/** A paragraph of the file: what it says, and how it looks. */
export type Paragraph = {
  block: Block
  text: string
  style: string
  isBold: boolean
  /** Number of characters of the bold text at its beginning. */
  boldLength: number
  alignment: string | undefined
  startsPage: boolean
  /** Numbers of characters by font and size, where a run has its own. */
  fonts: { font: string | undefined; size: number | undefined; length: number }[]
  notes: Block[]
  /** Of a table: its cells, column by column, each where it begins. */
  cells: Paragraph[][][]
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
    return { jpeg: data.toString('base64'), width: info.width, height: info.height, alt: altText }
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
    const isAlike = last && last.italic === run.italic && last.script === run.script
    if (isAlike && !last.formula && !run.formula && !last.isNote && !run.isNote) last.text += run.text
    else result.push({ ...run })
  }
  return result
}

/** Without the spaces before and after it. */
function trimmed(runs: Run[]): Run[] {
  const [first, ...rest] = joined(runs)
  return first ? joined([{ ...first, text: first.text.trimStart() }, ...rest]) : []
}

const scripts: Record<string, Run['script']> = { superscript: 'sup', subscript: 'sub' }

/** One space for several; a no-break space stays, narrow ones become one. */
const spaced = (text: string) =>
  text.replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0').replace(/[^\S\u00a0]+/g, ' ')

/** What is read along with the paragraphs. */
type Reading = {
  formulas: Formula[]
  pictures: Map<Node, Picture | undefined>
  notes: Notes
  /** The notes so far. */
  noted: number
  noteBlocks: Block[]
  /** The text so far, and the remarks on pictures that cannot be shown. */
  before: string
  remarks: Remark[]
}

function noteOf(node: Node, reading: Reading): Run[] {
  const body = reading.notes.resolve(node)?.body ?? []
  reading.noted += 1
  const number: Run = { text: String(reading.noted), script: 'sup', isNote: true }
  const text = body.flatMap((paragraph) => [{ text: ' ' }, ...runsIn(paragraph, ' ', reading)])
  reading.noteBlocks.push({ kind: 'note', runs: [number, { text: ' ' }, ...trimmed(text)] })
  return [number]
}

/** The runs below a node; `line` is what a line break becomes. */
function runsIn(node: Node, line: string, reading: Reading, style: Partial<Run> = {}): Run[] {
  const { type, value = '', children = [] } = node
  if (type === 'text') return [{ text: spaced(value), ...style }]
  if (type === 'tab') return [{ text: ' ' }]
  if (type === 'break') return [{ text: line }]
  if (type === 'noteReference') return noteOf(node, reading)
  if (type === 'bookmarkStart') {
    const [, kind, index] = MARKER.exec(node.name ?? '') ?? []
    const formula = kind === 'equation' ? reading.formulas[Number(index)] : undefined
    return formula ? [{ text: wordsOf(formula), formula }] : []
  }
  const script = scripts[node.verticalAlignment ?? '']
  const own = type === 'run' ? { ...(node.isItalic && { italic: true }), ...(script && { script }) } : style
  return children.flatMap((child) => runsIn(child, line, reading, own))
}

/** The cells of a table in a rectangle, each where it begins and wherever it reaches. */
function gridOf(table: Node) {
  const grid: Node[][] = (table.children ?? []).map(() => [])
  const merged: MergedCell[] = []
  table.children?.forEach(({ children = [] }, row) => {
    for (const cell of children) {
      const { colSpan = 1, rowSpan = 1 } = cell
      let column = 0
      while (grid[row]![column]) column += 1
      const rows = Math.min(rowSpan, grid.length - row)
      if (rows > 1 || colSpan > 1) merged.push({ row, column, rows, columns: colSpan })
      for (let below = 0; below < rows; below += 1)
        for (let beside = 0; beside < colSpan; beside += 1) grid[row + below]![column + beside] = cell
    }
  })
  return { grid, merged }
}

const unlooked = {
  style: '',
  alignment: undefined,
  isBold: false,
  boldLength: 0,
  startsPage: false,
  fonts: [],
  notes: [],
  cells: [],
}

/** The text of a block within a cell. */
function runsOfBlock(block: Block): Run[] {
  if (block.kind === 'picture') return []
  if (block.kind === 'table') return block.rows.flat().flatMap((cell) => [...cell, { text: ' ' }])
  const { number } = block.kind === 'item' ? block : {}
  return [...(number === undefined ? [] : [{ text: `${number}. ` }]), ...block.runs]
}

const inCell = (paragraphs: Paragraph[]) =>
  trimmed(
    paragraphs.flatMap(({ block }, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...runsOfBlock(block)]),
  )

function tableOf(node: Node, reading: Reading): Paragraph {
  const { grid, merged } = gridOf(node)
  const read = new Map(
    [...new Set(grid.flat())].map((cell) => [
      cell,
      (cell.children ?? []).flatMap((child) => paragraphsOf(child, reading, '\n')),
    ]),
  )
  const columns = Array.from({ length: Math.max(...grid.map((row) => row.length)) }, (_, index) => index)
  const rows = grid.map((row) => columns.map((column) => inCell(read.get(row[column]!) ?? [])))
  const cells = columns.map((column) =>
    grid.flatMap((row, index) => {
      const cell = row[column]
      const isFirst = cell && cell !== grid[index - 1]?.[column] && cell !== row[column - 1]
      return isFirst ? [read.get(cell) ?? []] : []
    }),
  )
  const notes = [...read.values()].flat().flatMap((paragraph) => paragraph.notes)
  const block: Block = { kind: 'table', rows, ...(merged.length > 0 && { merged }) }
  return { ...unlooked, block, text: '', notes, cells }
}

/** A paragraph, cut where an equation has a line of its own. */
function blocksOf(runs: Run[], item: ListItem | undefined): Block[] {
  const isDisplayed = ({ formula }: Run) => formula?.attributes?.['display'] !== undefined
  const parts: Run[][] = [[]]
  for (const run of runs) {
    if (isDisplayed(run)) parts.push([run], [])
    else parts.at(-1)?.push(run)
  }
  const written = parts.map(trimmed).filter((part) => plain(part).trim() !== '')
  const [first = [], ...others] = written
  const block: Block = item ? { kind: 'item', runs: first, ...item } : { kind: 'paragraph', runs: first }
  return [block, ...others.map((part): Block => ({ kind: 'paragraph', runs: part }))]
}

/** Without the numbers of notes, which are no words. */
const textWithoutNotes = (runs: Run[]) =>
  plain(runs.filter(({ isNote }) => !isNote))
    .replace(/\s+/g, ' ')
    .trim()

/** A paragraph or table, then its pictures. */
function paragraphsOf(node: Node, reading: Reading, line = ' '): Paragraph[] {
  if (node.type === 'table') return [tableOf(node, reading)]
  const shown = within(node).flatMap((child): Paragraph[] => {
    const picture = reading.pictures.get(child)
    return picture ? [{ ...unlooked, block: { kind: 'picture', picture }, text: '' }] : []
  })
  if (node.type !== 'paragraph') return shown
  const marker = within(node).find(({ name = '' }) => name.startsWith('list '))?.name
  const item = marker === undefined ? undefined : (JSON.parse(marker.slice('list '.length)) as ListItem)
  const blocks = blocksOf(runsIn(node, line, reading), item)
  const notes = reading.noteBlocks.splice(0)
  const written = within(node).filter(
    (part) => part.type === 'run' && part.children?.some(({ value }) => value?.trim()),
  )
  const fonts = written.map((run) => ({
    font: run.font ?? undefined,
    size: run.fontSize ?? undefined,
    length: within(run).reduce((sum, { value = '' }) => sum + value.length, 0),
  }))
  const regular = written.findIndex((run) => !run.isBold)
  const bold = fonts.slice(0, regular < 0 ? undefined : regular)
  const look = {
    ...unlooked,
    style: node.styleName ?? '',
    alignment: node.alignment ?? undefined,
    isBold: written.length > 0 && regular < 0,
    boldLength: bold.reduce((sum, { length }) => sum + length, 0),
    fonts,
  }
  const texts = blocks.flatMap((block) => ('runs' in block ? [textWithoutNotes(block.runs)] : []))
  reading.before = lastWords(`${reading.before} ${texts.join(' ')}`)
  const isLost = (child: Node) => child.type === 'image' && !reading.pictures.get(child)
  for (const _ of within(node).filter(isLost))
    reading.remarks.push({ code: 'picture', after: reading.before })
  const startsPage = within(node).some(({ type, breakType }) => type === 'break' && breakType === 'page')
  const paragraphs = blocks.map((block, index) => ({
    ...look,
    block,
    text: 'runs' in block ? textWithoutNotes(block.runs) : '',
    startsPage: startsPage && index === 0,
    notes: index === 0 ? notes : [],
  }))
  return [...paragraphs, ...shown]
}

const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\d]/gu, '')

/** What is in the text of a file but not in what was read of it: nobody knew the form in which it was written. */
function unreadIn(texts: string[], paragraphs: Paragraph[]): Remark[] {
  const textsIn = ({ block, notes, cells }: Paragraph): string[] => [
    ...('runs' in block ? [plain(block.runs.filter(({ formula }) => !formula))] : []),
    ...notes.map((note) => ('runs' in note ? plain(note.runs) : '')),
    ...cells.flat(2).flatMap(textsIn),
  ]
  const read = letters(paragraphs.flatMap(textsIn).join(' ')).replace(/\d/g, '')
  return texts.flatMap((text, index): Remark[] => {
    const isRead = read.includes(letters(text).replace(/\d/g, ''))
    return isRead ? [] : [{ code: 'unknown', after: lastWords(texts.slice(0, index).join(' ')), words: text }]
  })
}

/** The paragraphs of a file, empty ones included, and what is not printed as its author sees it. */
export async function readDocument(
  opened: WordPackage,
): Promise<{ paragraphs: Paragraph[]; remarks: Remark[] }> {
  const { rewrite, formulas, remarks } = markupOf(opened)
  const document = rewrite(opened.document)
  const notes = Object.entries(opened.notes).map(([name, xml]) => [name, rewrite(xml).xml] as const)
  let top: Node[] = []
  let ofNotes: Notes = { resolve: () => undefined }
  const transformDocument = (read: Node & { notes?: Notes }) => {
    top = read.children ?? []
    ofNotes = read.notes ?? ofNotes
    // The HTML is not needed.
    return { ...read, children: [] }
  }
  const docx = packed(opened, { [opened.name]: document.xml, ...Object.fromEntries(notes) })
  await mammoth.convertToHtml({ buffer: docx }, { transformDocument })
  const pictures = new Map<Node, Picture | undefined>()
  for (const image of top.flatMap(within).filter(({ type }) => type === 'image'))
    pictures.set(image, await compress(image))
  const reading: Reading = {
    formulas,
    pictures,
    notes: ofNotes,
    noted: 0,
    noteBlocks: [],
    before: '',
    remarks: [],
  }
  const paragraphs = top.flatMap((node) => paragraphsOf(node, reading))
  remarks.push(...reading.remarks)
  const firstNote = paragraphs.findIndex((paragraph) => paragraph.notes.length > 0)
  if (firstNote >= 0) remarks.push({ code: 'footnote', after: lastWords(paragraphs[firstNote]!.text) })
  return { paragraphs, remarks: [...remarks, ...unreadIn(document.texts, paragraphs)] }
}
