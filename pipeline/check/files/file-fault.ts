// Whether a file that is named is there, and is what its name says.
import { dirname, extname } from 'node:path/posix'
import sharp from 'sharp'
import { abstractsOf } from '../../abstracts'
import type { ReadEdition } from '../../read'
import type { DrawnPicture, Edition } from '../../read/edition'
import { memoise } from '../../domain/memoise'
import { hashOf, unkept } from '../../kept-files'
import { abstractBooklet, builtFiles } from '../../records/built-files'
import { error, warning, type Finding } from '../../messages/diagnostic'
import { kinds } from '../../schemas/kinds'
import { notAmong } from '../findings'

/** The build scales pictures down, but larger ones not in a reasonable time; a phone takes minutes for a larger document. */
const largest = {
  picture: { most: 8 * 1024 * 1024, report: error },
  document: { most: 20e6, report: warning },
}

/** The ending of a file's name, such as `.pdf`. */
export const extensionOf = (path: string): string => extname(path).toLowerCase()

/** Whether the build decodes a file. SVGs are served as they are, and checked in stray-files.ts. */
const isPicture = (path: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(path)

/** The darkest grey, from 0 to 255, that is not seen on white. */
const NEARLY_WHITE = 235

/** A picture as the build decodes it, flattened on white (10 ms each); null of what sharp refuses. */
async function pictureIn(bytes: Buffer): Promise<DrawnPicture | null> {
  try {
    const decoded = sharp(bytes).flatten({ background: 'white' }).removeAlpha().raw()
    const { data, info } = await decoded.toBuffer({ resolveWithObject: true })
    return { width: info.width, isWhite: data.every((value) => value >= NEARLY_WHITE) }
  } catch {
    return null
  }
}

/** Decodes each picture (`drawn`): one that is damaged in the middle would otherwise only stop the build. */
export async function withPicturesTried(edition: Edition, kept = unkept): Promise<Edition> {
  const paths = ['content/images', 'static'].flatMap((folder) => edition.list(folder)).filter(isPicture)
  const drawn = paths.map(async (path) => {
    const bytes = edition.bytes(path)
    if (!bytes) return []
    const json = await kept(hashOf(bytes), async () => Buffer.from(JSON.stringify(await pictureIn(bytes))))
    return [[path, (JSON.parse(json.toString()) as DrawnPicture | null) ?? undefined] as const]
  })
  return { ...edition, drawn: new Map((await Promise.all(drawn)).flat()) }
}

/** How documents begin, and what is in their last 64 kB: the table of contents of a zip is there, perhaps before a comment. */
const formats: Record<string, [begins: string, ends: string]> = {
  '.docx': ['PK', 'PK\u0005\u0006'],
  '.pptx': ['PK', 'PK\u0005\u0006'],
  '.xlsx': ['PK', 'PK\u0005\u0006'],
  '.pdf': ['%PDF-', '%%EOF'],
}

/** Whether a file is not what its name says, or ends too early. Of formats that are not known here, only empty files are refused. */
function isDamaged({ drawn }: Edition, path: string, bytes: Buffer): boolean {
  if (drawn?.has(path)) return drawn.get(path) === undefined
  const [begins, ends] = formats[extensionOf(path)] ?? ['', '']
  const isWhole = bytes.indexOf(begins) === 0 && bytes.subarray(-65_557).includes(ends)
  return bytes.length === 0 || !isWhole
}

/** `images/hero.jpg` of content/images/hero.jpg, `/documents/form.docx` of static/documents/form.docx. */
const asNamed = (path: string) => path.replace(/^content\/|^static(?=\/)/, '')

/** `used`: files of other entries, which are not what is missing here. */
function missing(edition: Edition, path: string, used: Set<string>): Finding {
  const [top = ''] = path.split('/')
  const free = edition.list(top).filter((file) => !used.has(file))
  const isPictureOfContent = path.startsWith('content/') && (isPicture(path) || extensionOf(path) === '.svg')
  const code = isPictureOfContent ? 'files.missing-picture' : 'files.missing'
  const finding = notAmong(free.map(asNamed), asNamed(path), error(code, { path, folder: dirname(path) }))
  const { suggestion, replace: _, ...unnamed } = finding
  // An address without spaces cannot name a file with spaces.
  return suggestion?.startsWith('/') && !kinds.file.accepts(suggestion)
    ? { ...unnamed, advice: [{ code: 'advice.there-is', values: { file: `static${suggestion}` } }] }
    : finding
}

/** What is wrong with a file, or undefined where it is as its name says. */
export function fileFault(edition: Edition, path: string, used = new Set<string>()): Finding | undefined {
  const bytes = edition.bytes(path)
  if (!bytes) return missing(edition, path, used)
  if (isDamaged(edition, path, bytes)) return error('files.damaged', { path, extension: extensionOf(path) })
  const { most, report } = isPicture(path) ? largest.picture : largest.document
  const size = Math.round(bytes.length / 1e6)
  return bytes.length > most ? report('files.too-large', { path, size }) : undefined
}

const builtFilesOf = memoise((data: ReadEdition['data']) => builtFiles(data))

/** Whether the build itself makes the file at an address, such as /programyeni.pdf. */
export const madeByBuild = (read: ReadEdition, address: string): boolean =>
  builtFilesOf(read.data).has(address.slice(1)) ||
  (Object.values<string>(abstractBooklet).includes(address.slice(1)) && abstractsOf(read).list.length > 0)
