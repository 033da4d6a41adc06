// Whether pictures can be decoded: one whose middle is damaged begins and ends as it should, and would stop the build.
import sharp from 'sharp'
import type { DrawnPicture, Edition } from '../../read/edition'
import { damageOf, extensionOf, pictures } from './signatures'

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

/** The edition with `drawn` filled in. Decoding is asynchronous, the check itself is not. */
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
