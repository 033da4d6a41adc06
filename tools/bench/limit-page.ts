// The limit page: how fast a page of this kind could be at best. Made by hand with one picture of 25 kB and no script, and
// measured with the same host, network and phone.
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'

const PICTURE_BYTES = 25_000

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limit</title><link rel="icon" href="data:,"><style>body{font:1.0625rem/1.6 sans-serif;margin:1rem}img{width:100%;height:auto}</style></head><body><h1>Limit</h1><img src="/picture.jpg" alt="" width="800" height="500" fetchpriority="high"><p>A page of text with one picture is as fast as this phone and this network allow.</p></body></html>`

/** A plain picture, padded to its size after its end, where a decoder no longer reads. */
async function picture(): Promise<Buffer> {
  const drawn = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#0b5563' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([drawn, randomBytes(PICTURE_BYTES - drawn.length)])
}

/** Serves the limit page at every address except that of its picture. */
export async function limitPage(): Promise<Server> {
  const page = brotliCompressSync(PAGE)
  const image = await picture()
  return createServer((request, response) => {
    const [type, body] =
      request.url === '/picture.jpg' ? ['image/jpeg', image] : ['text/html; charset=utf-8', page]
    response.writeHead(200, {
      'Content-Type': type,
      ...(body === page ? { 'Content-Encoding': 'br' } : {}),
      'Content-Length': body.length,
    })
    response.end(body)
  })
}
