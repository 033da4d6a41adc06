// Every address within the site that a page links to exists and has the type of file that its name promises.
import { downloads, venue } from '../edition'
import { expect, pages, test } from '../site'

const types: Record<string, RegExp> = {
  pdf: /^application\/pdf/,
  docx: /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document/,
  pptx: /^application\/vnd\.openxmlformats-officedocument\.presentationml\.presentation/,
  ics: /^text\/calendar/,
  json: /^application\/(feed\+)?json/,
  xml: /^(application|text)\/(atom\+|rss\+)?xml/,
  jpg: /^image\/jpeg/,
  png: /^image\/png/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  svg: /^image\/svg\+xml/,
  js: /^(application|text)\/javascript/,
  woff2: /^font\/woff2/,
}

test('internal links, pictures and downloads', async ({ page, request, baseURL }) => {
  test.setTimeout(120_000)
  const found = new Map<string, string>()
  const ids = new Map<string, Set<string>>()
  const foreign: string[] = []
  await page.goto('/')
  for (const { path, language } of pages) {
    const answer = await request.get(path)
    const { addresses, named, links } = await page.evaluate(
      (html) => {
        const tree = new DOMParser().parseFromString(html, 'text/html')
        const all = [...tree.querySelectorAll('[href], [src], [srcset]')].flatMap((element) => [
          element.getAttribute('href') ?? '',
          element.getAttribute('src') ?? '',
          ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
        ])
        return {
          addresses: all.filter(Boolean),
          named: [...tree.querySelectorAll('[id]')].map(({ id }) => id),
          links: [...tree.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
        }
      },
      await answer.text(),
    )
    ids.set(path, new Set(named))
    for (const address of addresses) {
      const url = new URL(address, new URL(path, baseURL))
      if (url.origin === new URL(baseURL ?? '').origin) found.set(url.href, path)
    }
    // Links to pages stay in the language of the address.
    for (const link of links)
      if (!/\.\w+($|[?#])/.test(link) && /^\/tr($|[/?#])/.test(link) !== (language === 'tr'))
        foreign.push(`${path} -> ${link}`)
  }
  expect.soft(foreign, 'links stay in the language of the address').toEqual([])

  const asked = new Map<string, number>()
  const dead: string[] = []
  for (const [href, from] of found) {
    const { pathname, search, hash } = new URL(href)
    if (!asked.has(pathname + search)) {
      const answer = await request.get(pathname + search)
      asked.set(pathname + search, answer.status())
      const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? ''
      const type = answer.headers()['content-type'] ?? ''
      if (types[ending] && !types[ending].test(type)) dead.push(`${pathname} is served as ${type}`)
    }
    if (asked.get(pathname + search) !== 200)
      dead.push(`${from} -> ${pathname}: ${asked.get(pathname + search)}`)
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

test('the gallery’s pictures are served under their numbers', async ({ request }) => {
  for (let n = 1; n <= venue.galleryImages; n++) {
    const answer = await request.get(`/${n}.jpg`)
    expect.soft(answer.status(), `/${n}.jpg`).toBe(200)
    expect.soft(answer.headers()['content-type']).toBe('image/jpeg')
  }
  expect((await request.get(`/${venue.galleryImages + 1}.jpg`)).status()).toBe(404)
})
