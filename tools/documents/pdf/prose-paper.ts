// Makes a whole A4 document from its texts: letterhead, one section for each language, page numbers.
import { colours } from '../colours'
import type { PaperWords } from '../words/prose'
import { writeBlock } from './blocks'
import { drawLetterhead } from './letterhead'
import { write } from './paragraph'
import { a4, assertPrintable, closePaper, openPaper, openSection } from './paper'

const margins = { top: 56, bottom: 58, left: 58, right: 58 }

/** The bytes of the document. Throws if a character is missing from the font. */
export const makeProsePaper = async ({
  title,
  subject,
  language,
  parts,
  foot,
}: PaperWords): Promise<Buffer> => {
  const paper = openPaper({ title, subject, language, size: a4, margins })
  const { doc, root } = paper
  assertPrintable(foot)
  drawLetterhead(paper)
  for (const part of parts) {
    if (part.ownPage) doc.addPage()
    openSection(paper, part.language)
    if (part.title) {
      write(paper, 'H1', part.title, {
        size: 17,
        weight: 'bold',
        colour: colours.deep,
        gap: 1,
        after: 4,
      })
      if (parts.length > 1) doc.outline.addItem(part.title)
    }
    if (part.lead) write(paper, 'P', part.lead, { size: 10, colour: colours.aegean, after: 10 })
    for (const block of part.blocks) writeBlock(paper, block)
    paper.section.end()
    paper.section = root
    doc.y += 12
  }
  return closePaper(paper, foot)
}
