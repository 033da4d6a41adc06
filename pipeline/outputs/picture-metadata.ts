// Pictures that are served as their owners sent them, such as the gallery's /1.jpg, keep nothing of what a camera or an editor wrote
// into them: the place, the author, the camera's number.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeFiles } from '../write/write-files'
import { hashOf, type KeptFiles } from '../kept-files'

/** At this quality the eye sees no difference from the original. */
const quality = 90

/** Whether a picture says more than what it shows. One that cannot be read is a matter for the check. */
async function hasMetadata(picture: Buffer): Promise<boolean> {
  try {
    const { exif, xmp, iptc, comments } = await sharp(picture).metadata()
    return [exif, xmp, iptc, comments].some((part) => part !== undefined)
  } catch {
    return false
  }
}

/** A picture without metadata, turned upright, with its colours; the same if it has none. */
export async function withoutMetadata(picture: Buffer): Promise<Buffer> {
  if (!(await hasMetadata(picture))) return picture
  const image = sharp(picture, { animated: true }).autoOrient().keepIccProfile()
  const { format, chromaSubsampling = '4:2:0' } = await image.metadata()
  if (format === 'jpeg') return image.jpeg({ quality, chromaSubsampling }).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  if (format === 'webp') return image.webp({ quality }).toBuffer()
  return format === 'heif' ? image.avif({ quality }).toBuffer() : picture
}

/** Removes the metadata of those of these files that are pictures; paths are below the folder. Those that Gatsby has encoded have none. */
export async function removeMetadata(
  publicFolder: string,
  paths: string[],
  cached: KeptFiles,
): Promise<void> {
  // One after another: a photograph of a camera takes 100 MB while it is decoded.
  for (const path of paths.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))) {
    const picture = await readFile(join(publicFolder, path))
    if (!(await hasMetadata(picture))) continue
    await writeFiles(publicFolder, {
      [path]: await cached(['picture', hashOf(picture)], () => withoutMetadata(picture)),
    })
  }
}
