import { quietHtml } from './quiet-html'

const start = {
  boot: '/boot-1.js',
  page: '/venue',
  styles: [
    {
      href: '/styles-2.css',
      text: '@font-face{src:url(/static/archivo-400-neighbours-1.woff2)}@font-face{src:url(/static/archivo-400-2.woff2)}',
    },
    { href: '/styles-3.css', text: '.venue{}' },
  ],
  compilation: 'c0ffee',
  scripts: ['/app-1.js', '/p-1.js'],
  fetches: ['/page-data/app-data.json'],
  data: { path: '/venue', title: 'Closing </script>' },
}

const slice = '<script>window.___chunkMapping="{}"</script><script src="/app-1.js" async></script>'

const html = (inside = slice) =>
  `<html><head><meta name="generator" content="Gatsby 5"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">.old{}</style><link as="script" rel="preload" href="/app-1.js"/></head><body><p>Venue</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/venue";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${inside}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`

describe('the HTML of a page with the quiet start', () => {
  test('has one script, not inline, with the page’s data right after it', () => {
    const scripts = quietHtml(html(), start).match(/<script.*?<\/script>/g)
    expect(scripts).toEqual([
      '<script async src="/boot-1.js" data-page="/venue" data-compilation="c0ffee" data-scripts="/app-1.js /p-1.js" data-fetch="/page-data/app-data.json"></script>',
      String.raw`<script type="application/json">{"path":"/venue","title":"Closing \u003c/script>"}</script>`,
    ])
  })

  test('has no NUL, which React writes before a letter that no longer fits its buffer', () => {
    const broken = html().replace('Venue', 'Sa\0lon')
    expect(quietHtml(broken, start)).toContain('<p>Salon</p>')
  })

  test('preloads no bundles, only the fonts of every page', () => {
    const quiet = quietHtml(html(), start)
    expect(quiet).not.toContain('as="script"')
    expect(quiet).toContain('as="font" type="font/woff2" crossorigin href="/static/archivo-400-2.woff2"')
  })

  test('has the current stylesheets, even if Gatsby kept the page’s old HTML because only styles changed', () => {
    const quiet = quietHtml(html(), start)
    expect(quiet).not.toContain('.old{}')
    expect(quiet.match(/<style[^>]*>/g)).toEqual([
      '<style data-href="/styles-2.css">',
      '<style data-href="/styles-3.css">',
    ])
    const styles = [{ href: '/styles-4.css', text: '.new{}' }]
    const again = quietHtml(quiet, { ...start, styles })
    expect(again.match(/<style.*<\/style>/g)).toEqual(['<style data-href="/styles-4.css">.new{}</style>'])
  })

  test('keeps Gatsby’s markers, by which a later build finds its place', () => {
    expect(quietHtml(html(), start)).toContain('<!-- slice-start id="_gatsby-scripts-1" -->')
  })

  test('comes out the same when processed again', () => {
    const once = quietHtml(html(), start, { structuredData: [{ '@type': 'Event' }] })
    expect(quietHtml(once, start, { structuredData: [{ '@type': 'Event' }] })).toBe(once)
  })

  test('replaces structured data, and no text in it can end the script', () => {
    const quiet = quietHtml(quietHtml(html(), start, { structuredData: [{ name: 'old' }] }), start, {
      structuredData: [{ name: '</script>' }],
    })
    expect(quiet).not.toContain('old')
    expect(quiet).toContain('{"name":"\\u003c/script>"}')
  })

  test('replaces the links in its head', () => {
    const once = quietHtml(html(), start, { links: '<link rel="manifest" href="/old">' })
    const again = quietHtml(once, start, { links: '<link rel="manifest" href="/new">' })
    expect(again.match(/rel="manifest" href="[^"]*"/g)).toEqual(['rel="manifest" href="/new"'])
  })

  test('refuses an inline script, which the site’s policy would block', () => {
    const withInline = html().replace('<p>', '<script>alert(1)</script><p>')
    expect(() => quietHtml(withInline, start)).toThrow('inline script in the HTML of /venue')
  })

  test('fails if Gatsby’s scripts are missing', () => {
    expect(() => quietHtml('<html></html>', start)).toThrow('not found in the HTML of /venue')
  })
})
