// The path from the home page to a page, for search engines.
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { addressOf, pageFor, type SiteEdition, type SitePage } from '../edition'

/** Routes from the home page down: by the menu's groups, or by the address if the page is not in the menu. */
function wayTo(edition: SiteEdition, route: string): string[] {
  const group = edition.data.navigation.find(
    ({ to, items }) => to !== route && items.some((item) => item.to === route),
  )
  const folder = route.slice(0, route.lastIndexOf('/'))
  const parent = group?.to ?? folder
  return ['/', ...(parent && parent !== '/' ? [parent] : []), route]
}

/** The breadcrumbs of a page; undefined for the home page, where they begin. */
export function breadcrumbsOf(
  edition: SiteEdition,
  { route, language }: SitePage,
): WithContext<BreadcrumbList> | undefined {
  if (route === '/') return undefined
  const pages = wayTo(edition, route).flatMap((step) => pageFor(edition, step, language) ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(edition, path),
    })),
  }
}
