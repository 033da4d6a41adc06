// Draws a ruled table, tagged row by row. A table is broken across pages only if it needs more than one.
import { colours } from '../colours'
import type { Weight } from '../../../pipeline/printed-fonts'
import type { TableWords } from '../words/prose'
import { makeRoom, textWidth, write } from './paragraph'
import { assertPrintable, type Paper } from './paper'

const padding = 3.5
const size = 9

type Row = { cells: string[]; widths: number[]; head: boolean }

const weightOf = (head: boolean, column: number): Weight => (head || column === 0 ? 'bold' : 'regular')

const rowHeight = ({ doc }: Paper, { cells, widths, head }: Row): number => {
  const heights = cells.map((cell, column) => {
    doc.font(weightOf(head, column)).fontSize(size)
    return doc.heightOfString(cell, { width: (widths[column] ?? 0) - 2 * padding, lineGap: 1 })
  })
  return Math.max(...heights) + 2 * padding
}

const drawGround = ({ doc }: Paper, y: number, height: number, width: number, head: boolean): void => {
  const { left } = doc.page.margins
  doc.markContent('Artifact', { type: 'Layout' })
  if (head) doc.rect(left, y, width, height).fill(colours.deep)
  doc
    .moveTo(left, y + height)
    .lineTo(left + width, y + height)
    .lineWidth(0.6)
    .stroke(colours.line)
  doc.endMarkedContent()
}

/** pdfkit's types do not know the scope of a header cell yet. */
type ScopedOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' }

/** The first cell of a row names it, so it is a header cell too. */
const cellTag = (head: boolean, column: number): { tag: string; options: ScopedOptions } => {
  if (head) return { tag: 'TH', options: { scope: 'Column' } }
  return column === 0 ? { tag: 'TH', options: { scope: 'Row' } } : { tag: 'TD', options: {} }
}

const drawRow = (paper: Paper, tableElement: PDFKit.PDFStructureElement, row: Row): void => {
  const { doc } = paper
  const { cells, widths, head } = row
  const height = rowHeight(paper, row)
  makeRoom(paper, height)
  const y = doc.y
  drawGround(paper, y, height, textWidth(paper), head)
  const rowElement = doc.struct('TR')
  tableElement.add(rowElement)
  let x = doc.page.margins.left
  cells.forEach((cell, column) => {
    assertPrintable(cell)
    const width = widths[column] ?? 0
    const { tag, options } = cellTag(head, column)
    const cellX = x
    rowElement.add(
      doc.struct(tag, options, () => {
        doc.font(weightOf(head, column)).fontSize(size)
        doc.fillColor(head ? colours.white : colours.ink)
        doc.text(cell, cellX + padding, y + padding, { width: width - 2 * padding, lineGap: 1 })
      }),
    )
    x += width
  })
  rowElement.end()
  doc.x = doc.page.margins.left
  doc.y = y + height
}

/** Draws the caption, the head and the rows, and leaves the cursor below them. */
export const drawTable = (paper: Paper, { caption, head, rows, widths }: TableWords): void => {
  const { doc } = paper
  const columns = widths.map((share) => share * textWidth(paper))
  const all: Row[] = [head, ...rows].map((cells, n) => ({ cells, widths: columns, head: n === 0 }))
  makeRoom(paper, (caption ? 24 : 0) + all.reduce((sum, row) => sum + rowHeight(paper, row), 0))
  if (caption) write(paper, 'P', caption, { size: 9, weight: 'bold', colour: colours.aegean, after: 3 })
  const tableElement = doc.struct('Table')
  paper.section.add(tableElement)
  for (const row of all) drawRow(paper, tableElement, row)
  tableElement.end()
  doc.y += 10
}
