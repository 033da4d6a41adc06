// The abstract booklet in its two sizes: everything that is presented, with its abstracts (specification, section 9: fees include it).
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { ABSTRACT_BOOKLET, ABSTRACT_BOOKLET_A4 } from '../../records/built-files'
import type { OutputFiles } from '../output-files'
import { drawCover } from '../pdf/cover'
import { Paper } from '../pdf/paper'
import { formats, looks, type Format } from '../pdf/style'
import { textsIn } from '../pdf/texts'
import type { RenderCache } from '../render-cache'
import { drawGroup } from './abstracts'
import { drawAdvertisements, drawAuthors } from './back'
import { bookletContent, groupsOf, words, type Booklet, type BookletContent } from './content'
import { drawCommittees, drawContents } from './front'

/** Makes the booklet; the same content gives the same bytes. */
async function bookletPdf(content: BookletContent, edition: Edition, format: Format): Promise<Buffer> {
  const { schedule, committees } = content
  const texts = textsIn(['tr', 'en'], content.texts)
  const paper = new Paper({ schedule, title: words.title, language: 'tr', format })
  const booklet: Booklet = { ...texts, paper, content }
  const groups = groupsOf(content, texts)
  drawCover(paper, texts, schedule, words.title)
  if (committees.length > 0) drawCommittees(booklet)
  drawContents(booklet, groups)
  for (const group of groups) drawGroup(booklet, group)
  drawAuthors(booklet, groups)
  await drawAdvertisements(booklet, edition)
  return paper.bytes(([foot = ''], page) => {
    // Numbers are at the outer edges: even pages are on the left.
    const [outer, inner] = page % 2 ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const y = format.height - 38
    paper.draw({ text: String(page), weight: 'bold', align: outer, ...looks.foot }, y)
    paper.draw({ text: foot, align: inner, ...looks.foot }, y)
  })
}

/** Both files; none if there are no abstracts. */
export async function bookletFiles(read: ReadEdition, drawn: RenderCache): Promise<OutputFiles> {
  const content = bookletContent(read)
  if (content.abstracts.length === 0) return {}
  const draw = (format: Format) =>
    drawn(['booklet', content, format], () => bookletPdf(content, read.edition, format))
  return {
    [ABSTRACT_BOOKLET]: await draw(formats.bookletA5),
    [ABSTRACT_BOOKLET_A4]: await draw(formats.bookletA4),
  }
}
