// The EN/TR toggle (specification, section 4; CONTRIBUTING: Two languages).
import { rowsIn } from '../setup/rows'
import { expect, neverGiveUp, open, shows, switchTo, test, toggle, topOf, type Page } from './site'

test('a press before the site has started is carried out in place', async ({ page }) => {
  await neverGiveUp(page)
  await page.goto('/venue', { waitUntil: 'domcontentloaded' })
  // From now on the start script handles early presses, while the bundles have not started.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /start-/.test(name)),
  )
  await switchTo(page, 'tr')
  expect(new URL(page.url()).pathname).toBe('/venue')
})

/** Toggles the page without a real click, before which Playwright would scroll. */
async function toggleUnseen(page: Page) {
  await toggle(page).dispatchEvent('click')
  await shows(page, 'tr')
}

type Place = { name: string; path: string; en: string; tr: string; below: number }

for (const { name, path, en, tr, below } of rowsIn<{ places: Place[] }>('tests/browser/rows.yaml').places)
  test(`toggling keeps the reader’s place: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 740 })
    await open(page, path)
    const mark = page.locator(`main ${en}`)
    await mark.evaluate((element) => element.scrollIntoView())
    await page.evaluate((further) => scrollBy(0, further), below)
    // Wait until everything above is laid out.
    let before = Infinity
    await expect.poll(async () => Math.abs(before - (before = await topOf(mark)))).toBe(0)
    await toggleUnseen(page)
    const moved = async () => Math.abs((await topOf(page.locator(`main ${tr}`).first())) - before)
    await expect.poll(moved).toBeLessThan(60)
  })

test('a reader who has scrolled from an anchor back to the top stays there', async ({ page }) => {
  await open(page, '/program#day-2025-10-04')
  await page.evaluate(() => scrollTo(0, 0))
  await toggleUnseen(page)
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(60)
})
