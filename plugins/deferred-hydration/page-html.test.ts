import { withStartScript } from './page-html'

const start = {
  pagePath: '/venue',
  webpackCompilationHash: 'c0ffee',
  scripts: ['/app-1.js', '/venue-1.js'],
}

const page = (head = '', body = '') =>
  `<html><head>${head}</head><body><p>Venue</p>${body}<!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{}"</script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`

const started = (html: string, address = '', now = start) =>
  withStartScript(html, address, now, '{"title":"Closing </script>"}')

const changed = started(page(), '/start-1.js')

test('the page has one script, with the page’s data right after it; no text can end the data', () => {
  expect(changed.match(/<script.*?<\/script>/g)).toEqual([
    '<script async src="/start-1.js"></script>',
    String.raw`<script type="application/json">{"pagePath":"/venue","webpackCompilationHash":"c0ffee","scripts":["/app-1.js","/venue-1.js"],"pageData":{"title":"Closing \u003c/script>"}}</script>`,
  ])
})

test('a page that Gatsby has kept from an earlier build is changed again', () => {
  expect(started(changed, '/start-1.js')).toBe(changed)
  const later = started(changed, '/start-2.js', { ...start, webpackCompilationHash: 'decaf' })
  expect(later.match(/start-\d/g)).toEqual(['start-2'])
  expect(later).not.toContain('c0ffee')
})

test('a page without Gatsby’s scripts is refused', () => {
  expect(() => started('<html></html>')).toThrow('not found in the HTML of /venue')
})

test.each([
  page('', '<script id="gatsby-script-loader">window.pagePath="/venue"</script>'),
  page('<link as="script" rel="preload" href="/app-1.js">'),
])('so is one in which something else loads or contains scripts', (html) => {
  expect(() => started(html)).toThrow('Not expected in the HTML of /venue: <')
})
