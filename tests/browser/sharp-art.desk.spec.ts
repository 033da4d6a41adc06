// The hero and the background are served as sharp as they were made, at the size and density at which they are shown.
import sharp from 'sharp'
import { expect, open, test } from './site'

/** Structural similarity (SSIM) of what is served to its source; 1 is identical. */
const LEAST_SIMILARITY = 0.985

/** Pixels of a side of the windows in which the similarity is computed. */
const WINDOW = 8

/** Stabilise the division where a window is flat, as defined for 8-bit pixels. */
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

type Size = [width: number, height: number]

const grey = (image: Buffer | string, size: Size) =>
  sharp(image)
    .resize(...size)
    .greyscale()
    .raw()
    .toBuffer()

/** The mean of the similarities of all windows, which overlap by half. */
function similarity(a: Buffer, b: Buffer, [width, height]: Size): number {
  const found: number[] = []
  for (let top = 0; top + WINDOW <= height; top += WINDOW / 2)
    for (let left = 0; left + WINDOW <= width; left += WINDOW / 2) {
      const pixels = Array.from(
        { length: WINDOW ** 2 },
        (_, at) => (top + Math.floor(at / WINDOW)) * width + left + (at % WINDOW),
      )
      const mean = (of: (pixel: number) => number) =>
        pixels.reduce((sum, pixel) => sum + of(pixel), 0) / pixels.length
      const [x, y] = [mean((pixel) => a[pixel]!), mean((pixel) => b[pixel]!)]
      const variances = mean((pixel) => a[pixel]! ** 2 + b[pixel]! ** 2) - x ** 2 - y ** 2
      const covariance = mean((pixel) => a[pixel]! * b[pixel]!) - x * y
      found.push(((2 * x * y + C1) * (2 * covariance + C2)) / ((x ** 2 + y ** 2 + C1) * (variances + C2)))
    }
  return found.reduce((sum, one) => sum + one, 0) / found.length
}

const art = [
  { path: '/', source: 'content/images/hero.jpg' },
  { path: '/committees', source: 'content/images/background.jpg' },
]

const screens = [
  { width: 412, height: 823, density: 1.75 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
]

for (const { path, source } of art)
  for (const { width, height, density } of screens)
    test(`${source} on a screen of ${width} pixels × ${density}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height },
        deviceScaleFactor: density,
      })
      const page = await context.newPage()
      await open(page, path)
      const image = page.locator('img[srcset*="/hero."], img[srcset*="/background."]').first()
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true)
      const shown = await image.evaluate((img: HTMLImageElement) => {
        const ratio = img.naturalWidth / img.naturalHeight
        // The whole image covers the box, of which only a part is seen.
        const covering = Math.max(img.clientWidth, img.clientHeight * ratio)
        return { src: img.currentSrc, width: covering * devicePixelRatio, ratio }
      })
      const served = await (await page.request.get(shown.src)).body()
      const size: Size = [Math.round(shown.width), Math.round(shown.width / shown.ratio)]
      const [ours, made] = await Promise.all([served, source].map((image) => grey(image, size)))
      expect(similarity(ours!, made!, size)).toBeGreaterThanOrEqual(LEAST_SIMILARITY)
      await context.close()
    })
