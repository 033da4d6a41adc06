// Equations as MathJax has set them (formula-outlines.ts), filled by the paper.
import type { Formula } from '../../abstracts/abstract'

/** An element of MathJax's SVG. */
export type Svg = { kind: string; attributes?: Record<string, string | number>; children?: Svg[] }

/** An equation, whose baseline is at 0; lengths in parts of the size of its text. */
export type Drawing = { width: number; ascent: number; depth: number; svg: Svg[] }

export type Drawings = ReadonlyMap<string, Drawing>

/** MathJax's units in the size of the text. */
export const UNITS = 1000

/** Identifies an equation among those that have been drawn. */
export const formulaKey = (formula: Formula): string => JSON.stringify(formula)

/** The numbers of an SVG attribute, in order. */
export const numbersIn = (text: string | number | undefined): number[] =>
  (String(text ?? '').match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)

/** Moves and scales what is drawn next as `translate(…) scale(…)` says. */
function transform(doc: PDFKit.PDFDocument, written: string | number | undefined) {
  for (const [, kind, values] of String(written ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbersIn(values)
    if (kind === 'scale') doc.scale(x, y ?? x)
    else doc.translate(x, y ?? 0)
  }
}

function fillElement(doc: PDFKit.PDFDocument, { kind, attributes = {}, children = [] }: Svg) {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attributes[name] ?? 0),
  )
  doc.save()
  transform(doc, attributes['transform'])
  if (kind === 'path') doc.path(String(attributes['d'] ?? '')).fill()
  else if (kind === 'rect') doc.rect(x, y, width, height).fill()
  else if (kind === 'svg') {
    // A part with its own coordinates, such as the middle of a tall bracket.
    const [left = 0, top = 0, across = 1, down = 1] = numbersIn(attributes['viewBox'])
    doc
      .translate(x, y)
      .scale(width / across, height / down)
      .translate(-left, -top)
  }
  for (const child of children) fillElement(doc, child)
  doc.restore()
}

/** Fills an equation whose text has a size, from the beginning of its baseline. */
export function fillDrawing(
  doc: PDFKit.PDFDocument,
  { svg }: Drawing,
  x: number,
  y: number,
  size: number,
): void {
  doc.save()
  doc.translate(x, y).scale(size / UNITS)
  for (const element of svg) fillElement(doc, element)
  doc.restore()
}
