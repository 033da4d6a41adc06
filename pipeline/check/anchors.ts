// The places of a page that a link may lead to with #.
import type { ReadEdition } from '../read'
import type { PageFile } from '../read/page-file'
import { wordsOf, type Node } from '../read/text-file'
import { programmeCodes } from '../records/programme-codes'

/** “Getting to the Venue” is `getting-to-the-venue`: small letters, hyphens, nothing else. */
export const anchorOf = (heading: string) =>
  heading
    // The small letter of İ would keep its dot as a sign of its own.
    .replaceAll('İ', 'i')
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The anchors of a page's headings in their order; the second of the same words ends in -1, as on GitHub. */
export function anchorsOfHeadings(headings: string[]): string[] {
  const given = new Set<string>()
  return headings.map((heading) => {
    const plain = anchorOf(heading)
    let anchor = plain
    for (let count = 1; given.has(anchor); count += 1) anchor = `${plain}-${count}`
    given.add(anchor)
    return anchor
  })
}

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
