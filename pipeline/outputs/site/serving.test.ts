import { headersFor } from './headers'
import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { siteEdition } from './edition'
import { nginxConfiguration } from './hosts/nginx'
import { redirectPages, redirectsFile } from './hosts/redirects'
import { frameOrigins } from './serving'

const pages = ['/', '/tr', '/venue', '/venue/about-Izmir', '/tr/venue', '/404.html']

describe('earlier addresses', () => {
  const redirects = [
    { from: '/kayıt.html', to: '/tr/venue' },
    { from: '/2025/mekan', to: '/venue' },
  ]
  const serving = { prefix: '/s', pages, redirects, frames: [] }

  test('are in the rules of every host, and pages of their own where a host has no rules', () => {
    expect(redirectsFile(serving)).toContain('/s/kay%C4%B1t.html /s/tr/venue 301\n')
    expect(nginxConfiguration(serving, '/srv')).toContain(String.raw`"~^/s/kayıt\.html/?$" "/s/tr/venue";`)
    const edition = siteEdition(readEdition(editionOnDisk(process.cwd())), '/s')
    const [page] = edition.pages.filter(({ path }) => path === '/tr/venue')
    page!.redirects = ['/eski/mekan']
    edition.data.site.redirects = [
      { from: '/venue.php', to: '/venue' },
      { from: '/contact.html', to: '/venue' },
      { from: '/schedule.json', to: '/venue' },
    ]
    const files = redirectPages(edition)
    expect(Object.keys(files)).toEqual(['venue.php/index.html', 'eski/mekan/index.html'])
    const html = String(files['eski/mekan/index.html'])
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/s/tr/venue">')
    expect(html).toContain(`<link rel="canonical" href="${edition.data.site.url}/s/tr/venue">`)
  })
})

describe('headers', () => {
  const frames = frameOrigins(['https://www.openstreetmap.org/a', 'https://www.openstreetmap.org/b'])
  const headers = (path: string) => headersFor(path, { frames })

  test('a page runs only the site’s own scripts and embeds only the maps’ host', () => {
    const policy = headers('/venue')['Content-Security-Policy']
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain('frame-src https://www.openstreetmap.org;')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('the editor has its own policy and is not indexed', () => {
    expect(headers('/admin/')['Content-Security-Policy']).toContain('https://api.github.com')
    expect(headers('/admin/')['X-Robots-Tag']).toBe('noindex')
    expect(headers('/administration')['X-Robots-Tag']).toBeUndefined()
  })

  test('only files whose names change with their content are kept for ever', () => {
    const kept = (path: string) => headers(path)['Cache-Control']!.includes('immutable')
    const hashed = ['/static/archivo-0123.woff2', '/app-0123456789ab.js', '/styles-0123456789ab.css']
    const others = ['/venue', '/page-data/venue/page-data.json', '/programyeni.pdf', '/admin/editor.js']
    expect([...hashed, ...others].filter(kept)).toEqual(hashed)
  })

  test('other sites may read the calendars and the programme', () => {
    const origin = (path: string) => headers(path)['Access-Control-Allow-Origin']
    const open = ['/calendars/en/programme.ics', '/schedule.json', '/schedule.xml', '/changes-tr.atom']
    expect(open.map(origin)).toEqual(['*', '*', '*', '*'])
    expect(['/venue', '/sitemap.xml'].map(origin)).toEqual([undefined, undefined])
  })

  test('no file runs scripts when it is opened by itself, and no response is guessed at or sent unencrypted', () => {
    const logo = headers('/static/logo.svg')
    expect(logo['Content-Security-Policy']).toContain("script-src 'none'")
    expect(logo['X-Content-Type-Options']).toBe('nosniff')
    expect(logo['Strict-Transport-Security']).toContain('max-age=')
  })
})
