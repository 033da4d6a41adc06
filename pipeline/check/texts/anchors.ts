// The places of a page that a link may lead to with #.
import type { ReadEdition } from '../../read'
import { anchorsOfHeadings } from '../../read/texts/heading-anchors'
import type { PageFile } from '../../read/page-file'
import { wordsOf, type Node } from '../../read/texts/nodes'
import { programmeCodes } from '../../records/programme-codes'

const headingsOf = (node: Node): string[] =>
  node.type === 'heading' ? [wordsOf(node)] : (node.children ?? []).flatMap(headingsOf)

/** Anchors of the headings in a page's text. */
export const headingAnchors = (page: PageFile): string[] => anchorsOfHeadings(headingsOf(page.tree))

/** The programme's own anchors: its days, its posters, its changes, and the codes of sessions, talks and posters. */
function placesOfProgramme({ data }: ReadEdition): string[] {
  const days = [...(data.programme?.days ?? []), ...(data.sessions ?? [])].map(({ date }) => `day-${date}`)
  return [...days, ...programmeCodes(data), ...(data.posters?.length ? ['poster-list'] : []), 'changes']
}

/** Anchors that a template's own parts have, by the names that src/ gives them. */
const placesOf: Partial<Record<string, (read: ReadEdition) => string[]>> = {
  home: () => ['key-dates', 'welcome-letter'],
  submissions: () => ['key-dates'],
  program: placesOfProgramme,
  committees: ({ data }) => (data.committees ?? []).map(({ key }) => key),
  venue: ({ data }) =>
    Array.from({ length: data.venue?.galleryImages ?? 0 }, (_, index) => `picture-${index + 1}`),
}

/** All anchors of a page. */
export const anchorsOf = (read: ReadEdition, page: PageFile): string[] => [
  ...headingAnchors(page),
  ...(placesOf[page.frontmatter?.template ?? '']?.(read) ?? []),
]
