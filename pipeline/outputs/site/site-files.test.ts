import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { networks } from '../../schemas/site'
import { siteEdition } from './edition'
import { headTags } from './head-links'
import { siteFiles } from './site-files'

const root = process.cwd()
const edition = siteEdition(readEdition(editionOnDisk(root)), '')
const { url } = edition.data.site
const files = siteFiles(root, edition)
const textOf = (path: string) => String(files[path])

describe('sitemap.xml', () => {
  type Url = { loc: string; 'xhtml:link': { '@_hreflang': string; '@_href': string }[] }
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(textOf('sitemap.xml')) as {
    urlset: { url: Url[] }
  }
  const urls = parsed.urlset.url

  test('has every page in both languages once', () => {
    expect(urls.map(({ loc }) => loc).sort()).toEqual(edition.pages.map(({ path }) => url + path).sort())
  })

  test('names the alternate of each page, and the English page for all other languages', () => {
    const venue = urls.find(({ loc }) => loc === `${url}/tr/venue`)
    expect(venue?.['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']])).toEqual([
      ['en', `${url}/venue`],
      ['tr', `${url}/tr/venue`],
      ['x-default', `${url}/venue`],
    ])
  })

  test('is announced in robots.txt, which excludes only the editor', () => {
    expect(textOf('robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`)
    expect(textOf('robots.txt').match(/^Disallow: .*/gm)).toEqual(['Disallow: /admin/'])
  })
})

test.each(['en', 'tr'] as const)(
  'the manifest in %s opens the programme in its language, without the browser’s bars, with icons',
  (language) => {
    const { icons, ...manifest } = JSON.parse(textOf(`manifest-${language}.webmanifest`)) as {
      icons: { src: string }[]
    }
    const start_url = language === 'en' ? '/program' : '/tr/program'
    expect(manifest).toMatchObject({ lang: language, start_url, display: 'standalone' })
    for (const { src } of icons) expect(existsSync(join(root, 'static', src))).toBe(true)
  },
)

test('there is an icon for every network', () => {
  const sprite = readFileSync('static/icons/social.svg', 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...networks])
})

test('a page links to its calendar, feed and manifest in its own language', () => {
  const turkish = headTags(edition, '/tr/program')
  expect(turkish).toContain('type="text/calendar" href="/calendars/tr/programme.ics"')
  expect(turkish).toContain('type="application/atom+xml" href="/changes-tr.atom"')
  expect(turkish).toContain('href="/manifest-tr.webmanifest"')
})
