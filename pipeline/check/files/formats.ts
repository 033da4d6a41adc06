// Whether files are what their names say: by their first and last bytes, and of pictures by decoding them.
import sharp from 'sharp'
import type { DrawnPicture, Edition } from '../../read/edition'

/** Formats of pictures that the build decodes. */
export const pictures = ['jpg', 'png', 'webp', 'avif']

const latin = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1')

const near = (bytes: Buffer, tail: number, mark: string) =>
  bytes.subarray(Math.max(0, bytes.length - tail)).includes(Buffer.from(mark, 'latin1'))

type Format = { begins: (bytes: Buffer) => boolean; ends: (bytes: Buffer) => boolean }

/** A zip with a folder of its own; its table of contents is at the end, perhaps before a comment of 64 kB. */
const office = (folder: string): Format => ({
  begins: (bytes) => latin(bytes, 0, 2) === 'PK' && bytes.includes(folder),
  ends: (bytes) => near(bytes, 65_557, 'PK\u0005\u0006'),
})

const formats: Record<string, Format> = {
  jpg: {
    begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
    ends: (bytes) => near(bytes, 4096, '\u00ff\u00d9'),
  },
  png: { begins: (bytes) => latin(bytes, 1, 4) === 'PNG', ends: (bytes) => near(bytes, 4096, 'IEND') },
  webp: {
    begins: (bytes) => latin(bytes, 8, 12) === 'WEBP',
    ends: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  },
  // Without its namespace browsers show nothing of it.
  svg: {
    begins: (bytes) => bytes.includes('<svg') && bytes.includes('http://www.w3.org/2000/svg'),
    ends: (bytes) => near(bytes, 256, '>'),
  },
  avif: { begins: (bytes) => /ftyp.*avi[fs]/s.test(latin(bytes, 4, 48)), ends: () => true },
  pdf: { begins: (bytes) => latin(bytes, 0, 5) === '%PDF-', ends: (bytes) => near(bytes, 2048, '%%EOF') },
  docx: office('word/'),
  pptx: office('ppt/'),
  xlsx: office('xl/'),
}

export const extensionOf = (name: string) =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg')

/**
 * What is wrong with a file by its bytes: `wrong` format, or `damaged` because it ends too early; undefined where it is as its
 * name says or its format is not known here.
 */
export function damageOf(bytes: Buffer, extension: string): 'wrong' | 'damaged' | undefined {
  const format = formats[extension]
  if (!format) return bytes.length === 0 ? 'wrong' : undefined
  if (bytes.length < 16 || !format.begins(bytes)) return 'wrong'
  return format.ends(bytes) ? undefined : 'damaged'
}

/** A picture as the build decodes it (1–2 ms each); undefined of what sharp refuses. An SVG is sharp at any width. */
async function decoded(bytes: Buffer, extension: string): Promise<DrawnPicture | undefined> {
  const isSvg = extension === 'svg'
  const picture = isSvg ? sharp(bytes, { limitInputPixels: false }).resize(256) : sharp(bytes)
  try {
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true })
    return { width: isSvg ? Infinity : info.width }
  } catch {
    return undefined
  }
}

/** The site's own icons are SVGs, too, which the build does not decode. */
const isLogoSvg = (path: string) => path.startsWith('content/images/') && extensionOf(path) === 'svg'

/**
 * The edition with `drawn` filled in: a picture whose middle is damaged begins and ends as it should, and would stop the build.
 * Decoding is asynchronous, the check itself is not.
 */
export async function withPicturesTried(edition: Edition): Promise<Edition> {
  const candidates = ['content/images', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((path) => pictures.includes(extensionOf(path)) || isLogoSvg(path))
  const found = await Promise.all(
    candidates.map(async (path) => {
      const bytes = edition.bytes(path)
      // What is not a picture at all is reported without decoding it.
      if (!bytes || damageOf(bytes, extensionOf(path))) return []
      return [[path, await decoded(bytes, extensionOf(path))] as const]
    }),
  )
  return { ...edition, drawn: new Map(found.flat()) }
}
