// Gallery and map, and addresses and accounts to copy (specification, sections 2, 4 and 9).
import { expect, open, test, type Page } from './site'

const AUTOPLAY = 3000
const IMAGES = 21

const gallery = (page: Page) => page.getByRole('group', { name: 'Venue Gallery' })
const picture = (page: Page, n: number) => page.locator(`img[alt="Venue Image ${n}"]`)

/** The number of the picture that fills the strip. */
const shown = (page: Page) =>
  gallery(page)
    .locator('li:has(> picture)')
    .evaluateAll((slides) => {
      const strip = slides[0]?.closest('[role=group]')?.getBoundingClientRect()
      const at = slides.findIndex(
        (slide) => Math.abs(slide.getBoundingClientRect().left - (strip?.left ?? 0)) < 2,
      )
      return at + 1
    })

/** Opens the page and brings the gallery near, so that it has started. */
async function openGallery(page: Page) {
  await open(page, '/venue')
  await picture(page, 1).scrollIntoViewIfNeeded()
  await expect(picture(page, 1)).toBeInViewport()
  await expect(page.locator('[data-slider]')).toBeAttached()
}

test('21 pictures, 500 px high, one at a time, 10 px apart', async ({ page }) => {
  await openGallery(page)
  const found = await gallery(page)
    .locator('li:has(> picture)')
    .evaluateAll((all) =>
      all.map((slide) => {
        const { height, width, left } = slide.getBoundingClientRect()
        const { alt, src } = slide.querySelector('img')!
        const strip = slide.closest('[role=group]')!.getBoundingClientRect().width
        const next = slide.nextElementSibling?.getBoundingClientRect().left ?? left + width + 10
        return [
          alt,
          new URL(src).pathname,
          height,
          Math.round(width - strip),
          Math.round(next - left - width),
        ]
      }),
    )
  const numbers = Array.from({ length: IMAGES }, (_, at) => at + 1)
  expect(found).toEqual(numbers.map((n) => [`Venue Image ${n}`, `/${n}.jpg`, 500, 0, 10]))
})

test('previous, next and a bullet for each picture; advances every 3000 ms until paused', async ({
  page,
}) => {
  await page.clock.install()
  await openGallery(page)
  const button = (name: string) => gallery(page).getByRole('button', { name })
  await button('Pause').click()
  const bullets = gallery(page).getByRole('link', { name: /^Go to picture \d+$/ })
  await expect(bullets).toHaveCount(IMAGES)
  await bullets.nth(0).click()
  await expect.poll(() => shown(page)).toBe(1)
  for (const [name, number] of [
    ['Next', 2],
    ['Previous', 1],
    ['Previous', IMAGES],
    ['Next', 1],
  ] as const) {
    await button(`${name} picture`).click()
    await expect.poll(() => shown(page)).toBe(number)
    await expect(bullets.nth(number - 1)).toHaveAttribute('aria-current', 'true')
  }
  await bullets.nth(12).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).toBe(13)
  await expect
    .poll(() => picture(page, 13).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.clock.pauseAt(Date.now() + 120_000)
  // The pointer rests on the button from now on.
  await button('Play').click()
  await page.clock.runFor(AUTOPLAY - 1)
  expect(await shown(page)).toBe(13)
  await page.clock.runFor(1)
  await expect.poll(() => shown(page)).toBe(14)
  await button('Pause').click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(AUTOPLAY * 3)
  await page.waitForTimeout(500)
  expect(await shown(page), 'paused').toBe(14)
})

test('in a white card, a map 450 px high loads when it is near', async ({ page, watch }) => {
  await open(page, '/venue')
  await expect(page.locator('main div:has(> section > h2)')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  )
  expect(watch.otherHosts).toEqual([])
  const map = page.locator('iframe[title="Venue Map"]')
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => watch.otherHosts[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\//)
  const box = await map.boundingBox()
  expect(box?.height).toBe(450)
  expect(box?.width).toBeCloseTo((await map.locator('..').boundingBox())!.width, 0)
})

test('without a network, a sketch with the address is in place of the map', async ({ page, watch }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await open(page, '/contact')
  const map = page.locator('iframe[title="Venue Map"]')
  await map.scrollIntoViewIfNeeded()
  await expect(page.getByText('Bayraklı Exhibition and Business Centre')).toBeInViewport()
  await expect(map).not.toHaveAttribute('src', /./)
  expect(watch.otherHosts).toEqual([])
})
