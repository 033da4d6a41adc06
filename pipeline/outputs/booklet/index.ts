// The abstract booklet in its two sizes: everything that is presented, with its abstracts (specification, section 9: fees include it).
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { ABSTRACT_BOOKLET, ABSTRACT_BOOKLET_A4 } from '../../records/built-files'
import type { OutputFiles } from '../output-files'
import { drawCover } from '../pdf/cover'
import { printed, type Paper } from '../pdf/paper'
import { formats, looks, type Format } from '../pdf/style'
import { textsIn } from '../pdf/texts'
import type { RenderCache } from '../render-cache'
import { drawGroup } from './abstracts'
import { advertisementPicture, drawAdvertisements, drawAuthors } from './back'
import { bookletContent, groupsOf, words, type Booklet, type BookletContent } from './content'
import { drawCommittees, drawContents } from './front'

/** Numbers are at the outer edges: even pages are on the left. */
function drawRunning(paper: Paper) {
  const { page, format, running } = paper
  const [outer, inner] = page % 2 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const y = format.height - 38
  paper.draw({ text: String(page), ...looks.bold, align: outer, ...looks.foot }, y)
  paper.draw({ text: running.join(), align: inner, ...looks.foot }, y)
}

/** Makes the booklet; the same content gives the same bytes. */
async function bookletPdf(content: BookletContent, edition: Edition, format: Format): Promise<Buffer> {
  const { schedule, committees, advertisements } = content
  const texts = textsIn(['tr', 'en'], content.data)
  const groups = groupsOf(content, texts)
  const setting = { schedule, title: words.title, language: 'tr', format, drawRunning } as const
  const pictures = await Promise.all(
    advertisements.map(({ picture }) => advertisementPicture(edition.bytes(picture))),
  )
  return printed(setting, (paper) => {
    const booklet: Booklet = { ...texts, paper, schedule, content }
    drawCover(booklet, words.title)
    if (committees.length > 0) drawCommittees(booklet)
    drawContents(booklet, groups)
    for (const group of groups) drawGroup(booklet, group)
    drawAuthors(booklet, groups)
    drawAdvertisements(booklet, pictures)
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
