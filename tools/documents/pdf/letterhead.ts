// The band at the top of a document's first page: plies at ±45° and the symposium's name in both languages.
import { colours } from '../colours'
import { edition } from '../words/edition'
import type { Paper } from './paper'

const bandHeight = 68

/** Height of the letterhead including the space below it, points. */
const letterheadHeight = bandHeight + 26

const drawPlies = (doc: PDFKit.PDFDocument): void => {
  const { width } = doc.page
  const from = width - 190
  doc
    .save()
    .rect(from, 0, width - from, bandHeight)
    .clip()
  for (let x = from - bandHeight; x < width + bandHeight; x += 9) {
    const rising = Math.round(x / 9) % 2 === 0
    doc
      .moveTo(x, rising ? bandHeight : 0)
      .lineTo(x + bandHeight, rising ? 0 : bandHeight)
      .lineWidth(0.6)
      .strokeOpacity(0.45)
      .stroke(colours.pale)
  }
  doc.restore()
}

/** Draws the letterhead on the current page and leaves the cursor below it. */
export const drawLetterhead = ({ doc, section }: Paper): void => {
  const { left } = doc.page.margins
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, doc.page.width, bandHeight).fill(colours.deep)
  drawPlies(doc)
  doc.endMarkedContent()
  section.add(
    doc.struct('P', {}, () => {
      doc.font('bold').fontSize(11).fillColor(colours.white).text(edition.name.en, left, 17)
    }),
  )
  section.add(
    doc.struct('P', { lang: 'tr-TR' }, () => {
      doc.font('regular').fontSize(10).fillColor(colours.white).text(edition.name.tr, left, 34)
    }),
  )
  doc.x = left
  doc.y = letterheadHeight
}
