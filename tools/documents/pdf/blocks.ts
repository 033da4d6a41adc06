// Draws blocks of prose one below the other, each with the tag of its kind. Lengths are points.
import { colours } from '../colours'
import type { Block } from '../words/prose'
import { writeFields, writeTick } from './form-lines'
import { assertPrintable, type Paper } from './paper'
import { makeRoom, textWidth, write } from './paragraph'
import { drawPlot } from './plot'
import { drawTable } from './table'

const writeList = (paper: Paper, items: string[]): void => {
  const { doc } = paper
  const outer = paper.section
  const listElement = doc.struct('L')
  outer.add(listElement)
  for (const item of items) {
    makeRoom(paper, 16)
    const entry = doc.struct('LI')
    listElement.add(entry)
    const y = doc.y
    entry.add(
      doc.struct('Lbl', {}, () => {
        doc
          .font('bold')
          .fontSize(10)
          .fillColor(colours.aegean)
          .text('–', doc.page.margins.left + 4, y)
      }),
    )
    doc.y = y
    paper.section = entry
    write(paper, 'LBody', item, { size: 10, after: 3, indent: 18 })
    entry.end()
  }
  listElement.end()
  paper.section = outer
  doc.y += 4
}

const writeFormula = (paper: Paper, words: string, spoken: string): void => {
  assertPrintable(words)
  const { doc, section } = paper
  makeRoom(paper, 40)
  section.add(
    doc.struct('Formula', { alt: spoken }, () => {
      doc.font('regular').fontSize(11).fillColor(colours.deep)
      doc.text(words, doc.page.margins.left, doc.y + 3, { width: textWidth(paper), align: 'center' })
    }),
  )
  doc.y += 10
}

/** Draws one block at the cursor. */
export const writeBlock = (paper: Paper, block: Block): void => {
  if (typeof block === 'string') {
    makeRoom(paper, 32)
    return write(paper, 'P', block, { size: 10 })
  }
  switch (block.kind) {
    case 'heading':
      makeRoom(paper, 64)
      paper.doc.y += 6
      return write(paper, 'H2', block.text, {
        size: 12,
        weight: 'bold',
        colour: colours.deep,
        after: 3,
      })
    case 'strong':
      makeRoom(paper, 40)
      return write(paper, 'P', block.text, { size: 10, weight: 'bold', after: 4 })
    case 'note':
      return write(paper, 'P', block.text, { size: 8.5, colour: colours.aegean })
    case 'list':
      return writeList(paper, block.items)
    case 'formula':
      return writeFormula(paper, block.text, block.spoken)
    case 'table':
      return drawTable(paper, block.table)
    case 'plot':
      return drawPlot(paper, block.plot)
    case 'link':
      return write(
        paper,
        'Link',
        block.text,
        { size: 10, colour: colours.aegean },
        { link: block.url, underline: true },
      )
    case 'tick':
      return writeTick(paper, block.text)
    case 'fields':
      return writeFields(paper, block.labels)
  }
}
