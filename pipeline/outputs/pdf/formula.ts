// Equations as outlines, which MathJax has set (formula-outlines.ts) and the paper fills.
import type { Formula } from '../../abstracts/abstract'

/** A path and where it is, as a matrix of six numbers. */
export type Shape = { path: string; matrix: Matrix }

export type Matrix = [number, number, number, number, number, number]

/** An equation, whose baseline is at 0; lengths in parts of the size of its text. */
export type Drawing = { width: number; ascent: number; depth: number; shapes: Shape[] }

export type Drawings = ReadonlyMap<string, Drawing>

/** MathJax's units in the size of the text. */
export const UNITS = 1000

export const formulaKey = (formula: Formula) => JSON.stringify(formula)

/** Fills an equation whose text has a size, from the beginning of its baseline. */
export function fillDrawing(
  doc: PDFKit.PDFDocument,
  { shapes }: Drawing,
  x: number,
  y: number,
  size: number,
) {
  doc.save()
  doc.translate(x, y).scale(size / UNITS)
  for (const { path, matrix } of shapes) {
    doc.save()
    doc.transform(...matrix)
    doc.path(path).fill()
    doc.restore()
  }
  doc.restore()
}
