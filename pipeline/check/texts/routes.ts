// The pages of the site, and the places of a page to which a link may lead with #.
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import type { PageFile } from '../../read/page-file'
import { anchorsOfHeadings, wordsOf, type Node } from '../../read/texts/nodes'
import { programmeCodes } from '../../records/programme-codes'
import { requiredPages } from '../../schemas/page'

/** The routes of all pages that are there, such as /venue. */
export const routesOf = memoise(({ pages }: ReadEdition) => [...new Set(pages.map(({ route }) => route))])

/** A page that every edition has and this one lacks is reported once, at its own file, and not at each link to it. */
export const isMissing = (read: ReadEdition, route: string) =>
  Object.hasOwn(requiredPages, route) && !routesOf(read).includes(route)

const headingsOf = (node: Node): string[] =>
  node.type === 'heading' ? [wordsOf(node)] : (node.children ?? []).flatMap(headingsOf)

/** Anchors of the headings in a page's text. */
export const headingAnchors = (page: PageFile): string[] => anchorsOfHeadings(headingsOf(page.tree))

/** Anchors that a template's own parts have, by the names that src/ gives them. */
function anchorsOfTemplate({ data }: ReadEdition, template: string | undefined): string[] {
  switch (template) {
    case 'home':
      return ['key-dates', 'welcome-letter']
    case 'submissions':
      return ['key-dates']
    case 'committees':
      return (data.committees ?? []).map(({ key }) => key)
    case 'venue':
      return Array.from({ length: data.venue?.galleryImages ?? 0 }, (_, index) => `picture-${index + 1}`)
    case 'program': {
      const days = [...(data.programme?.days ?? []), ...(data.sessions ?? [])].map(
        ({ date }) => `day-${date}`,
      )
      const ids = [...(data.sessions ?? []).flatMap(({ talks }) => talks), ...(data.posters ?? [])].flatMap(
        ({ id }) => id ?? [],
      )
      const list = data.posters?.length ? ['poster-list'] : []
      return [...days, ...programmeCodes(data), ...ids, ...list, 'changes']
    }
    default:
      return []
  }
}

/** All anchors of a page. */
export const anchorsOf = (read: ReadEdition, page: PageFile): string[] => [
  ...headingAnchors(page),
  ...anchorsOfTemplate(read, page.frontmatter?.template),
]
