// A paragraph of a Word file: what it says, and how it looks.
import { inOneLine } from '../domain/fold'
import { plain, type Block, type Run } from './abstract'
import type { ListItem } from './word-lists'
import type { Look } from './word-styles'

export type Paragraph = {
  /** Its number in the file. */
  at: number
  block: Block
  text: string
  /** The name of its style, such as Title. */
  style: string
  isCentred: boolean
  startsPage: boolean
  /** How its parts look, and their numbers of characters. */
  written: (Look & { length: number })[]
  notes: Block[]
  /** Of a table: its cells, column by column, each where it begins. */
  cells: Paragraph[][][]
}

/** A table or picture, which is not text. */
export const unstyled: Omit<Paragraph, 'block'> = {
  at: 0,
  text: '',
  style: '',
  isCentred: false,
  startsPage: false,
  written: [],
  notes: [],
  cells: [],
}

export const isBold = ({ written }: Paragraph): boolean =>
  written.length > 0 && written.every((part) => part.isBold)

/** One space for several; a no-break space stays, narrow ones become one. */
export const spaced = (text: string): string =>
  text.replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0').replace(/[^\S\u00a0]+/g, ' ')

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

/** Joins runs, without spaces before the first. */
export function trimmed(runs: Run[]): Run[] {
  const [first, ...rest] = joined(runs)
  return first ? joined([{ ...first, text: first.text.trimStart() }, ...rest]) : []
}

/** Without the numbers of notes, which are not words. */
export const textWithoutNotes = (block: Block): string =>
  'runs' in block ? inOneLine(plain(block.runs.filter(({ isNote }) => !isNote))) : ''

/** A paragraph whose author broke it instead of beginning another: as several, where a line `begins` one. */
export function partedWhere(
  paragraph: Paragraph,
  begins: (line: Paragraph, at: number, lines: Paragraph[]) => boolean,
): Paragraph[] {
  const { block } = paragraph
  if (block.kind !== 'paragraph') return [paragraph]
  const lines: Run[][] = [[]]
  for (const run of block.runs)
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      lines.at(-1)?.push({ ...run, text })
    }
  const ofRuns = (runs: Run[], at: number) =>
    withRuns(at > 0 ? { ...paragraph, written: [] } : paragraph, runs)
  const asParagraphs = lines.map(ofRuns)
  const parts: Run[][] = []
  lines.forEach((runs, at) => {
    const [line] = asParagraphs.slice(at)
    if (at === 0 || (line && begins(line, at, asParagraphs))) parts.push(runs)
    else parts.at(-1)?.push({ text: '\n' }, ...runs)
  })
  return parts.length > 1 ? parts.map(ofRuns) : [paragraph]
}

function withRuns(paragraph: Paragraph, runs: Run[]): Paragraph {
  const block: Block = { kind: 'paragraph', runs }
  return { ...paragraph, block, text: textWithoutNotes(block) }
}

/** Runs on one line. */
export const onOneLine = (runs: Run[]): Run[] =>
  runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }))

/** The blocks of a paragraph, which is cut where an equation has a line of its own. */
export function blocksOf(runs: Run[], item: ListItem | undefined): Block[] {
  const parts: Run[][] = [[]]
  for (const run of runs) {
    if (run.formula?.attributes?.['display']) parts.push([run], [])
    else parts.at(-1)?.push(run)
  }
  const [first = [], ...others] = parts.map(trimmed).filter((part) => plain(part).trim() !== '')
  const block: Block = item ? { kind: 'item', runs: first, ...item } : { kind: 'paragraph', runs: first }
  return [block, ...others.map((part): Block => ({ kind: 'paragraph', runs: part }))]
}
