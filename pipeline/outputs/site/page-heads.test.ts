import { dataTag } from './head-links'
import { withAdditions } from './page-heads'

const html = '<html><head><title>Sa\0lon</title></head><body></body></html>'
const { text: once } = withAdditions(html, [], `<link rel="manifest">${dataTag({ name: '</script>' })}`)

test('additions are at the end of the head, and no text in them can end their script', () => {
  expect(once).toContain(
    String.raw`<link rel="manifest"><script type="application/ld+json">{"name":"\u003c/script>"}</script></head>`,
  )
})

test('a page states its policy itself, with its own inline scripts, for hosts that send no headers', () => {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
  const scripted = '<head></head><script>go()</script><script src="/a.js"></script>'
  const { text: page } = withAdditions(scripted, ['https://maps.example'], '')
  const [, first = ''] = policy.exec(page) ?? []
  expect(first).toMatch(/script-src 'self' 'sha256-[^']+';.* frame-src https:\/\/maps\.example;/)
  expect(first).not.toContain('frame-ancestors')
})

test('additions of an earlier build are replaced', () => {
  const { text: again } = withAdditions(once, [], '<link rel="icon">')
  expect(again).toContain('<link rel="icon"></head>')
  expect(again).not.toContain('manifest')
})

test('a NUL, which React writes before a character that no longer fits its buffer, is removed', () => {
  expect(once).toContain('<title>Salon</title>')
})
