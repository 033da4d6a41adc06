// The pages whose text a pull request changes, and those that show what it changes.
import { isDeepStrictEqual } from 'node:util'
import type { ReadEdition } from '../../read'
import type { PageFile } from '../../read/page-file'
import { pathOf } from '../../domain/addresses'
import type { CollectionName } from '../../schemas'
import type { TemplateName } from '../../schemas/page'
import { statedIn } from '../parity/stated'
import type { ChangedFact } from './changed-facts'

/** A page whose text or head changed, with what its text no longer states and what it states now. */
export type ChangedPage = Omit<ChangedFact, 'path'> & { route: string }

/** Dates, amounts, addresses and counts of a page's text, with the names of the facts that it quotes. */
function statedBy(page: PageFile | undefined): string[] {
  if (!page) return []
  const { title, description, lead } = page.frontmatter ?? {}
  const text = [title, description, lead, page.source].join('\n').replace(/<[^>]*>/g, ' ')
  const quoted = page.facts.map(({ value }) => `<Fact of="${value}" />`)
  return [...new Set([...statedIn(text).map(({ shown }) => shown), ...quoted])]
}

/** What one page states and the other does not; undefined where there is no page. */
function onlyIn(page: PageFile | undefined, other: PageFile | undefined): string | undefined {
  const others = statedBy(other)
  const own = statedBy(page).filter((fact) => !others.includes(fact))
  return page && (own.join(', ') || '…')
}

/** The pages that look different in another version of an edition, with what has changed on each. */
export function changedPages(old: ReadEdition, now: ReadEdition): ChangedPage[] {
  const files = [...new Set([...old.pages, ...now.pages].map(({ file }) => file))].sort()
  return files.flatMap((file): ChangedPage[] => {
    const [was, is] = [old, now].map(({ pages }) => pages.find((page) => page.file === file))
    const [before, after] = [was, is].map((page) => page && [page.frontmatter, page.source])
    const page = is ?? was
    if (!page || isDeepStrictEqual(before, after)) return []
    const { route, language } = page
    const path = pathOf(route, language)
    const entry = { en: path, tr: path }
    return [{ route, file, entry, field: '', before: onlyIn(was, is), after: onlyIn(is, was), money: false }]
  })
}

/** What shows a collection: templates, or a tag in the text of a page. */
const shownIn: Record<CollectionName, (TemplateName | 'PreviousEvents')[]> = {
  navigation: ['home'],
  interface: ['home'],
  site: ['home', 'contact', 'registration', 'committees', 'venue'],
  design: ['home', 'program'],
  speakers: ['speakers', 'home'],
  committees: ['committees'],
  previousEvents: ['PreviousEvents'],
  keyDates: ['home', 'submissions'],
  fees: ['registration'],
  workshop: ['workshop'],
  socialTour: ['social-program'],
  venue: ['venue', 'transportation', 'contact', 'city', 'accommodation'],
  hotels: ['accommodation'],
  sponsors: ['sponsors', 'home', 'exhibition'],
  exhibition: ['exhibition'],
  downloads: ['submissions', 'registration'],
  programme: ['program'],
  sessions: ['program'],
  posters: ['program'],
}

/** The routes of the pages that show some collections, to look at after a change; in the order of the collections. */
export function pagesShowing({ pages }: ReadEdition, names: readonly CollectionName[]): string[] {
  const routes = names.flatMap((name) =>
    shownIn[name].flatMap((shown) =>
      pages
        .filter(
          ({ frontmatter, tags }) =>
            frontmatter?.template === shown || tags.some(({ value }) => value === shown),
        )
        .map(({ route }) => route),
    ),
  )
  return [...new Set(routes)]
}
