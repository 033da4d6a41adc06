import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeFiles } from '../write/write-files'
import { removeMetadata, withoutMetadata } from './picture-metadata'
import { unkept } from '../kept-files'

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a4d68' } })

/** What a telephone writes: where and by whom, and that it was held upright. */
const exif = {
  IFD0: { Artist: 'Ayşe Örnek', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 27/1 0/1' },
}

test.each(['jpeg', 'webp', 'png', 'avif'] as const)(
  'a photograph (%s) is served without place and author',
  async (format) => {
    const sent = await plain().withExif(exif).toFormat(format).toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const served = await withoutMetadata(sent)
    const { exif: left, xmp, orientation = 1 } = await sharp(served).metadata()
    expect({ left, xmp, orientation }).toEqual({ left: undefined, xmp: undefined, orientation: 1 })
    expect(served.includes('Ay')).toBe(false)
  },
)

test('it is as upright as it was', async () => {
  const sent = await plain().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height } = await sharp(await withoutMetadata(sent)).metadata()
  expect([width, height]).toEqual([40, 60])
})

test.each([
  ['that says nothing', () => plain().jpeg().toBuffer()],
  ['that cannot be read', () => Promise.resolve(Buffer.from('no picture'))],
])('a picture %s is left as it is', async (_, make) => {
  const picture = await make()
  expect(await withoutMetadata(picture)).toBe(picture)
})

test('the pictures of a folder are replaced, and the others keep their bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'picture-metadata-'))
  const files = {
    '1.jpg': await plain().withExif(exif).jpeg().toBuffer(),
    'a/2.png': await plain().png().toBuffer(),
  }
  await writeFiles(folder, files)
  await removeMetadata(folder, Object.keys(files), unkept)
  expect((await sharp(readFileSync(join(folder, '1.jpg'))).metadata()).exif).toBeUndefined()
  expect(readFileSync(join(folder, 'a/2.png')).equals(files['a/2.png'])).toBe(true)
  rmSync(folder, { recursive: true })
})
