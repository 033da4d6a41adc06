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

type Grey = { data: Buffer; width: number; height: number }

async function grey(image: Buffer | string, width: number, height: number): Promise<Grey> {
  return { data: await sharp(image).resize(width, height).greyscale().raw().toBuffer(), width, height }
}

function windowSimilarity(a: Grey, b: Grey, left: number, top: number): number {
  const count = WINDOW * WINDOW
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0]
  for (let at = 0; at < count; at += 1) {
    const pixel = (top + Math.floor(at / WINDOW)) * a.width + left + (at % WINDOW)
    const [x, y] = [a.data[pixel]!, b.data[pixel]!]
    sumA += x
    sumB += y
    sumAA += x * x
    sumBB += y * y
    sumAB += x * y
  }
  const [meanA, meanB] = [sumA / count, sumB / count]
  const variances = sumAA / count - meanA ** 2 + sumBB / count - meanB ** 2
  const covariance = sumAB / count - meanA * meanB
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (variances + C2))
  )
}

function similarity(a: Grey, b: Grey): number {
  let [sum, count] = [0, 0]
  for (let top = 0; top + WINDOW <= a.height; top += WINDOW / 2)
    for (let left = 0; left + WINDOW <= a.width; left += WINDOW / 2) {
      sum += windowSimilarity(a, b, left, top)
      count += 1
    }
  return sum / count
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
      const size = [Math.round(shown.width), Math.round(shown.width / shown.ratio)] as const
      expect(similarity(await grey(served, ...size), await grey(source, ...size))).toBeGreaterThanOrEqual(
        LEAST_SIMILARITY,
      )
      await context.close()
    })
