// The pages of the site, and the places of a page to which a link may lead with #.
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import type { PageFile } from '../../read/page-file'
import { headingsByAnchor } from '../../read/texts/nodes'
import { programmeCodes } from '../../records/programme-codes'
import { requiredPages } from '../../schemas/page'

/** The routes of all pages that are there, such as /venue. */
export const routesOf = memoise(({ pages }: ReadEdition) => [...new Set(pages.map(({ route }) => route))])

/** A page that every edition has and this one lacks is reported once, at its own file, and not at each link to it. */
export const isMissing = (read: ReadEdition, route: string) =>
  Object.hasOwn(requiredPages, route) && !routesOf(read).includes(route)

/** Anchors that a template's own parts have, by the names that src/ gives them. */
function anchorsOfTemplate({ data }: ReadEdition, template = ''): string[] {
  const { sessions = [], posters = [], programme, committees = [], venue } = data
  const days = [...(programme?.days ?? []), ...sessions].map(({ date }) => `day-${date}`)
  const ids = [...sessions.flatMap(({ talks }) => talks), ...posters].flatMap(({ id }) => id ?? [])
  const anchors: Record<string, string[]> = {
    home: ['key-dates', 'welcome-letter'],
    submissions: ['key-dates'],
    committees: committees.map(({ key }) => key),
    venue: Array.from({ length: venue?.galleryImages ?? 0 }, (_, index) => `picture-${index + 1}`),
    program: [...days, ...programmeCodes(data), ...ids, 'poster-list', 'changes'],
  }
  return anchors[template] ?? []
}

/** All anchors of a page. */
export const anchorsOf = (read: ReadEdition, page: PageFile): string[] => [
  ...headingsByAnchor(page.tree).keys(),
  ...anchorsOfTemplate(read, page.frontmatter?.template),
]
