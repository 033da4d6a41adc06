// The limit page: what the fastest page of its kind could be. The same host, network and phone, but nothing to load.
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limit</title><link rel="icon" href="data:,"><style>body{font:1.0625rem/1.6 sans-serif;margin:1rem}</style></head><body><h1>Limit</h1><p>${'A page of text that asks for nothing else is as fast as this phone and this network allow. '.repeat(6)}</p></body></html>`

/** Serves the limit page at every address. */
export function limitPage(): Server {
  const body = brotliCompressSync(PAGE)
  return createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    })
    response.end(body)
  })
}
