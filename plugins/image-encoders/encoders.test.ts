import sharp from 'sharp'
import { onPreInit } from './gatsby-node'

type Encoding = { options: { heifEffort: number } }
const effortOf = (image: unknown) => (image as Encoding).options.heifEffort

const blank = () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })

test('AVIFs get our effort unless the caller asks for another; gatsby-plugin-sharp does not ask', () => {
  expect(effortOf(blank().avif({ quality: 34 }))).toBe(4)
  onPreInit()
  expect(effortOf(blank().clone().avif({ quality: 34 }))).toBe(2)
  expect(effortOf(blank().avif({ effort: 6 }))).toBe(6)
})

describe('a photograph that is too heavy at the quality asked for', () => {
  /** Random noise in grains of eight pixels (at a width of 800): heavier than most photographs. */
  const grains = (width: number) => {
    const size = { width: 96, height: 60 }
    const pixels = Buffer.from(
      Array.from({ length: size.width * size.height * 3 }, (_, at) => (at * at * 7919) % 251),
    )
    return sharp(pixels, { raw: { ...size, channels: 3 } }).resize(width)
  }
  const weight = async (picture: sharp.Sharp) => (await picture.toBuffer()).length

  beforeAll(onPreInit)

  test.each([
    [800, 25_000],
    [1200, 46_000],
  ])('weighs what a screen of %i pixels can wait for, and not much less', async (width, most) => {
    const { data } = await grains(width).avif({ quality: 45 }).toBuffer({ resolveWithObject: true })
    expect(data.length).toBeGreaterThan(most)
    const light = await weight(grains(width).avif({ quality: 45 }))
    expect(light).toBeLessThanOrEqual(most)
    expect(light).toBeGreaterThan(most * 0.6)
  })

  test('is left alone if it is light enough, or in another format', async () => {
    const calm = () => sharp({ create: { width: 800, height: 500, channels: 3, background: '#0a4d68' } })
    const asked = await calm().avif({ quality: 45 }).toBuffer({ resolveWithObject: true })
    expect(await weight(calm().avif({ quality: 45 }))).toBe(asked.data.length)
    expect(await weight(grains(800).jpeg({ quality: 90 }))).toBeGreaterThan(25_000)
  })
})

test.each([
  [3, 96, 60],
  [6, 60, 96],
])('a picture of orientation %i has the size in which people see it', async (orientation, width, height) => {
  onPreInit()
  const stored = sharp({ create: { width: 96, height: 60, channels: 3, background: '#fff' } })
  const picture = await stored.jpeg().withMetadata({ orientation }).toBuffer({ resolveWithObject: true })
  expect(await sharp(picture.data).metadata()).toMatchObject({ width, height })
})
