// What an abstract consists of, as data that can be kept from build to build.
import type { Language } from '../domain/languages'

/** An element of MathML. */
export type Formula = { tag: string; attributes?: Record<string, string>; children: (Formula | string)[] }

/** A piece of text of one style. Bold text is not kept: authors set whole paragraphs in bold. */
export type Run = {
  /** Of an equation, plain words for it. Lines of a table's cell are separated by \n. */
  text: string
  italic?: boolean
  script?: 'sup' | 'sub'
  formula?: Formula
  /** The run is the number of a note. */
  isNote?: boolean
}

export type NumberFormat = '1' | 'a' | 'A' | 'i' | 'I'

export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  /** An item of a list: `level` counts from 0; only numbered items have a number. */
  | { kind: 'item'; runs: Run[]; level?: number; number?: number; format?: NumberFormat }
  /** A footnote or endnote, below the text. */
  | { kind: 'note'; runs: Run[] }
  /** All rows have the same number of cells: a merged cell is repeated, and `merged` says how far it reaches. */
  | { kind: 'table'; rows: Run[][][]; merged?: MergedCell[] }
  | { kind: 'picture'; picture: Picture }

export type Table = Extract<Block, { kind: 'table' }>

/** The first of merged cells, by its indices, and how many rows and columns they fill. */
export type MergedCell = { row: number; column: number; rows: number; columns: number }

/** The merged cell that a cell of a table begins or belongs to. */
export const mergedAt = (table: Table, row: number, column: number): MergedCell | undefined =>
  table.merged?.find((cell) => {
    const [below, beside] = [row - cell.row, column - cell.column]
    return below >= 0 && beside >= 0 && below < cell.rows && beside < cell.columns
  })

/** Whether a cell begins here, and does not repeat a merged one. */
export const beginsAt = (table: Table, row: number, column: number): boolean => {
  const from = mergedAt(table, row, column) ?? { row, column }
  return from.row === row && from.column === column
}

/** A picture, compressed to JPEG. */
export type Picture = { jpeg: string; width: number; height: number; alt: string }

export type Author = { name: string; /** Marks of the affiliations, such as 1,2. */ marks: string }

export type LanguageText = { blocks: Block[]; keywords: string }

/** How a file differs from the template; the rules are in pipeline/check/abstracts.ts. */
export type Layout = {
  /** Millimetres: width, height, and the margins top, right, bottom, left; NaN for what the file does not state. */
  page: number[]
  margins: number[]
  font: string | undefined
  /** Points. */
  size: number | undefined
  titleIsBold: boolean
  titleIsCentred: boolean
}

export type Abstract = {
  titles: string[]
  authors: Author[]
  affiliations: { mark: string; text: string }[]
  texts: Partial<Record<Language, LanguageText>>
  figure: { picture: Picture; captions: Partial<Record<Language, string>> } | undefined
}

/** Why a file cannot be read, by the code of its message in the area `abstract`. */
export type Refusal = {
  code: 'old-format' | 'damaged' | 'large-picture' | 'large-file' | 'large-text' | 'no-text'
  values?: Record<string, string>
}

/** What of a file is not printed as its author sees it, by the code of its message. */
export type Remark = {
  code: RemarkCode
  /** The words before it, and the words themselves. */
  after: string
  words?: string
}

/** A remark, and the number of the paragraph in which it is. */
export type RemarkAt = Remark & { at: number }

export type RemarkCode =
  | 'equation'
  | 'picture'
  | 'picture-above'
  | 'chart'
  | 'diagram'
  | 'drawing'
  | 'inserted-file'
  | 'symbol'
  | 'broken-reference'
  | 'unknown'
  | 'struck-out'
  | 'hidden'
  | 'footnote'
  | 'not-abstract'

export type WordAbstract = Abstract & {
  layout: Layout
  remarks: Remark[]
  /** The codes of the remarks, each once: by them files are scored. */
  lost: RemarkCode[]
  /** The pages of the file as plain text, to say on which page a sentence is. */
  pages: string[]
  /** Further abstracts of the same file. */
  others?: WordAbstract[]
}

/** The words of a text. */
export const plain = (runs: Run[]): string => runs.map(({ text }) => text).join('')

/** The runs of each paragraph and cell. */
export const runsOf = (blocks: Block[]): Run[][] =>
  blocks.flatMap((block) => {
    if (block.kind === 'picture') return []
    return block.kind === 'table' ? block.rows.flat() : [block.runs]
  })

/** A text without its pictures. */
export const textOf = (blocks: Block[]): string => runsOf(blocks).map(plain).join(' ')
