// The built site as Cloudflare Pages, Netlify and GitHub Pages serve it; nginx has a test of its own. Cloudflare's and Netlify's
// published code reads our rules, and Cloudflare's answers. How the other two find a file is modelled on the table in
// github.com/slorber/trailing-slash-guide, which was measured.
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, pages, test } from './site'

type Answer = { status: number; to?: string | undefined; file?: string | undefined; headers: Headers }
type Host = (path: string) => Promise<Answer>

const folder = join(process.cwd(), 'public')
const isFile = (path: string) => Boolean(statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
const fileAt = (...paths: string[]) => paths.find(isFile)

type Published = {
  generateHandler: (context: object) => Promise<Response>
  createMetadataObject: (parsed: object) => object
  parseHeaders: (text: string) => { invalid: unknown[] }
  parseRedirects: (text: string) => { invalid: unknown[] }
  parseAllHeaders: (from: object) => Promise<{
    headers: { forRegExp: RegExp; values: Record<string, string> }[]
    errors: Error[]
  }>
  parseAllRedirects: (from: object) => Promise<{
    redirects: { from: string; to: string; status: number }[]
    errors: Error[]
  }>
}

/** The hosts' own code. It is written in TypeScript and ES modules, so it is bundled first. */
function published(bundle: string): Published {
  const cloudflare = '@cloudflare/pages-shared'
  buildSync({
    stdin: {
      contents: `
        export * from '${cloudflare}/asset-server/handler'
        export * from '${cloudflare}/metadata-generator/createMetadataObject'
        export * from '${cloudflare}/metadata-generator/parseHeaders'
        export * from '${cloudflare}/metadata-generator/parseRedirects'
        export * from 'netlify-headers-parser'
        export * from 'netlify-redirect-parser'`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'node',
    outfile: bundle,
  })
  return createRequire(bundle)(bundle) as Published
}

async function cloudflarePages(code: Published): Promise<Host> {
  const headers = code.parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const redirects = code.parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'))
  expect([...headers.invalid, ...redirects.invalid]).toEqual([])
  const metadata = code.createMetadataObject({ headers, redirects })
  return async (path) => {
    let file: string | undefined
    const find = async (asked: string) => (isFile(asked) ? asked : null)
    const response = await code.generateHandler({
      request: new Request(`https://symposium.example${path}`),
      metadata,
      logError: console.error,
      findAssetEntryForPath: find,
      getAssetKey: (entry: string) => entry,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (entry: string) => {
        file = entry
        return { body: null, contentType: /\.html$/.test(entry) ? 'text/html' : 'application/octet-stream' }
      },
      generateNotFoundResponse: async (
        _: Request,
        __: unknown,
        serve: (entry: string) => Promise<Response>,
      ) => new Response(null, { status: 404, headers: (await serve('/404.html')).headers }),
    })
    const { status } = response
    return { status, to: response.headers.get('location') ?? undefined, file, headers: response.headers }
  }
}

async function netlify(code: Published): Promise<Host> {
  const { headers: rules, errors } = await code.parseAllHeaders({ headersFiles: [join(folder, '_headers')] })
  const { redirects, errors: more } = await code.parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
  })
  expect([...errors, ...more]).toEqual([])
  const bare = (path: string) => path.replace(/(.)\/$/, '$1')
  return async (path) => {
    const headers = new Headers()
    for (const { values } of rules.filter(({ forRegExp }) => forRegExp.test(path))) {
      for (const [name, value] of Object.entries(values)) headers.append(name, value)
    }
    const file = fileAt(path, `${bare(path)}.html`, `${bare(path)}/index.html`)
    if (file?.endsWith('.html') && path !== bare(path) && !file.endsWith('/index.html')) {
      return { status: 301, to: bare(path), headers }
    }
    if (file) return { status: 200, file, headers }
    const redirect = redirects.find(({ from }) => bare(from) === bare(path))
    if (redirect) return { status: redirect.status, to: redirect.to, headers }
    return { status: 404, file: '/404.html', headers }
  }
}

const gitHubPages: Host = async (path) => {
  const file = path.endsWith('/') ? fileAt(`${path}index.html`) : fileAt(path, `${path}.html`)
  if (file) return { status: 200, file, headers: new Headers() }
  if (isFile(`${path}/index.html`)) return { status: 301, to: `${path}/`, headers: new Headers() }
  return { status: 404, file: '/404.html', headers: new Headers() }
}

let hosts: Record<string, Host>

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const code = published(testInfo.outputPath('published.cjs'))
  hosts = {
    'Cloudflare Pages': await cloudflarePages(code),
    Netlify: await netlify(code),
    'GitHub Pages': gitHubPages,
  }
})

for (const name of ['Cloudflare Pages', 'Netlify', 'GitHub Pages']) {
  test(`${name} serves every page at its address, and other spellings after one redirect at most`, async () => {
    const host: Host = (path) => hosts[name]!(path)
    const ends = async (path: string) => {
      const first = await host(path)
      return first.to === undefined ? first : host(first.to)
    }
    for (const { path } of pages) {
      const { status, file } = await host(path)
      expect([path, status]).toEqual([path, 200])
      expect(readFileSync(join(folder, file ?? ''), 'utf8')).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*example[^"/]*${path}"`),
      )
      const spellings = [path === '/' ? '/' : `${path}/`]
      // GitHub Pages knows no redirects.
      if (name !== 'GitHub Pages') spellings.push(path.toLowerCase(), `${path.toLowerCase()}/`)
      if (name !== 'GitHub Pages' && !path.startsWith('/tr')) spellings.push(`/en${path}`)
      for (const asked of spellings) expect([asked, (await ends(asked)).status]).toEqual([asked, 200])
    }
  })

  test(`${name} answers 404 with the site’s own page to unknown addresses`, async () => {
    for (const path of ['/nowhere', '/tr/nowhere/', '/venue/nowhere.html']) {
      const { status, file } = await hosts[name]!(path)
      expect([path, status, file]).toEqual([path, 404, '/404.html'])
    }
  })
}

for (const name of ['Cloudflare Pages', 'Netlify'])
  test(`${name} sends the headers with every page, under every spelling, and with 404`, async () => {
    for (const path of [
      ...pages.flatMap((page) => [page.path, `${page.path}/`]),
      '/nowhere',
      '/1.jpg',
      '/admin/',
    ]) {
      const { headers } = await hosts[name]!(path)
      expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff'])
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d+; includeSubDomains$/)
      expect(headers.get('Content-Security-Policy')).toMatch(/^script-src 'self' 'unsafe-eval'; [^,]*$/)
      expect(headers.get('X-Robots-Tag')).toBe(path === '/admin/' ? 'noindex' : null)
    }
    for (const path of ['/schedule.json', '/schedule.xml', '/calendars/en/programme.ics'])
      expect((await hosts[name]!(path)).headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

test('pages state the stricter policy in their HTML, also the page of unknown addresses', () => {
  for (const file of [...pages.map(({ path }) => (path === '/' ? 'index.html' : `${path}.html`)), '404.html'])
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self';/,
    )
})
