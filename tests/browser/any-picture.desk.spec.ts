// Text over a picture of the organisers' choice is legible whatever the picture shows (WCAG 2.2, success criterion 1.4.3).
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test, type Page } from './site'

const LEAST_CONTRAST = 4.5

/** Answers every request for a picture of this name with a picture of one colour. */
async function paint(page: Page, name: string, background: string) {
  const body = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer()
  await page.route(`**/${name}.{avif,webp,jpg}`, (route) => route.fulfill({ body, contentType: 'image/png' }))
}

/** Relative luminance as defined by WCAG; channels are 0 to 255. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast between the letters and their background on the screen, averaged over the box of the words. */
async function contrast(words: Locator): Promise<number> {
  const letters = await words.evaluate((element: HTMLElement) => {
    const { color } = getComputedStyle(element)
    element.style.color = 'transparent'
    return color.match(/\d+/g)!.map(Number)
  })
  const { channels } = await sharp(await words.screenshot({ animations: 'disabled' })).stats()
  const [light = 0, dark = 0] = [letters, channels.map(({ mean }) => mean)]
    .map(luminance)
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('a white picture on the home page', async ({ page }) => {
  await paint(page, 'hero', '#fff')
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const hero = page.locator('main section').first()
    for (const words of [hero.locator('h1'), ...(await hero.locator('h1 ~ p, p:has(~ h1)').all())])
      expect.soft(await contrast(words), `${width} pixels`).toBeGreaterThan(LEAST_CONTRAST)
  }
})

test('a black picture behind a page', async ({ page }) => {
  await paint(page, 'background', '#000')
  for (const path of ['/committees', '/venue']) {
    await open(page, path)
    const heading = page.locator('main header')
    for (const words of [heading.locator('h1'), ...(await heading.locator('p').all())])
      expect.soft(await contrast(words), path).toBeGreaterThan(LEAST_CONTRAST)
  }
})
