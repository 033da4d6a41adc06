// How files of each format begin and end: a file cut short or renamed is found without decoding it.

/** `wrong`: not this format at all; `cut`: it ends too early; `damaged`: only decoding finds it (pictures.ts). */
export type Damage = 'empty' | 'wrong' | 'cut' | 'damaged'

/** Formats of pictures that the build decodes. */
export const pictures = ['jpg', 'png', 'webp', 'avif']

const latin = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1')

const near = (bytes: Buffer, tail: number, mark: string) =>
  bytes.subarray(Math.max(0, bytes.length - tail)).includes(Buffer.from(mark, 'latin1'))

type Format = { begins: (bytes: Buffer) => boolean; ends: (bytes: Buffer) => boolean }

/** The folder that each of Microsoft’s formats has within its zip. */
const folders = { docx: 'word/', pptx: 'ppt/', xlsx: 'xl/' }

const zip = (own: string): Format => ({
  begins: (bytes) =>
    latin(bytes, 0, 4) === 'PK\u0003\u0004' &&
    // Without any of them nothing is known of it.
    (bytes.includes(own) || Object.values(folders).every((folder) => !bytes.includes(folder))),
  // The table of contents is at the end, perhaps before a comment of 64 kB.
  ends: (bytes) => near(bytes, 65_557, 'PK\u0005\u0006'),
})

/** HEIC and AVIF are one container; the brands at its beginning say which it is. */
const brands = (bytes: Buffer) => (latin(bytes, 4, 8) === 'ftyp' ? latin(bytes, 8, 48) : '')

const formats: Record<string, Format> = {
  jpg: {
    begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
    ends: (bytes) => near(bytes, 4096, '\u00ff\u00d9'),
  },
  png: {
    begins: (bytes) => latin(bytes, 1, 4) === 'PNG' && latin(bytes, 12, 16) === 'IHDR',
    ends: (bytes) => near(bytes, 4096, 'IEND'),
  },
  webp: {
    begins: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
    ends: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  },
  // Without its namespace browsers show nothing of it.
  svg: {
    begins: (bytes) => bytes.includes('<svg') && bytes.includes('http://www.w3.org/2000/svg'),
    ends: (bytes) => near(bytes, 256, '>'),
  },
  avif: { begins: (bytes) => /avi[fs]/.test(brands(bytes)), ends: (bytes) => bytes.length > 256 },
  heic: { begins: (bytes) => /hei[cx]|hevc|mif1/.test(brands(bytes)), ends: (bytes) => bytes.length > 256 },
  pdf: { begins: (bytes) => latin(bytes, 0, 5) === '%PDF-', ends: (bytes) => near(bytes, 2048, '%%EOF') },
  docx: zip(folders.docx),
  pptx: zip(folders.pptx),
  xlsx: zip(folders.xlsx),
}

/** The format that a file's bytes show, where it is one of those known here. */
const formatOf = (bytes: Buffer) => Object.entries(formats).find(([, { begins }]) => begins(bytes))?.[0]

export const extensionOf = (name: string) =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg')

/** What is wrong with a file by its bytes; undefined where it is as its name says or its format is not known here. */
export function damageOf(bytes: Buffer, extension: string): { damage: Damage; really?: string } | undefined {
  if (bytes.length === 0) return { damage: 'empty' }
  const format = formats[extension]
  if (!format) return undefined
  if (bytes.length < 16 || !format.begins(bytes)) {
    return { damage: 'wrong', really: bytes.length < 16 ? undefined : formatOf(bytes) }
  }
  return format.ends(bytes) ? undefined : { damage: 'cut' }
}
