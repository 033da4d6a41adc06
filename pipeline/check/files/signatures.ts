// How files of each format begin and end: a file cut short or renamed is found without decoding it.

/** `wrong`: not this format at all; `damaged`: it ends too early, or cannot be decoded (pictures.ts). */
export type Damage = 'wrong' | 'damaged'

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

/** What is wrong with a file by its bytes; undefined where it is as its name says or its format is not known here. */
export function damageOf(bytes: Buffer, extension: string): Damage | undefined {
  const format = formats[extension]
  if (!format) return bytes.length === 0 ? 'wrong' : undefined
  if (bytes.length < 16 || !format.begins(bytes)) return 'wrong'
  return format.ends(bytes) ? undefined : 'damaged'
}
