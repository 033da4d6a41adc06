// The hero and the background are served as sharp as they were made, at the size and density at which they are shown.
import sharp from 'sharp'
import { expect, open, test } from './site'

/** The least share of its source's sharpness that a picture keeps. At half the resolution, half is lost. */
const LEAST_KEPT = 0.6

async function sharpness(image: Buffer | string, width: number): Promise<number> {
  const shown = await sharp(image).resize(width).png().toBuffer()
  return (await sharp(shown).stats()).sharpness
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
        // The whole image covers the box, of which only a part is seen.
        const covering = Math.max(img.clientWidth, (img.clientHeight * img.naturalWidth) / img.naturalHeight)
        return { src: img.currentSrc, width: Math.round(covering * devicePixelRatio) }
      })
      const served = await (await page.request.get(shown.src)).body()
      const kept = (await sharpness(served, shown.width)) / (await sharpness(source, shown.width))
      expect.soft(kept, source).toBeGreaterThan(LEAST_KEPT)
    }
    await context.close()
  })
