// Small files about the whole site, for search engines and phones: sitemap, robots.txt, web app manifests.
import { pathOf } from '../../domain/addresses'
import { inLanguage, type Language } from '../../domain/languages'
import type { OutputFiles } from '../output-files'
import { writeXml } from '../xml'
import { addressOf, type SiteEdition } from './edition'

/** All pages with their addresses in both languages. The English page is also the one for every other language. */
function sitemap(edition: SiteEdition): string {
  const pages = [...edition.pages].sort((a, b) => a.path.localeCompare(b.path))
  const alternate = (hreflang: string, path: string) => ({
    '@rel': 'alternate',
    '@hreflang': hreflang,
    '@href': addressOf(edition, path),
  })
  return writeXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: pages.map(({ path, route }) => ({
        loc: addressOf(edition, path),
        'xhtml:link': [
          alternate('en', route),
          alternate('tr', pathOf(route, 'tr')),
          alternate('x-default', route),
        ],
      })),
    },
  })
}

/** Search engines may index everything except the editor. */
const robots = (edition: SiteEdition) =>
  `User-agent: *\nAllow: /\nDisallow: ${edition.prefix}/admin/\n\nSitemap: ${addressOf(edition, '/sitemap.xml')}\n`

/** The web app manifest: how a phone shows the site on its home screen. */
function manifest(edition: SiteEdition, language: Language): string {
  const { data, prefix, pages } = edition
  const { site } = data
  const { palette } = edition.design
  const png = (file: string, side: number) => ({
    src: `${prefix}/icons/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  })
  const home = `${prefix}${pathOf('/', language)}`
  // From the home screen, people want what is on.
  const start = pages.some(({ route }) => route === '/program') ? '/program' : '/'
  const content = {
    id: home,
    name: inLanguage(site.name, language),
    short_name: inLanguage(site.shortName, language),
    description: inLanguage(site.description, language),
    lang: language,
    dir: 'ltr',
    start_url: `${prefix}${pathOf(start, language)}`,
    scope: `${prefix}/`,
    display: 'standalone',
    theme_color: palette.deep,
    background_color: palette.paper,
    icons: [
      { src: `${prefix}/icons/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      png('icon-192.png', 192),
      png('icon-512.png', 512),
      { ...png('maskable-512.png', 512), purpose: 'maskable' },
    ],
  }
  return JSON.stringify(content, null, 2)
}

/** The files that search engines and browsers ask for. */
export const siteFiles = (edition: SiteEdition): OutputFiles => ({
  'sitemap.xml': sitemap(edition),
  'robots.txt': robots(edition),
  'manifest-en.webmanifest': manifest(edition, 'en'),
  'manifest-tr.webmanifest': manifest(edition, 'tr'),
})
