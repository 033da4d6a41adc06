// A tagged table: rows stay whole, header cells say what they are a header of, and the head is repeated on each new page.
import type { Column, Element, Paper, Paragraph } from './paper'

export type Cell = Paragraph[]

export type Table = {
  /** Widths of the columns; one may be undefined: it takes the width that is left. */
  widths: (number | undefined)[]
  head?: Cell[]
  /** Index of the column whose cells are the headers of their rows. */
  rowHeader?: number
  /** Space between a rule and a text. */
  padding?: number
}

const paddingOf = ({ padding = 4 }: Table) => padding

/** Space between two columns. */
const gutter = 9

/** Where the texts of a row are: all but the last have a gutter at the right. Of fewer cells, the last takes the columns that are left. */
function columnsOf({ column }: Paper, { widths }: Table, cells: Cell[]): Column[] {
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  let { x } = column
  return cells.map((_, index) => {
    const isLast = index === cells.length - 1
    const width = isLast ? column.x + column.width - x : (widths[index] ?? column.width - taken)
    const own = { x, width: width - (isLast ? 0 : gutter) }
    x += width
    return own
  })
}

/** The height of a row with its padding, in points. */
export function rowHeight(paper: Paper, table: Table, cells: Cell[]): number {
  const heights = columnsOf(paper, table, cells).map(({ width }, index) =>
    paper.heightOf(cells[index] ?? [], width),
  )
  return 2 * paddingOf(table) + Math.max(...heights)
}

/** Calls a function with each cell and its column, `paper.y` being at the beginning of the text; then moves below the row. */
export function layRow(
  paper: Paper,
  table: Table,
  cells: Cell[],
  lay: (cell: Cell, column: Column, index: number) => void,
): void {
  const { y } = paper
  columnsOf(paper, table, cells).forEach((column, index) => {
    paper.y = y + paddingOf(table)
    lay(cells[index] ?? [], column, index)
  })
  paper.y = y + rowHeight(paper, table, cells)
}

function writeRow(paper: Paper, parent: Element, table: Table, cells: Cell[], isHead = false) {
  const row = paper.element(parent, 'TR')
  layRow(paper, table, cells, (cell, column, index) => {
    const scope = isHead ? 'Column' : index === table.rowHeader ? 'Row' : undefined
    const element = scope ? paper.element(row, 'TH', { table: { Scope: scope } }) : paper.element(row, 'TD')
    paper.write(element, 'P', cell, column)
  })
}

/** Height of rows below one another. */
export const rowsHeight = (paper: Paper, table: Table, rows: Cell[][]): number =>
  rows.reduce((sum, cells) => sum + rowHeight(paper, table, cells), 0)

/** Height of the part of a table that must stay together at its beginning: its head and first row. */
export const beginning = (paper: Paper, table: Table, rows: Cell[][]): number =>
  rowsHeight(paper, table, [...(table.head ? [table.head] : []), ...rows.slice(0, 1)])

/** Draws a table into a parent element, from `paper.y` on. */
export function drawTable(paper: Paper, parent: Element, table: Table, rows: Cell[][]): void {
  const element = paper.element(parent, 'Table')
  const { head } = table
  if (head) {
    paper.keep(beginning(paper, table, rows))
    writeRow(paper, element, table, head, true)
    paper.rule('deep', 0.9)
  }
  rows.forEach((cells, index) => {
    const before = paper.page
    paper.keep(rowHeight(paper, table, cells))
    if (paper.page !== before && head) {
      // Repeated visibly only: it is not read out again.
      layRow(paper, table, head, ([paragraph], column) => paragraph && paper.draw(paragraph, paper.y, column))
      paper.rule('deep', 0.9)
    } else if (paper.page === before && index > 0) paper.rule('rule', 0.5)
    writeRow(paper, element, table, cells)
  })
}
