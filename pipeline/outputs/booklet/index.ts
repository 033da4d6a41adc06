// The abstract booklet in its two sizes: everything that is presented, with its abstracts (specification, section 9: fees include it).
import { abstractsOf } from '../../abstracts'
import type { ReadEdition } from '../../read'
import { ABSTRACT_BOOKLET, ABSTRACT_BOOKLET_A4 } from '../../records/built-files'
import type { OutputFiles } from '../output-files'
import { drawCover } from '../pdf/cover'
import { drawingsOf } from '../pdf/formula-outlines'
import { formats, looks, type Format } from '../pdf/style'
import { printed } from '../pdf/texts'
import type { RenderCache } from '../render-cache'
import { drawGroup } from './abstracts'
import { drawAdvertisements, drawAuthors } from './back'
import { bookletContent, formulasOf, groupsOf, type BookletContent } from './content'
import { drawCommittees, drawContents } from './front'

async function bookletPdf(content: BookletContent, format: Format): Promise<Buffer> {
  const drawings = await drawingsOf(formulasOf(content))
  return printed({ ...content, format, drawings }, (booklet) => {
    const { paper, committees } = booklet
    /** Numbers are at the outer edges: even pages are on the left. */
    paper.drawRunning = () => {
      const { page, running } = paper
      const [outer, inner] = page % 2 ? (['right', 'left'] as const) : (['left', 'right'] as const)
      const y = format.height - 38
      paper.draw({ text: String(page), ...looks.bold, align: outer, ...looks.foot }, y)
      paper.draw({ text: running.join(), align: inner, ...looks.foot }, y)
    }
    const groups = groupsOf(booklet)
    drawCover(booklet)
    if (committees.length > 0) drawCommittees(booklet)
    drawContents(booklet, groups)
    for (const group of groups) drawGroup(booklet, group)
    drawAuthors(booklet, groups)
    drawAdvertisements(booklet)
  })
}

/** Both files; none if there are no abstracts. */
export async function bookletFiles(read: ReadEdition, drawn: RenderCache): Promise<OutputFiles> {
  if (abstractsOf(read).list.length === 0) return {}
  const content = await bookletContent(read, drawn)
  const draw = (format: Format) => drawn(['booklet', content, format], () => bookletPdf(content, format))
  return {
    [ABSTRACT_BOOKLET]: await draw(formats.bookletA5),
    [ABSTRACT_BOOKLET_A4]: await draw(formats.bookletA4),
  }
}
