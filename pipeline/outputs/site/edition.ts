// What the site's outputs start from: a sound edition, its pages in both languages and their full addresses.
import type { ReadEdition } from '../../read'
import { fullAddress, pathOf } from '../../domain/addresses'
import { contributionPages, type ContributionPage } from '../../records/contribution-pages'
import type { SitePage } from '../../records/page'
import { sitePages } from '../../records/site-pages'
import type { EditionData } from '../../schemas'
import type { Language } from '../../domain/languages'
import { designOf, type Design } from '../design'

export type { SitePage }

export type SiteEdition = {
  read: ReadEdition
  data: EditionData
  design: Design
  pages: SitePage[]
  pagesByPath: Map<string, SitePage>
  /** The pages of talks and posters by their paths. */
  contributions: Map<string, ContributionPage>
  /** The folder of the site on its host. */
  prefix: string
}

/** Narrows the type of an edition that has passed the check. */
export function siteEdition(read: ReadEdition, prefix: string): SiteEdition {
  const data = read.data as EditionData
  const pages = sitePages(read)
  return {
    read,
    data,
    design: designOf(read),
    pages,
    pagesByPath: new Map(pages.map((page) => [page.path, page])),
    contributions: new Map(contributionPages(read).map((page) => [page.path, page])),
    prefix,
  }
}

/** The full address of a path of the site. */
export const addressOf = ({ data, prefix }: Pick<SiteEdition, 'data' | 'prefix'>, path: string): string =>
  fullAddress(data.site.url, prefix, path)

/** The page of a route in a language, if there is one. */
export const pageFor = (edition: SiteEdition, route: string, language: Language): SitePage | undefined =>
  edition.pagesByPath.get(pathOf(route, language))
