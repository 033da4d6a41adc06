// Reads a table of a Word file, with its merged cells.
import { beginsAt, plain, type Block, type MergedCell, type Run } from './abstract'
import { writeNumber } from './word-lists'
import { trimmed, unstyled, type Paragraph } from './word-paragraph'
import { childNamed, contentsOf, isOn, valueOf, type Element } from './word-xml'

/** A cell where it begins, and how far it reaches. */
type Cell = MergedCell & { paragraphs: Paragraph[] }

/** More columns have been seen in damaged files only. */
const MOST_COLUMNS = 60

/** Characters of a table in which every merged cell is repeated. */
const MOST_REPEATED = 1e6

const isRow = (node: Element): boolean => {
  const properties = childNamed(node, 'w:trPr')
  const isHidden = isOn(childNamed(properties, 'w:hidden'))
  return node.nodeName === 'w:tr' && !childNamed(properties, 'w:del') && !isHidden
}

const isCell = (node: Element): boolean =>
  node.nodeName === 'w:tc' && !childNamed(childNamed(node, 'w:tcPr'), 'w:cellDel')

/** The cells of a table in a rectangle: a merged cell is wherever it reaches. */
function gridOf(table: Element, read: (cell: Element) => Paragraph[]): Cell[][] {
  const grid: Cell[][] = []
  contentsOf(table)
    .filter(isRow)
    .forEach((node, row) => {
      const cells: Cell[] = []
      grid.push(cells)
      const add = (paragraphs: Paragraph[], columns: number) => {
        const cell = { row, column: cells.length, rows: 1, columns, paragraphs }
        for (let count = 0; count < columns; count += 1) cells.push(cell)
      }
      // Word leaves out cells at the beginning of a row.
      const before = Number(valueOf(childNamed(node, 'w:trPr'), 'w:gridBefore') ?? 0)
      if (before > 0) add([], Math.min(before, MOST_COLUMNS))
      for (const one of contentsOf(node).filter(isCell)) {
        const properties = childNamed(one, 'w:tcPr')
        const merge = childNamed(properties, 'w:vMerge')
        const columns = Math.min(Number(valueOf(properties, 'w:gridSpan') ?? 1), MOST_COLUMNS)
        const above = grid[row - 1]?.[cells.length]
        if (merge && merge.getAttribute('w:val') !== 'restart' && above) {
          above.rows = row - above.row + 1
          for (let count = 0; count < columns; count += 1) cells.push(above)
        } else add(read(one), columns)
        if (cells.length > 3 * MOST_COLUMNS) throw new RangeError('columns')
      }
    })
  return grid
}

/** The text of a block within a cell or note. */
export function runsOfBlock(block: Block): Run[] {
  if (block.kind === 'picture') return []
  if (block.kind === 'table')
    return block.rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (beginsAt(block, row, column) ? [...cell, { text: ' ' }] : [])),
    )
  const number = block.kind === 'item' && block.number ? `${writeNumber(block.number, block.format)}. ` : ''
  return [{ text: number }, ...block.runs]
}

/** The text of a cell, a line for each paragraph. */
const runsOfCell = (cell: Cell): Run[] =>
  trimmed(
    cell.paragraphs.flatMap(({ block }, index) => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...runsOfBlock(block),
    ]),
  )

/** Reads a table, unless all its rows are deleted; `read` reads what is in a cell. */
export function tableOf(table: Element, read: (cell: Element) => Paragraph[]): Paragraph[] {
  const grid = gridOf(table, read)
  if (grid.length === 0) return []
  const columns = Array.from({ length: Math.max(0, ...grid.map((row) => row.length)) }, (_, index) => index)
  const all = [...new Set(grid.flat())]
  const merged = all.flatMap(({ paragraphs: _, ...place }) =>
    place.rows > 1 || place.columns > 1 ? [place] : [],
  )
  const texts = new Map(all.map((cell) => [cell, runsOfCell(cell)]))
  const repeated = grid.flat().reduce((sum, cell) => sum + plain(texts.get(cell) ?? []).length, 0)
  if (repeated > MOST_REPEATED) throw new RangeError('a table that is too long')
  const rows = grid.map((row) => columns.map((column) => (row[column] && texts.get(row[column])) ?? []))
  const block: Block = { kind: 'table', rows, ...(merged.length > 0 && { merged }) }
  const notes = all.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.notes))
  const cells = columns.map((column) =>
    all.filter((cell) => cell.column === column).map(({ paragraphs }) => paragraphs),
  )
  return [{ ...unstyled, at: all[0]?.paragraphs[0]?.at ?? 0, block, notes, cells }]
}
