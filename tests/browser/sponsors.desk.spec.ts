// The logos on Sponsors and Partners (specification, section 2).
import { readThrough } from './layout-shift'
import { expect, open, test } from './site'

test('two to five logos are side by side, and the rows of a desktop are about equal', async ({ page }) => {
  await page.goto('/sponsors')
  for (const [width, silver, partners] of [
    [320, [2, 2, 1], 2],
    [700, [3, 2], 3],
    [1280, [5], 5],
    [1920, [5], 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const rows = async (logo: string) => {
      const tops = await page
        .getByRole('list')
        .filter({ has: page.getByRole('img', { name: logo }) })
        .getByRole('listitem')
        .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
      return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length)
    }
    expect.soft(await rows('Karbonay'), `${width} px`).toEqual(silver)
    expect.soft((await rows('Egekıyı Technical University'))[0], `${width} px`).toBe(partners)
  }
})

test('logos load when the reader comes near, and then stay', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 })
  await open(page, '/sponsors')
  const drawn = () =>
    page
      .locator('main picture > img')
      .evaluateAll(
        (all) => all.filter((image) => image.checkVisibility({ contentVisibilityAuto: true })).length,
      )
  const all = await page.locator('main picture > img').count()
  expect(await drawn()).toBeGreaterThan(0)
  expect(await drawn()).toBeLessThan(all)
  await readThrough(page)
  await expect.poll(drawn).toBe(all)
})
