// Boxes to tick and lines to write on.
import { colours } from '../colours'
import type { Paper } from './paper'
import { makeRoom, write } from './paragraph'

/** A box to tick, with the sentence that one agrees to by it. */
export const writeTick = (paper: Paper, words: string): void => {
  const { doc } = paper
  makeRoom(paper, 34)
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .rect(doc.page.margins.left + 2, doc.y + 2, 10, 10)
    .lineWidth(0.9)
    .stroke(colours.ink)
  doc.endMarkedContent()
  write(paper, 'P', words, { size: 10, indent: 22, after: 6 })
}

/** Labels, each with a line to write on. */
export const writeFields = (paper: Paper, labels: string[]): void => {
  const { doc } = paper
  for (const label of labels) {
    makeRoom(paper, 28)
    const y = doc.y + 8
    doc.y = y
    write(paper, 'P', label, { size: 10, after: 0 })
    doc.markContent('Artifact', { type: 'Layout' })
    doc.moveTo(doc.page.margins.left + 170, y + 13).lineTo(doc.page.width - doc.page.margins.right, y + 13)
    doc.lineWidth(0.6).stroke(colours.ink)
    doc.endMarkedContent()
    doc.y = y + 18
  }
  doc.y += 6
}
