// Serves the built site as a careful host would: addresses, redirects, headers, encodings. For tests, measurements and a look at
// the site.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { headersFor } from '../../pipeline/outputs/site/headers'
import { redirectFor, withoutPrefix, type Serving } from '../../pipeline/outputs/site/serving'
import { CompressedFiles, type Served } from './compressed-files'

/** The file on disk for a path without prefix; never one outside the folder. */
function fileOnDisk(publicFolder: string, path: string, pages: string[]): string | undefined {
  const name = pages.includes(path) && !path.endsWith('.html') ? `${path}/index.html` : path
  const file = normalize(join(publicFolder, name.endsWith('/') ? `${name}index.html` : name))
  return file.startsWith(publicFolder + sep) ? file : undefined
}

/** The decoded path of a request; undefined if it cannot be decoded. */
function requested(request: IncomingMessage): { path: string; search: string } | undefined {
  try {
    const [path = '/', ...search] = (request.url ?? '/').split('?')
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0')
      ? undefined
      : { path: decoded, search: search.length ? `?${search.join('?')}` : '' }
  } catch {
    return undefined
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  served: Served,
  headers: object,
) {
  const fresh = status === 200 && request.headers['if-none-match'] === served.etag
  response.writeHead(fresh ? 304 : status, {
    ...headers,
    'Content-Type': served.type,
    ETag: served.etag,
    Vary: 'Accept-Encoding',
    ...(served.encoding === 'identity' ? {} : { 'Content-Encoding': served.encoding }),
    ...(fresh ? {} : { 'Content-Length': served.body.length }),
  })
  response.end(fresh || request.method === 'HEAD' ? undefined : served.body)
}

/** Redirects to a path; `search` is kept as the browser sent it, already encoded. */
const redirect = (
  response: ServerResponse,
  status: number,
  { path, search }: { path: string; search: string },
  headers: object,
) => response.writeHead(status, { ...headers, Location: encodeURI(path) + search }).end()

/** A server for a public folder; call `listen` on the result. Unknown addresses answer with /404.html and status 404. */
export function siteServer(publicFolder: string, serving: Serving): Server {
  const files = new CompressedFiles()
  const { prefix, pages } = serving

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    }
    const asked = requested(request)
    const path = asked && withoutPrefix(asked.path, prefix)
    const accepted = request.headers['accept-encoding']
    if (asked && prefix && (asked.path === '/' || asked.path === prefix)) {
      return redirect(response, 302, { ...asked, path: `${prefix}/` }, headersFor('/', serving))
    }
    if (asked && path !== undefined) {
      const target = redirectFor(path, pages)
      if (target) {
        return redirect(response, 301, { ...asked, path: prefix + target }, headersFor(path, serving))
      }
      const file = fileOnDisk(publicFolder, path, pages)
      const served = file && (await files.get(file, accepted))
      if (served) return send(request, response, 200, served, headersFor(path, serving))
    }
    const missing = await files.get(join(publicFolder, '404.html'), accepted)
    const headers = headersFor('/404.html', serving)
    if (missing) return send(request, response, 404, missing, headers)
    return response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found')
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
}
