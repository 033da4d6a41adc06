// Sponsors and Partners, Exhibition (specification, sections 2, 3 and 8).
import { readThrough } from './layout-shift'
import { expect, open, test, type Page } from './site'

/** For each h3: its text, and the alternative texts of the logos below it. */
const tiers = (page: Page) =>
  page.locator('main section:has(> h3)').evaluateAll((all) =>
    all.map((section) => ({
      name: section.querySelector('h3')?.textContent ?? '',
      firms: [...section.querySelectorAll('img')].map(({ alt }) => alt),
      text: section.querySelector('p')?.textContent ?? '',
    })),
  )

const sponsorTiers = {
  Gold: 3,
  Silver: 5,
  Bronze: 5,
  'Abstract Booklet Advertisement': 2,
  'Coffee Break': 1,
  'Symposium Bag': 1,
  'Notebook and Pen': 1,
  'Name Badge': 1,
  'Invited Speaker': 2,
  'Social Media': 5,
}

const exhibitionTiers = {
  Platinum: 0,
  Gold: 2,
  Silver: 5,
  Bronze: 3,
  'Abstract Booklet Advertisement': 1,
  'Symposium Bag': 1,
  'Notebook and Pen': 1,
  'Name Badge': 1,
  'Invited Speaker': 2,
  'Social Media': 0,
  Exhibitors: 7,
}

const counts = (found: Awaited<ReturnType<typeof tiers>>) =>
  Object.fromEntries(found.map(({ name, firms }) => [name, firms.length]))

test('Sponsors: eleven partners, then firms by category, then how to become one', async ({ page }) => {
  await page.goto('/sponsors')
  expect(await page.locator('main h2').allTextContents()).toEqual([
    'Partners',
    'Sponsors',
    'Become a Sponsor',
  ])
  await expect(
    page
      .getByRole('list')
      .filter({ has: page.getByRole('img') })
      .first()
      .getByRole('listitem'),
  ).toHaveCount(11)
  expect(Object.entries(counts(await tiers(page)))).toEqual(Object.entries(sponsorTiers))

  const benefits = page.getByText(/^What sponsors receive/).locator('xpath=following-sibling::ul[1]')
  await expect(benefits.getByRole('listitem')).toHaveCount(6)
  await expect(page.locator('main a[download][href$=".pdf"]')).toHaveCount(1)
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
})

test('a logo whose website is known opens it in a new tab; others are no links', async ({ page }) => {
  await page.goto('/sponsors')
  const known = page.getByRole('link', { name: /Egeply Kompozit/ })
  await expect(known).toHaveAttribute('href', 'https://egeply.example.com')
  await expect(known).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('img', { name: 'Smyrna Design Academy' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Smyrna Design Academy/ })).toHaveCount(0)
})

for (const [path, empty] of [
  ['/exhibition', 'No sponsors in this category yet.'],
  ['/tr/exhibition', 'Bu kategoride henüz sponsor bulunmuyor.'],
] as const)
  test(`${path}: logos by category; an empty category says so`, async ({ page }) => {
    await page.goto(path)
    const found = await tiers(page)
    expect(found.map(({ firms }) => firms.length)).toEqual(Object.values(exhibitionTiers))
    if (path === '/exhibition') expect(counts(found)).toEqual(exhibitionTiers)
    await expect(page.getByText(empty, { exact: true })).toHaveCount(2)
    expect(found.filter(({ text }) => text === empty).map(({ firms }) => firms.length)).toEqual([0, 0])
  })

test('two to five logos are side by side, and the rows of a desktop are about equal', async ({ page }) => {
  await page.goto('/sponsors')
  for (const [width, silver, partners] of [
    [320, [2, 2, 1], 2],
    [700, [3, 2], 3],
    [1280, [5], 4],
    [1920, [5], 4],
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
