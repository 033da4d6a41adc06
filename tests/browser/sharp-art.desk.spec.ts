// The hero and the background are served as sharp as they were made, at the size and density at which they are shown.
import sharp from 'sharp'
import { expect, open, test } from './site'

/** The most that a pixel may differ from its source on average, of 255. */
const MOST_DIFFERENCE = 4

const grey = (image: Buffer | string, width: number, height: number) =>
  sharp(image).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer()

const art = [
  { path: '/', source: 'content/images/hero.jpg' },
  { path: '/committees', source: 'content/images/background.jpg' },
]

const screens = [
  { width: 412, height: 823, density: 1.75 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
]

for (const { width, height, density } of screens)
  test(`on a screen of ${width} pixels × ${density}`, async ({ browser, baseURL }) => {
    const viewport = { width, height }
    const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: density })
    const page = await context.newPage()
    for (const { path, source } of art) {
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
      const size = [Math.round(shown.width), Math.round(shown.width / shown.ratio)] as const
      const [seen, made] = await Promise.all([grey(served, ...size), grey(source, ...size)])
      const difference = seen.reduce((sum, value, at) => sum + Math.abs(value - made[at]!), 0) / seen.length
      expect.soft(difference, source).toBeLessThan(MOST_DIFFERENCE)
    }
    await context.close()
  })
