// The built site as Cloudflare Pages and Netlify serve it, by their published code; nginx has a test of its own. GitHub Pages has no
// rules: it finds files by their names.
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, pages, test } from './site'

type Answer = { status: number; to?: string | undefined; file?: string | undefined; headers: Headers }
type Host = (path: string) => Promise<Answer>

const folder = join(process.cwd(), 'public')
const isFile = (path: string) => Boolean(statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

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

let code: Published
let cloudflare: Host

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  code = published(testInfo.outputPath('published.cjs'))
  cloudflare = await cloudflarePages(code)
})

test('Cloudflare Pages serves every page at its address, and other spellings after one redirect at most', async () => {
  const ends = async (path: string) => {
    const first = await cloudflare(path)
    return first.to === undefined ? first : cloudflare(first.to)
  }
  for (const { path } of pages) {
    const { status, file } = await cloudflare(path)
    expect([path, status, file]).toEqual([path, 200, fileOf(path)])
    const spellings = [path === '/' ? '/' : `${path}/`, path.toLowerCase(), `${path.toLowerCase()}/`]
    if (!path.startsWith('/tr')) spellings.push(`/en${path}`)
    for (const asked of spellings) expect([asked, (await ends(asked)).status]).toEqual([asked, 200])
  }
  for (const path of ['/nowhere', '/tr/nowhere/', '/venue/nowhere.html']) {
    const { status, file } = await cloudflare(path)
    expect([path, status, file]).toEqual([path, 404, '/404.html'])
  }
})

test('Netlify reads the redirects as they are meant: each leads to a page', async () => {
  const redirectsFiles = [join(folder, '_redirects')]
  const { redirects, errors } = await code.parseAllRedirects({ redirectsFiles })
  expect(errors).toEqual([])
  expect(redirects.length).toBeGreaterThan(0)
  expect(redirects.filter(({ to, status }) => status !== 301 || !isFile(fileOf(to)))).toEqual([])
})

for (const name of ['Cloudflare Pages', 'Netlify'])
  test(`${name} sends the headers with every page, under every spelling, and with 404`, async () => {
    const headersFiles = [join(folder, '_headers')]
    const { headers: rules, errors } = await code.parseAllHeaders({ headersFiles })
    expect(errors).toEqual([])
    const headersOf = async (path: string) => {
      if (name !== 'Netlify') return (await cloudflare(path)).headers
      const applied = rules
        .filter(({ forRegExp }) => forRegExp.test(path))
        .flatMap(({ values }) => Object.entries(values))
      const headers = new Headers()
      applied.forEach(([header, value]) => headers.append(header, value))
      return headers
    }
    const paths = pages.flatMap(({ path }) => [path, `${path}/`])
    for (const path of [...paths, '/nowhere', '/1.jpg', '/admin/']) {
      const headers = await headersOf(path)
      expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff'])
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d+; includeSubDomains$/)
      // The inline scripts show today at a glance, and what holds after the symposium.
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^script-src 'self' 'unsafe-eval'( 'sha256-[^' ]+')+; [^,]*$/,
      )
      expect(headers.get('X-Robots-Tag')).toBe(path === '/admin/' ? 'noindex' : null)
    }
    for (const path of ['/schedule.json', '/schedule.xml', '/calendars/en/programme.ics'])
      expect((await headersOf(path)).get('Access-Control-Allow-Origin')).toBe('*')
  })
