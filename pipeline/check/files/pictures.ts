// Whether pictures can be drawn: one whose middle is damaged begins and ends as it should, and only decoding finds it.
import sharp from 'sharp'
import type { DrawnPicture, Edition } from '../../read/edition'
import { extensionOf, pictures, damageOf } from './signatures'

/** How much darker than white, of 255, something must be to be seen on white. */
const LEAST_CONTRAST = 24

/** Logos stand in boxes twice as wide as high. */
const BOX_RATIO = 2

type Pixels = { data: Buffer; info: sharp.OutputInfo }

/** How many lines lie between the first and the last of which something is seen, both included. */
function extent(lines: number, length: number, isSeen: (line: number, along: number) => boolean): number {
  const isBlank = (line: number) => {
    for (let along = 0; along < length; along += 1) if (isSeen(line, along)) return false
    return true
  }
  let [first, last] = [0, lines - 1]
  // Margins alone are looked through: a photograph has none.
  while (first < lines && isBlank(first)) first += 1
  while (last > first && isBlank(last)) last -= 1
  return last - first + 1
}

/** How much a logo would grow in its box without the margins around what is seen on white. */
function enlargementOf({ data, info: { width, height, channels } }: Pixels): number {
  const colours = channels > 2 ? 3 : 1
  const isSeen = (x: number, y: number) => {
    const start = (y * width + x) * channels
    const opacity = channels > colours ? data[start + colours]! / 255 : 1
    for (let colour = start; colour < start + colours; colour += 1)
      if ((255 - data[colour]!) * opacity >= LEAST_CONTRAST) return true
    return false
  }
  const boxHeight = (across: number, down: number) => Math.max(across / BOX_RATIO, down)
  const seen = boxHeight(
    extent(width, height, isSeen),
    extent(height, width, (y, x) => isSeen(x, y)),
  )
  return boxHeight(width, height) / seen
}

/** A drawing of lines (SVG) is sharp at any width; for its colours, a small copy is enough. */
const smallCopy = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).resize(256)

/**
 * A picture as it is drawn; undefined of what the build would refuse, too: sharp's own strictness. Whole pictures are decoded, 1–2 ms
 * each.
 */
const drawn = (bytes: Buffer, extension: string): Promise<DrawnPicture | undefined> =>
  (extension === 'svg' ? smallCopy(bytes) : sharp(bytes))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      (pixels) => ({
        width: extension === 'svg' ? Infinity : pixels.info.width,
        enlargement: enlargementOf(pixels),
      }),
      () => undefined,
    )

/** Icons of the site are SVGs, too, of which nothing is drawn by itself. */
const isLogoDrawing = (path: string) => path.startsWith('content/images/') && extensionOf(path) === 'svg'

/** The edition with `drawn` filled in. Decoding is asynchronous, the check itself is not. */
export async function withPicturesTried(edition: Edition): Promise<Edition> {
  const candidates = ['content/images', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((path) => pictures.includes(extensionOf(path)) || isLogoDrawing(path))
  const found = await Promise.all(
    candidates.map(async (path) => {
      const bytes = edition.bytes(path)
      // What is no picture at all is told without decoding it.
      if (!bytes || damageOf(bytes, extensionOf(path))) return []
      return [[path, await drawn(bytes, extensionOf(path))] as const]
    }),
  )
  return { ...edition, drawn: new Map(found.flat()) }
}
