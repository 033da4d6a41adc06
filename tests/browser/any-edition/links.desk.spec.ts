// Every address within the site that a page links to exists.
import { downloads } from '../edition'
import { addressesIn, expect, pages, test } from '../site'

/** Requests that wait for their answers together. */
const AT_ONCE = 20

// Compressing every file takes longest.
test.use({ extraHTTPHeaders: { 'Accept-Encoding': 'identity' } })

test('internal links, pictures and downloads', async ({ request, baseURL }) => {
  const found = new Map<string, string>()
  const ids = new Map<string, Set<string | undefined>>()
  const foreign: string[] = []
  for (const { path, language } of pages) {
    const html = await (await request.get(path)).text()
    ids.set(path, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)))
    for (const address of addressesIn(html)) found.set(new URL(address, `${baseURL}${path}`).href, path)
    // Links to pages stay in the language of the address.
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
      if (!/\.\w+($|[?#])/.test(link) && /^\/tr($|[/?#])/.test(link) !== (language === 'tr'))
        foreign.push(`${path} -> ${link}`)
  }
  expect.soft(foreign, 'links stay in the language of the address').toEqual([])

  const asked = new Map<string, number>()
  const dead: string[] = []
  const addressOf = (href: string) => new URL(href).pathname + new URL(href).search
  const addresses = [...new Set([...found.keys()].map(addressOf))]
  while (addresses.length > 0)
    await Promise.all(
      addresses
        .splice(0, AT_ONCE)
        .map(async (address) => asked.set(address, (await request.head(address)).status())),
    )
  for (const [href, from] of found) {
    const { pathname, hash } = new URL(href)
    const status = asked.get(addressOf(href))
    if (status !== 200) dead.push(`${from} -> ${addressOf(href)}: ${status}`)
    const target = decodeURIComponent(hash.slice(1))
    const named = ids.get(decodeURI(pathname))
    if (target && target !== 'top' && named && !named.has(target))
      dead.push(`${from} -> ${pathname}${hash}: no such place`)
  }
  expect.soft(dead).toEqual([])
  const ofEdition = [...pages.map(({ path }) => path), ...downloads.map(({ file }) => file)]
  expect(
    ofEdition.filter((address) => !asked.has(address)),
    'every page and every download is led to',
  ).toEqual([])
})
