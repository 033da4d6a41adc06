import sharp from 'sharp'
import { withoutMetadata } from './picture-metadata'

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
    expect(served!.includes('Ay')).toBe(false)
  },
)

test('it is as upright as it was', async () => {
  const sent = await plain().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height } = await sharp(await withoutMetadata(sent)).metadata()
  expect([width, height]).toEqual([40, 60])
})

test('a picture that says nothing, and one that cannot be read, are left alone', async () => {
  expect(await withoutMetadata(await plain().jpeg().toBuffer())).toBeUndefined()
  expect(await withoutMetadata(Buffer.from('no picture'))).toBeUndefined()
})
