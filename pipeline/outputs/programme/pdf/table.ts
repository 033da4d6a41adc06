// A tagged table: rows stay whole, header cells say what they are a header of, and the head is repeated on each new page.
import { measure, page, sizes } from './document'
import type { Element, Paper, Paragraph } from './paper'

export type Cell = Paragraph[]

export type Table = {
  /** Widths of the columns, points; together they fill the width of the page. */
  columns: number[]
  /** Cells of the head row, if there is one. */
  head?: Cell[]
  /** Index of the column whose cells are the headers of their rows. */
  rowHeader: number
  /** Space between a rule and a text, points. */
  padding?: number
}

export type Row = {
  cells: Cell[]
  /** Called with the place of the last cell, if its content is known only at the end. */
  later?: (cell: Element, y: number) => void
}

/** Space between a rule and a text unless a table says otherwise, and space between two columns, points. */
export const usualPadding = 4
const gutter = 9

/** A cell with the heading of a column. */
export const headCell = (text: string): Cell => [{ text, colour: 'deep', weight: 'bold', size: sizes.small }]

/** Widths of columns, points. One may be undefined: it takes the width that is left. */
export function columnsOf(...widths: (number | undefined)[]): number[] {
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  return widths.map((width) => width ?? measure - taken)
}

/** Width for text in a column: all but the last column have a gutter at the right. */
const textWidth = ({ columns }: Table, index: number) =>
  (columns[index] ?? 0) - (index === columns.length - 1 ? 0 : gutter)

/** Height of a row, points. */
const rowHeight = (paper: Paper, table: Table, cells: Cell[]) =>
  2 * (table.padding ?? usualPadding) +
  Math.max(...cells.map((cell, index) => paper.heightOf(cell, textWidth(table, index))))

function drawRow(paper: Paper, parent: Element, table: Table, { cells, later }: Row, isHead = false) {
  const { padding = usualPadding } = table
  const height = rowHeight(paper, table, cells)
  const row = paper.element(parent, 'TR')
  let x: number = page.left
  cells.forEach((cell, index) => {
    const width = textWidth(table, index)
    const scope = isHead ? 'Column' : index === table.rowHeader ? 'Row' : undefined
    const element = scope ? paper.element(row, 'TH', { scope }) : paper.element(row, 'TD')
    let y = paper.y + padding
    if (index === cells.length - 1) later?.(element, y)
    for (const paragraph of cell) y += paper.write(element, 'P', paragraph, x, y, width)
    x += table.columns[index] ?? 0
  })
  paper.y += height
}

/** Repeats the head on a new page, visibly only: it is not read out again. */
function repeatHead(paper: Paper, table: Table, head: Cell[]) {
  const { padding = usualPadding } = table
  let x: number = page.left
  head.forEach((cell, index) => {
    const width = textWidth(table, index)
    for (const paragraph of cell) paper.draw(paragraph, x, paper.y + padding, width)
    x += table.columns[index] ?? 0
  })
  paper.y += rowHeight(paper, table, head)
  paper.rule(paper.y, 'deep', 0.9)
}

/** Height of the part of a table that must stay together at its beginning: its head and first row. */
export function beginning(paper: Paper, table: Table, [first]: Row[]): number {
  const { head } = table
  return (head ? rowHeight(paper, table, head) : 0) + (first ? rowHeight(paper, table, first.cells) : 0)
}

/** Draws a table into a parent element, from `paper.y` on. */
export function drawTable(paper: Paper, parent: Element, table: Table, rows: Row[]) {
  const element = paper.element(parent, 'Table')
  const { head } = table
  if (head) {
    paper.keep(beginning(paper, table, rows))
    drawRow(paper, element, table, { cells: head }, true)
    paper.rule(paper.y, 'deep', 0.9)
  }
  rows.forEach((row, index) => {
    const before = paper.page
    paper.keep(rowHeight(paper, table, row.cells))
    if (paper.page !== before && head) repeatHead(paper, table, head)
    else if (paper.page === before && index > 0) paper.rule(paper.y, 'rule', 0.5)
    drawRow(paper, element, table, row)
  })
}
