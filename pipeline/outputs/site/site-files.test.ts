import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { networks } from '../../schemas/site'
import { iconFiles } from '../design/icons'
import { unkept } from '../../kept-files'
import { siteEdition } from './edition'
import { headTags } from './head-links'
import { siteFiles } from './site-files'

const edition = siteEdition(readEdition(editionOnDisk(process.cwd())), '')
const { url } = edition.data.site
const files = siteFiles(edition)
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
  async (language) => {
    const { icons, ...manifest } = JSON.parse(textOf(`manifest-${language}.webmanifest`)) as {
      icons: { src: string }[]
    }
    const start_url = language === 'en' ? '/program' : '/tr/program'
    expect(manifest).toMatchObject({ lang: language, start_url, display: 'standalone' })
    const planned = { ...edition, pages: edition.pages.filter(({ route }) => route !== '/program') }
    const early = JSON.parse(String(siteFiles(planned)[`manifest-${language}.webmanifest`])) as object
    expect(early).toMatchObject({ start_url: language === 'en' ? '/' : '/tr' })
    const drawn = await iconFiles(edition.design, unkept)
    expect(Object.keys(drawn)).toEqual(expect.arrayContaining(icons.map(({ src }) => src.slice(1))))
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
