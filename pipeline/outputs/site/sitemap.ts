// sitemap.xml and robots.txt: every page once in each language, naming its alternate.
import { pathOf } from '../../records/addresses'
import { writeXml, xmlDocument } from '../xml'
import { addressOf, type SiteEdition } from './edition'

/** All pages with their addresses in both languages. The English page also stands for every other language. */
export function sitemap(edition: SiteEdition): string {
  const document = xmlDocument()
  const set = document.ele('urlset', {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  })
  const pages = [...edition.pages].sort((a, b) => a.path.localeCompare(b.path))
  for (const { path, route } of pages) {
    const url = set.ele('url')
    url.ele('loc').txt(addressOf(edition, path))
    const alternates = [
      ['en', route],
      ['tr', pathOf(route, 'tr')],
      ['x-default', route],
    ] as const
    for (const [hreflang, alternate] of alternates) {
      url.ele('xhtml:link', { rel: 'alternate', hreflang, href: addressOf(edition, alternate) })
    }
  }
  return writeXml(document)
}

/** Search engines may index everything except the editor. */
export const robots = (edition: SiteEdition) =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${edition.prefix}/admin/`,
    '',
    `Sitemap: ${addressOf(edition, '/sitemap.xml')}`,
    '',
  ].join('\n')
