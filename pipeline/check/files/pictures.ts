// Whether pictures can be drawn: one whose middle is damaged begins and ends as it should, and only decoding finds it.
import sharp from 'sharp'
import type { Edition } from '../../read/edition'
import { extensionOf, pictures, damageOf } from './signatures'

/** How much darker than white, of 255, something must be to be seen on white. */
const LEAST_CONTRAST = 24

/** Whether nothing of a picture is seen on white. Nearly every other one shows it by its first pixels. */
function isPale(pixels: Buffer, channels: number): boolean {
  const colours = channels > 2 ? 3 : 1
  for (let start = 0; start < pixels.length; start += channels) {
    const opacity = channels > colours ? pixels[start + colours]! / 255 : 1
    for (let colour = start; colour < start + colours; colour += 1)
      if ((255 - pixels[colour]!) * opacity >= LEAST_CONTRAST) return false
  }
  return true
}

type Drawn = { width: number; pale: boolean }

/** A drawing of lines (SVG) is sharp at any width; for its colours, a small copy is enough. */
const smallCopy = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).resize(256)

/**
 * A picture as it is drawn; undefined of what the build would refuse, too: sharp's own strictness. Whole pictures are decoded, 1–2 ms
 * each.
 */
const drawn = (bytes: Buffer, extension: string): Promise<Drawn | undefined> =>
  (extension === 'svg' ? smallCopy(bytes) : sharp(bytes))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info }) => ({
        width: extension === 'svg' ? Infinity : info.width,
        pale: isPale(data, info.channels),
      }),
      () => undefined,
    )

/** Icons of the site are SVGs, too, of which nothing is drawn by itself. */
const isLogoDrawing = (path: string) => path.startsWith('content/images/') && extensionOf(path) === 'svg'

/** The edition with `widths` and `pale` filled in. Decoding is asynchronous, the check itself is not. */
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
  const pictured = found.flat()
  return {
    ...edition,
    widths: new Map(pictured.map(([path, picture]) => [path, picture?.width])),
    pale: new Set(pictured.flatMap(([path, picture]) => (picture?.pale ? [path] : []))),
  }
}
