// Pictures are as sharp on a screen as they were made.
import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { readThrough } from './layout-shift'
import { expect, type Page } from './site'

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

/** Reads through an open page, on which at least so many pictures are shown, and compares each with its file. */
export async function expectSharpPictures(
  page: Page,
  request: APIRequestContext,
  least: number,
): Promise<void> {
  await readThrough(page)
  await expect.poll(async () => (await shownOn(page)).length).toBeGreaterThanOrEqual(least)
  await page.waitForLoadState('networkidle')
  const pictures = await shownOn(page)
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
}
