import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { headLinks } from './head-links'
import { headersFile, redirectsFile } from './hosts/header-files'
import { nginxConfiguration } from './hosts/nginx'
import { manifest } from './manifest'
import { sampleEdition } from './sample-edition'
import { robots, sitemap } from './sitemap'

const edition = sampleEdition()
const { url } = edition.data.site
const serving = {
  prefix: '',
  pages: edition.pages.map(({ path }) => path),
  frames: ['https://www.openstreetmap.org'],
}

describe('sitemap.xml', () => {
  type Url = { loc: string; 'xhtml:link': { '@_hreflang': string; '@_href': string }[] }
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(sitemap(edition)) as {
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
    expect(robots(edition)).toContain(`Sitemap: ${url}/sitemap.xml`)
    expect(robots(edition).match(/^Disallow: .*/gm)).toEqual(['Disallow: /admin/'])
  })
})

describe.each(['en', 'tr'] as const)('the manifest in %s', (language) => {
  const parsed = JSON.parse(manifest(edition, language)) as {
    lang: string
    start_url: string
    icons: { src: string }[]
  }

  test('opens the site in its language', () => {
    expect(parsed).toMatchObject({ lang: language, start_url: language === 'en' ? '/' : '/tr' })
  })

  test('has icons that exist', () => {
    for (const { src } of parsed.icons) expect(existsSync(join(process.cwd(), 'static', src))).toBe(true)
  })
})

test('a page links to its calendar, feed and manifest in its own language', () => {
  const turkish = headLinks(
    edition,
    edition.pages.find(({ path }) => path === '/tr/program')!,
  )
  expect(turkish).toContain('type="text/calendar" href="/calendars/tr/programme.ics"')
  expect(turkish).toContain('type="application/atom+xml" href="/changes-tr.atom"')
  expect(turkish).toContain('href="/manifest-tr.webmanifest"')
})

describe('_headers', () => {
  const files = ['app-0123456789ab.js', 'p-0123456789ab.js', 'static/', 'index.html', 'changes-en.atom']
  const rules = headersFile(serving, files)
  const paths = rules.match(/^\/.*/gm) ?? []

  test('has one rule for each path, because a host joins rules that match twice', () => {
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(['/tr/venue', '/admin/*', '/static/*', '/app-*', '/p-*']))
  })

  test('opens feeds, calendars and data to other sites', () => {
    for (const path of ['/changes-en.atom', '/calendars/*', '/schemas/*']) {
      expect(rules).toContain(`\n${path}\n  Access-Control-Allow-Origin: *`)
    }
  })

  test('does not apply the pages’ policy to the editor', () => {
    const everywhere = rules.slice(0, rules.indexOf('\n\n'))
    expect(everywhere).not.toContain('Content-Security-Policy')
  })

  test('is accompanied by redirects from lowercase addresses', () => {
    expect(redirectsFile(serving)).toContain('/venue/about-izmir /venue/about-Izmir 301')
  })

  test('redirects from /en to the English pages only, whatever follows', () => {
    const lines = redirectsFile(serving).split('\n')
    expect(lines).toEqual(expect.arrayContaining(['/en / 301', '/en/venue /venue 301']))
    expect(lines.filter((line) => /[*:]|\/tr\b.*\/en|^\/en\/tr\b/.test(line))).toEqual([])
  })
})

describe('the nginx configuration', () => {
  const configuration = nginxConfiguration(serving, '/srv/site')

  test('redirects slashes and capitals, but never an address that is right', () => {
    expect(configuration).toContain('"~^/venue/about-Izmir$" "";')
    expect(configuration).toContain('"~*^/venue/about-Izmir(/|/index\\.html)?$" "/venue/about-Izmir";')
    expect(configuration).toContain('"~^/$" "";')
  })

  test('strips the folder in which the site lives', () => {
    const inFolder = nginxConfiguration({ ...serving, prefix: '/symposium' }, '/srv/site')
    expect(inFolder).toContain('location /symposium/ {')
    expect(inFolder).toContain('rewrite ^/symposium(/.*)$ $1 break;')
  })

  test('closes every brace', () => {
    expect(configuration.match(/{$/gm)).toHaveLength(configuration.match(/^\s*}$/gm)?.length ?? 0)
  })
})
