// Pictures that are served as their owners sent them, such as the gallery's /1.jpg, keep nothing of what a camera or an editor wrote
// into them: the place, the author, the camera's number.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeFiles } from '../write-files'
import type { RenderCache } from './render-cache'

/** At this quality of a JPEG, WebP or AVIF the eye sees no difference from the original. */
const QUALITY = 90

/** A picture without metadata, turned as it is meant to be seen, with its colours; undefined if it has none, or is damaged. */
export async function withoutMetadata(picture: Buffer): Promise<Buffer | undefined> {
  const found = await sharp(picture)
    .metadata()
    .catch(() => undefined)
  if (!found || !(found.exif || found.xmp || found.iptc || found.comments)) return undefined
  const image = sharp(picture, { animated: true }).autoOrient().keepIccProfile()
  const { chromaSubsampling = '4:2:0' } = found
  switch (found.format) {
    case 'jpeg':
      return image.jpeg({ quality: QUALITY, chromaSubsampling }).toBuffer()
    case 'png':
      return image.png().toBuffer()
    case 'webp':
      return image.webp({ quality: QUALITY }).toBuffer()
    case 'heif':
      return image.avif({ quality: QUALITY }).toBuffer()
    default:
      return undefined
  }
}

/** Removes the metadata of all pictures below a folder. Those that Gatsby has encoded have none. */
export async function removeMetadata(publicFolder: string, cached: RenderCache): Promise<void> {
  const paths = await readdir(publicFolder, { recursive: true })
  // One after another: a photograph of a camera takes 100 MB while it is decoded.
  for (const path of paths.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))) {
    const picture = await readFile(join(publicFolder, path))
    const hash = createHash('sha256').update(picture).digest('hex')
    const cleaned = await cached(
      ['picture', hash],
      async () => (await withoutMetadata(picture)) ?? Buffer.alloc(0),
    )
    if (cleaned.length > 0) await writeFiles(publicFolder, { [path]: cleaned })
  }
}
