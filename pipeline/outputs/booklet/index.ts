// The abstract booklet in its two sizes.
import { createHash } from 'node:crypto'
import type { ReadEdition } from '../../read'
import { ABSTRACT_BOOKLET, ABSTRACT_BOOKLET_A4 } from '../../records/built-files'
import type { OutputFiles } from '../output-files'
import type { RenderCache } from '../render-cache'
import { bookletPdf } from './booklet'
import { bookletContent } from './content'
import { papers, type PaperSize } from './style'

/** Both files; none if there are no abstracts. */
export async function bookletFiles(read: ReadEdition, drawn: RenderCache): Promise<OutputFiles> {
  const content = bookletContent(read)
  if (content.abstracts.length === 0) return {}
  const pictures = content.advertisements.map(({ picture }) =>
    createHash('sha256')
      .update(read.edition.bytes(picture) ?? '')
      .digest('hex'),
  )
  const draw = (paper: PaperSize) =>
    drawn(['booklet', content, pictures, paper], () => bookletPdf(content, read, paper))
  return { [ABSTRACT_BOOKLET]: await draw(papers.a5), [ABSTRACT_BOOKLET_A4]: await draw(papers.a4) }
}
