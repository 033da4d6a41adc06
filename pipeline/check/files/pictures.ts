// Whether pictures can be drawn: one whose middle is damaged begins and ends as it should, and only decoding finds it.
import sharp from 'sharp'
import type { Edition } from '../../read/edition'
import { extensionOf, pictures, damageOf } from './signatures'

/** Width, px; undefined of what the build would refuse, too: sharp's own strictness. Whole pictures are decoded, 1–2 ms each. */
const drawnWidth = (bytes: Buffer): Promise<number | undefined> =>
  sharp(bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ info }) => info.width,
      () => undefined,
    )

/** The edition with `widths` filled in. Decoding is asynchronous, the check itself is not. */
export async function withPicturesTried(edition: Edition): Promise<Edition> {
  const candidates = ['content/images', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((path) => pictures.includes(extensionOf(path)))
  const found = await Promise.all(
    candidates.map(async (path) => {
      const bytes = edition.bytes(path)
      // What is no picture at all is told without decoding it.
      if (!bytes || damageOf(bytes, extensionOf(path))) return []
      return [[path, await drawnWidth(bytes)] as const]
    }),
  )
  return { ...edition, widths: new Map(found.flat()) }
}
