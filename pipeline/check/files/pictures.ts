// Whether pictures can be drawn: one whose middle is damaged begins and ends as it should, and only decoding finds it.
import sharp from 'sharp'
import type { Edition } from '../../read/edition'
import { extensionOf, pictures, damageOf } from './signatures'

/** What the build would refuse, too: sharp's own strictness. Whole pictures are decoded, 1–2 ms each. */
const isDamaged = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    )

/** The edition with `damaged` filled in. Decoding is asynchronous, the check itself is not. */
export async function withDamageKnown(edition: Edition): Promise<Edition> {
  const candidates = ['content/images', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((path) => pictures.includes(extensionOf(path)))
  const found = await Promise.all(
    candidates.map(async (path) => {
      const bytes = edition.bytes(path)
      // What is no picture at all is told without decoding it.
      if (!bytes || damageOf(bytes, extensionOf(path))) return []
      return (await isDamaged(bytes)) ? [path] : []
    }),
  )
  return { ...edition, damaged: new Set(found.flat()) }
}
