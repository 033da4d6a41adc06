// The pages whose text a pull request changes, and those that show what it changes.
import { isDeepStrictEqual } from 'node:util'
import type { ReadEdition } from '../../read'
import type { PageFile } from '../../read/page-file'
import type { CollectionName } from '../../schemas'
import type { Language } from '../../schemas/kinds'
import { statedIn } from '../parity/stated'

/** A page whose text or head changed. */
export type ChangedPage = {
  route: string
  language: Language
  kind: 'added' | 'removed' | 'changed'
  /** Dates, amounts, addresses and counts that its text no longer states, and those it states now. */
  gone: string[]
  now: string[]
}

/** What a page's text states, with the names of the facts that it quotes. */
function statedBy(page: PageFile | undefined): string[] {
  if (!page) return []
  const { title, description, lead } = page.frontmatter ?? {}
  const text = [title, description, lead, page.source].join('\n').replace(/<[^>]*>/g, ' ')
  const quoted = page.facts.map(({ value }) => `<Fact of="${value}" />`)
  return [...new Set([...statedIn(text).map(({ shown }) => shown), ...quoted])]
}

/** Every page whose words differ between two editions. */
export function changedPages(old: ReadEdition, now: ReadEdition): ChangedPage[] {
  const files = [...new Set([...old.pages, ...now.pages].map(({ file }) => file))].sort()
  return files.flatMap((file): ChangedPage[] => {
    const [was, is] = [old, now].map(({ pages }) => pages.find((page) => page.file === file))
    const [before, after] = [was, is].map((page) => page && [page.frontmatter, page.source])
    if (isDeepStrictEqual(before, after)) return []
    const [stated, states] = [statedBy(was), statedBy(is)]
    return [
      {
        route: (is ?? was)!.route,
        language: (is ?? was)!.language,
        kind: was ? (is ? 'changed' : 'removed') : 'added',
        gone: stated.filter((fact) => !states.includes(fact)),
        now: states.filter((fact) => !stated.includes(fact)),
      },
    ]
  })
}

/** The pages that show a collection, to look at after a change; of all others, the home page. */
export const shownOn: Partial<Record<CollectionName, string[]>> = {
  site: ['/', '/contact', '/registration', '/committees', '/venue'],
  speakers: ['/speakers', '/'],
  committees: ['/committees'],
  previousEvents: ['/conference'],
  keyDates: ['/', '/submissions'],
  fees: ['/registration'],
  workshop: ['/workshop'],
  socialTour: ['/venue/social-program'],
  venue: ['/venue', '/venue/transportation', '/contact', '/venue/about-Izmir', '/venue/accommodation'],
  hotels: ['/venue/accommodation'],
  sponsors: ['/sponsors', '/', '/exhibition'],
  exhibition: ['/exhibition'],
  downloads: ['/submissions', '/registration'],
  programme: ['/program'],
  sessions: ['/program'],
  posters: ['/program'],
}
