// Writes paragraphs, and provides the measures that every block needs. Lengths are points.
import { colours } from '../colours'
import type { Weight } from '../../../pipeline/printed-fonts'
import { assertPrintable, keepTogether, type Paper } from './paper'

type Style = { size: number; weight?: Weight; colour?: string; after?: number; gap?: number; indent?: number }

export const textWidth = ({ doc }: Paper): number =>
  doc.page.width - doc.page.margins.left - doc.page.margins.right

/** Starts a new page unless `height` still fits on this one. */
export const makeRoom = ({ doc }: Paper, height: number): void => {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
}

/** Writes a paragraph under the tag `tag` (P, H1, H2, Caption …) and leaves space after it. */
export const write = (
  paper: Paper,
  tag: string,
  words: string,
  style: Style,
  options: PDFKit.Mixins.TextOptions = {},
): void => {
  assertPrintable(words)
  const { doc, section } = paper
  const indent = style.indent ?? 0
  const left = doc.page.margins.left + indent
  section.add(
    doc.struct(tag, {}, () => {
      doc
        .font(style.weight ?? 'regular')
        .fontSize(style.size)
        .fillColor(style.colour ?? colours.ink)
      doc.text(keepTogether(words), left, doc.y, {
        width: textWidth(paper) - indent,
        lineGap: style.gap ?? 2.2,
        ...options,
      })
    }),
  )
  doc.x = doc.page.margins.left
  doc.y += style.after ?? 6
}
