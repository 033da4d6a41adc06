// The hero and the background: sharp on every screen, legible text over any picture, and a background that does not move.
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test, type Page } from './site'

/** Contrast of text to its background (WCAG 2.2, success criterion 1.4.3). */
const LEAST_CONTRAST = 4.5

/** Root of the mean square by which pixels differ from those of the source, in shades of 256. A copy a third too small differs by more. */
const MOST_DIFFERENCE = 1.3

for (const [path, source] of [
  ['/', 'content/images/hero.jpg'],
  ['/committees', 'content/images/background.jpg'],
] as const)
  for (const [width, height, deviceScaleFactor] of [
    [412, 823, 1.75],
    [1440, 900, 1],
    [1440, 900, 2],
  ] as const)
    test.describe(`on a screen of ${width} pixels × ${deviceScaleFactor}`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor })

      test(`${source} is as sharp as it was made`, async ({ page, request }) => {
        await open(page, path)
        const image = page.locator('img[srcset*="/hero."], img[srcset*="/background."]').first()
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
        const shown = await image.evaluate((img: HTMLImageElement) => {
          const ratio = img.naturalWidth / img.naturalHeight
          // The whole image covers the box, of which only a part is seen.
          const covering = Math.max(img.clientWidth, img.clientHeight * ratio) * devicePixelRatio
          return { src: img.currentSrc, width: Math.round(covering), height: Math.round(covering / ratio) }
        })
        const pixels = (picture: Buffer | string) =>
          sharp(picture).resize(shown.width, shown.height).greyscale().raw().toBuffer()
        const served = await pixels(await (await request.get(shown.src)).body())
        const made = await pixels(source)
        const squares = served.reduce((sum, value, at) => sum + (value - made[at]!) ** 2, 0)
        expect(Math.sqrt(squares / served.length)).toBeLessThan(MOST_DIFFERENCE)
      })
    })

for (const path of ['/committees', '/venue'])
  test(`${path}: the background is fixed and covers the page`, async ({ page }) => {
    await open(page, path)
    if (path === '/committees') await expect(page.locator('h1')).toHaveCSS('text-align', 'center')
    const picture = page.locator('main picture img[alt=""]').first()
    await expect(picture).toHaveCSS('object-fit', 'cover')
    const before = (await picture.boundingBox())!
    expect([before.x, before.y]).toEqual([0, 0])
    expect(before.width).toBeGreaterThanOrEqual(1270)
    expect(before.height).toBeGreaterThanOrEqual(900)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    expect(await picture.boundingBox()).toEqual(before)
  })

/** Relative luminance as defined by WCAG; channels are 0 to 255. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast between the letters and their background on the screen, averaged over the box of the text. */
async function contrast(text: Locator): Promise<number> {
  const letters = await text.evaluate((element: HTMLElement) => {
    const { color } = getComputedStyle(element)
    element.style.color = 'transparent'
    return color.match(/\d+/g)!.map(Number)
  })
  const { channels } = await sharp(await text.screenshot({ animations: 'disabled' })).stats()
  const ground = luminance(channels.map(({ mean }) => mean))
  const both = [luminance(letters) + 0.05, ground + 0.05]
  return Math.max(...both) / Math.min(...both)
}

/** Answers every request for a picture of this name with a picture of one colour. */
async function paint(page: Page, name: string, background: string) {
  const body = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer()
  await page.route(`**/${name}.{avif,webp,jpg}`, (route) => route.fulfill({ body, contentType: 'image/png' }))
}

for (const [path, name, colour, text] of [
  ['/', 'hero', '#fff', 'section:first-of-type :is(h1, h1 ~ p, p:has(~ h1))'],
  ['/committees', 'background', '#000', 'header :is(h1, p)'],
  ['/venue', 'background', '#000', 'header :is(h1, p)'],
] as const)
  test(`${path} is legible over a picture of ${colour}`, async ({ page }) => {
    await paint(page, name, colour)
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const texts = await page.locator(`main > ${text}, main > * > ${text}`).all()
      expect(texts.length).toBeGreaterThan(0)
      for (const one of texts)
        expect.soft(await contrast(one), `${width} pixels`).toBeGreaterThan(LEAST_CONTRAST)
    }
  })
