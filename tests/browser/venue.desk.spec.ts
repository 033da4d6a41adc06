// Venue information with its gallery and map (specification, sections 2, 4 and 9).
import { expect, open, test, type Page } from './site'

const AUTOPLAY = 3000
const IMAGES = 21
const HEIGHT = 500
const GAP = 10
const MAP_HEIGHT = 450

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
async function openGallery(page: Page, path = '/venue') {
  await open(page, path)
  await picture(page, 1).scrollIntoViewIfNeeded()
  await expect(picture(page, 1)).toBeInViewport()
  await expect(page.locator('[data-slider]')).toBeAttached()
}

test('four sections in a white card, in the specified order', async ({ page }) => {
  await open(page, '/venue')
  expect(await page.locator('main h2').allTextContents()).toEqual([
    'Venue',
    'About the Venue',
    'Venue Gallery',
    'Map',
  ])
  const card = page.locator('main div:has(> section > h2)')
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const text of ['Bayraklı Exhibition and Business Centre', 'Fuar Caddesi No: 1, 35530 Bayraklı, İzmir'])
    await expect.soft(card).toContainText(text)
  await expect.soft(card).toContainText(/2\s*–\s*4 October 2025|October 2\s*–\s*4, 2025/)
})

test('21 pictures, 500 px high, one at a time, 10 px apart', async ({ page }) => {
  await openGallery(page)
  const found = await gallery(page)
    .locator('li:has(> picture)')
    .evaluateAll((all) =>
      all.map((slide) => {
        const { height, width } = slide.getBoundingClientRect()
        const { alt, src } = slide.querySelector('img')!
        const strip = slide.closest('[role=group]')!.getBoundingClientRect().width
        const next = slide.nextElementSibling?.getBoundingClientRect().left
        const gap = next && Math.round(next - slide.getBoundingClientRect().right)
        return { height, fills: Math.abs(width - strip) < 2, alt, src: new URL(src).pathname, gap }
      }),
    )
  const expected = { height: HEIGHT, fills: true }
  expect(found).toEqual(
    Array.from({ length: IMAGES }, (_, at) => ({
      ...expected,
      alt: `Venue Image ${at + 1}`,
      src: `/${at + 1}.jpg`,
      gap: at + 1 < IMAGES ? GAP : undefined,
    })),
  )
  await page.goto('/tr/venue')
  await expect(picture(page, 21)).toHaveCount(1)
})

test('advances every 3000 ms, also under a resting pointer, and can be paused', async ({ page }) => {
  await page.clock.install()
  await openGallery(page)
  const button = (name: string) => gallery(page).getByRole('button', { name })
  await button('Pause').click()
  // A picture that was on its way arrives.
  await page.waitForTimeout(1000)
  await page.clock.pauseAt(Date.now() + 120_000)
  // Play restarts the time; the pointer rests on it from now on.
  await button('Play').click()
  const first = await shown(page)
  await page.clock.runFor(AUTOPLAY - 1)
  expect(await shown(page)).toBe(first)
  await page.clock.runFor(1)
  await expect.poll(() => shown(page)).toBe((first % IMAGES) + 1)
  await button('Pause').click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(AUTOPLAY * 3)
  await page.waitForTimeout(500)
  expect(await shown(page), 'paused').toBe((first % IMAGES) + 1)
})

test('previous, next and a bullet for each picture', async ({ page }) => {
  await openGallery(page)
  await gallery(page).getByRole('button', { name: 'Pause' }).click()
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
    await gallery(page)
      .getByRole('button', { name: `${name} picture` })
      .click()
    await expect.poll(() => shown(page)).toBe(number)
    await expect(bullets.nth(number - 1)).toHaveAttribute('aria-current', 'true')
  }
  await bullets.nth(12).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).toBe(13)
  await expect
    .poll(() => picture(page, 13).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('the map is a frame 450 px high that loads when it is near', async ({ page, watch }) => {
  await open(page, '/venue')
  const map = page.locator('iframe[title="Venue Map"]')
  await expect(map).toHaveAttribute('height', String(MAP_HEIGHT))
  await expect(map).toHaveAttribute('width', '100%')
  await expect(map).toHaveAttribute('loading', 'lazy')
  await expect(map).toHaveAttribute('allowfullscreen', /.*/)
  expect(watch.otherHosts).toEqual([])
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => watch.otherHosts.length).toBeGreaterThan(0)
  expect(new URL(watch.otherHosts[0] ?? '').host).toBe('www.openstreetmap.org')
  const box = await map.boundingBox()
  const parent = await map.locator('..').boundingBox()
  expect(box?.height).toBe(MAP_HEIGHT)
  expect(box?.width).toBeCloseTo(parent?.width ?? 0, 0)
})

test('the address can be copied, and leads to directions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const path of ['/venue', '/tr/venue/transportation']) {
    await open(page, path)
    await page.getByRole('button', { name: /Copy the address|Adresi kopyala/ }).click()
    await expect(page.getByText(/^(Copied|Kopyalandı)$/)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('35530 Bayraklı')
    const directions = page.getByRole('link', { name: /Directions|Yol tarifi/ })
    await expect(directions).toHaveAttribute('href', /destination=38\.\d+,27\.\d+/)
  }
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
