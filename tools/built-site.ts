// The built site as a careful host would serve it: addresses, redirects, headers, compressed texts. For a look at it,
// measurements, screenshots and tests.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { lookup, mimes } from 'mrmime'
import sirv from 'sirv'
import { headersFor } from '../pipeline/outputs/site/headers'
import type { Serving } from '../pipeline/outputs/site/serving'
import { redirectFor, withoutPrefix } from '../pipeline/domain/page-addresses'
import { Refused } from './run-tool'

/** Compressed as by a host that does so ahead of time: as well as possible. */
const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) }

// Types that mrmime, and sirv by it, leave out because they are a vendor's.
const office = 'application/vnd.openxmlformats-officedocument'
mimes['docx'] = `${office}.wordprocessingml.document`
mimes['pptx'] = `${office}.presentationml.presentation`

const isText = (file: string) => /\.(html|css|m?js|json|txt|xml|atom|ics|svg|webmanifest|ya?ml)$/.test(file)

const compressed = new Map<string, Promise<Buffer>>()

/** Sends a text in the best encoding that the browser accepts. Each is compressed once, until its file changes. */
async function sendText(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const accepted = String(request.headers['accept-encoding'])
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const key = `${encoding} ${file} ${statSync(file).mtimeMs}`
  const sent = compressed.get(key) ?? readFile(file).then(encoding ? encodings[encoding] : (plain) => plain)
  compressed.set(key, sent)
  const body = await sent
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', `${lookup(file) ?? 'text/plain'}; charset=utf-8`)
  response.setHeader('Content-Length', body.length)
  response.setHeader('Vary', 'Accept-Encoding')
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The file of a path within a folder; undefined if there is none. */
function fileOf(folder: string, path: string, pages: string[]): string | undefined {
  const folderOrFile = path.endsWith('/') ? `${path}index.html` : path
  const names = pages.includes(path) ? [`${path}.html`, `${path}/index.html`, path] : [folderOrFile]
  return names
    .map((name) => normalize(join(folder, name)))
    .find((file) => file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile())
}

/** The decoded path of a request and its query. A path that cannot be decoded leads nowhere. */
function requested(url: string): { asked: string; search: string } {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  try {
    return { asked: decodeURIComponent(path), search }
  } catch {
    return { asked: '\0', search }
  }
}

/** A server for a public folder; call `listen` on the result. Unknown addresses answer with /404.html and status 404. */
function siteServer(folder: string, serving: Serving): Server {
  const { prefix, pages, redirects } = serving
  const sendBinary = sirv(folder, { dev: true, etag: true })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const setHeaders = (path: string) => {
      for (const [name, value] of Object.entries(headersFor(path, serving))) response.setHeader(name, value)
    }
    const redirect = (status: number, path: string, search: string) => {
      setHeaders('/')
      response.writeHead(status, { Location: encodeURI(path) + search }).end()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const { asked, search } = requested(request.url ?? '/')
    if (prefix && (asked === '/' || asked === prefix)) return redirect(302, `${prefix}/`, search)
    const path = withoutPrefix(asked, prefix)
    const target = path && redirectFor(path, pages, redirects)
    if (target) return redirect(301, prefix + target, search)
    const file = path && fileOf(folder, path, pages)
    if (!path || !file) {
      setHeaders('/404.html')
      response.statusCode = 404
      return sendText(request, response, join(folder, '404.html'))
    }
    setHeaders(path)
    if (isText(file)) return sendText(request, response, file)
    request.url = encodeURI(path)
    sendBinary(request, response)
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
}

/** A server for the public/ folder of the project at `root`, and its rules. Throws Refused if nothing was built yet. */
export function builtSite(root = process.cwd()): { server: Server; serving: Serving } {
  const rules = join(root, 'deploy/generated/serving.json')
  if (!existsSync(rules)) throw new Refused('tool.not-built')
  const serving = JSON.parse(readFileSync(rules, 'utf8')) as Serving
  return { server: siteServer(join(root, 'public'), serving), serving }
}
