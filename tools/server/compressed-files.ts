// Files in the form in which they are sent: read once, compressed once for each encoding, and kept until they change on disk.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, isCompressible } from './content-types'

export type Encoding = 'br' | 'gzip' | 'identity'

type Kept = {
  modified: number
  etag: string
  type: string
  bodies: Map<Encoding, Promise<Buffer>>
  plain: Buffer
}

const compress: Record<Exclude<Encoding, 'identity'>, (plain: Buffer) => Promise<Buffer>> = {
  // The highest compression, as used by a host that compresses ahead of time.
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
}

/** The best encoding that an Accept-Encoding header allows. */
function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return allowed.includes('br') ? 'br' : allowed.includes('gzip') ? 'gzip' : 'identity'
}

export type Served = { body: Buffer; type: string; etag: string; encoding: Encoding }

/** Finds files by their path on disk; undefined if there is none. */
export class CompressedFiles {
  readonly #kept = new Map<string, Kept>()

  async get(path: string, accepted: string | undefined): Promise<Served | undefined> {
    const file = await this.#read(path)
    if (!file) return undefined
    const wanted = isCompressible(file.type) ? chooseEncoding(accepted) : 'identity'
    if (wanted !== 'identity' && !file.bodies.has(wanted))
      file.bodies.set(wanted, compress[wanted](file.plain))
    const body = (await file.bodies.get(wanted)) ?? file.plain
    return { body, type: file.type, etag: `"${file.etag}-${wanted}"`, encoding: wanted }
  }

  async #read(path: string): Promise<Kept | undefined> {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const kept = this.#kept.get(path)
    if (kept?.modified === found.mtimeMs) return kept
    const plain = await readFile(path)
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 20)
    const read = { modified: found.mtimeMs, etag, type: contentType(path), bodies: new Map(), plain }
    this.#kept.set(path, read)
    return read
  }
}
