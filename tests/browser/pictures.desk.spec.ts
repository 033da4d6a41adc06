// Pictures are sharp on every screen; text over them is legible whatever they are; the background does not move.
import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { readThrough } from './layout-shift'
import { expect, open, test, type Page } from './site'

/** Contrast of text to its background (WCAG 2.2, success criterion 1.4.3). */
const LEAST_CONTRAST = 4.5

/** Structural similarity, 1 of equal pictures: below it, blocks and smeared edges show. A copy a third too small has less than 0.9. */
const LEAST_SIMILARITY = 0.96

/** Pictures of a gallery are 500 px high on a phone, too (specification, section 3), for which their copies are enlarged. */
const LEAST_IN_GALLERY = 0.92

type Grey = { data: Buffer; info: { width: number; height: number } }

/** The mean structural similarity (SSIM) of two grey pictures of one size, in windows of 8 × 8 pixels. */
function similarity({ data: one, info: { width, height } }: Grey, { data: other }: Grey): number {
  const values: number[] = []
  for (let top = 0; top + 8 <= height; top += 4)
    for (let left = 0; left + 8 <= width; left += 4) {
      const sums = { one: 0, other: 0, oneSquared: 0, otherSquared: 0, product: 0 }
      for (let at = 0; at < 64; at++) {
        const place = (top + (at >> 3)) * width + left + (at & 7)
        const [a = 0, b = 0] = [one[place], other[place]]
        sums.one += a / 64
        sums.other += b / 64
        sums.oneSquared += (a * a) / 64
        sums.otherSquared += (b * b) / 64
        sums.product += (a * b) / 64
      }
      const means = sums.one * sums.other
      const squares = sums.one ** 2 + sums.other ** 2
      const variances = sums.oneSquared + sums.otherSquared - squares
      values.push(
        ((2 * means + 6.5) * (2 * (sums.product - means) + 58.5)) / ((squares + 6.5) * (variances + 58.5)),
      )
    }
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The files of which the site makes copies, by their names without an ending. */
const sources = new Map(
  ['content/images', 'static'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => [parse(file).name, join(folder, file)] as const,
    ),
  ),
)

/** The pictures of a page that have been loaded: the file, and how wide it is shown, in pixels of the screen. */
const shownOn = (page: Page) =>
  page.locator('main img').evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((image) => image.naturalWidth && !image.currentSrc.endsWith('.svg'))
      .map((image) => {
        const ratio = image.naturalHeight / image.naturalWidth
        const fits = [image.clientWidth, image.clientHeight / ratio]
        // A photograph covers its box, of which a part may be outside; a logo is inside its box.
        const isInside = getComputedStyle(image).objectFit === 'contain'
        const width = isInside ? Math.min(...fits) : Math.max(...fits)
        const isInGallery = image.closest('[data-box="far"]') !== null
        return { src: image.currentSrc, ratio, width: Math.round(width * devicePixelRatio), isInGallery }
      }),
  )

for (const [width, height, deviceScaleFactor] of [
  [412, 823, 1.75],
  [1440, 900, 2],
] as const)
  test.describe(`on a screen of ${width} pixels × ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    for (const [path, least] of [
      ['/', 6],
      ['/committees', 1],
      ['/speakers', 5],
      ['/sponsors', 4],
      ['/venue', 2],
      ['/venue/about-Izmir', 4],
      ['/registration', 1],
    ] as const)
      test(`the pictures of ${path} are as sharp as they were made`, async ({ page, request }) => {
        await open(page, path)
        await readThrough(page)
        await page.waitForLoadState('networkidle')
        const pictures = await shownOn(page)
        expect(pictures.length).toBeGreaterThanOrEqual(least)
        for (const { src, ratio, width: shown, isInGallery } of pictures) {
          const pixels = (picture: Buffer | string) =>
            sharp(picture)
              // Portraits are cut from the top.
              .resize(shown, Math.round(shown * ratio), { position: 'top' })
              .flatten({ background: 'white' })
              .greyscale()
              .raw()
              .toBuffer({ resolveWithObject: true })
          const served = await pixels(await (await request.get(src)).body())
          const made = await pixels(sources.get(parse(decodeURIComponent(new URL(src).pathname)).name) ?? '')
          expect
            .soft(similarity(served, made), `${src}, ${shown} pixels wide`)
            .toBeGreaterThan(isInGallery ? LEAST_IN_GALLERY : LEAST_SIMILARITY)
        }
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
