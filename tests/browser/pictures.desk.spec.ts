// Text over pictures is legible whatever they are; the background does not move. That pictures are sharp: budgets.desk.spec.ts.
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test, type Page } from './site'

/** Contrast of text to its background (WCAG 2.2, success criterion 1.4.3). */
const LEAST_CONTRAST = 4.5

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
