// Registration and Submissions (specification, sections 2, 5 and 9).
import { expect, linesOf, open, test } from './site'

const fees = [
  ['Regular participant', '6,000 TL', '6.000 TL'],
  ['Academic', '4,000 TL', '4.000 TL'],
  ['Unemployed PhD/Master’s students', '1,000 TL', '1.000 TL'],
  ['Unemployed graduate/undergraduate', '500 TL', '500 TL'],
  ['International', '300 EUR', '300 EUR'],
  ['Daily participation', '3,000 TL', '3.000 TL'],
  ['Workshop participants', '200 EUR', '200 EUR'],
] as const

test('Registration: every fee', async ({ page }) => {
  await page.goto('/registration')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(fees.length + 1)
  for (const [index, [name, fee]] of fees.entries()) {
    const required = name.startsWith('Unemployed') ? 'document required' : ''
    await expect
      .soft(rows.nth(index + 1))
      .toHaveText(new RegExp(`^${name} ?${required}${fee}Not yet announced`))
  }

  await page.goto('/tr/registration')
  const turkish = await rows.allTextContents()
  for (const [index, [, , fee]] of fees.entries()) expect.soft(turkish[index + 1]).toContain(fee)
  await expect(page.getByText('belge gereklidir', { exact: true })).toHaveCount(2)
})

test('the IBAN is copied without its spaces, and one press selects all of it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/registration')
  await page.getByText(/^TR33/).click()
  expect(await page.evaluate(() => String(getSelection()))).toBe('TR33 0006 1005 1978 6457 8413 26')
  await page.getByRole('button', { name: 'Copy the IBAN' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TR330006100519786457841326')
})

test('Submissions: addresses and measures stay on a line, and dates below their heading on paper', async ({
  page,
}) => {
  await page.goto('/submissions')
  // An e-mail address breaks only if it is longer than a line.
  for (const address of await page.locator('main a[href^="mailto:"]').all())
    expect.soft((await address.boundingBox())?.height).toBeLessThan(40)

  // On paper the dates have no toggle and are below their heading.
  await page.emulateMedia({ media: 'print' })
  const heading = await page.getByRole('heading', { name: 'Important Dates' }).boundingBox()
  const first = await page.locator('#key-dates time').first().boundingBox()
  expect.soft(first?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0))
  await page.emulateMedia({ media: 'screen' })

  // A number and its unit stay together even on the narrowest phones.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const measure of ['12,000 TL', '12 pt', '70 cm'])
    expect.soft(await linesOf(page.locator('main').getByText(measure, { exact: true })), measure).toBe(1)
})

test('the sections of a long page stay in view on a desk, and the one that is read is marked', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/submissions', 'Submission Process'],
    ['/committees', 'Scientific Advisory Committee'],
  ] as const) {
    await open(page, path)
    const link = page.locator('main').getByRole('link', { name: heading, exact: true })
    await link.click()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    await expect(link).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'location')
  }
})

test('an image is beside the heading of a page, and above it on a phone', async ({ page }) => {
  for (const [width, path] of [
    [360, '/registration'],
    [600, '/tr/exhibition'],
    [1440, '/venue/social-program'],
    [2560, '/tr/workshop'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    const image = page.locator('main header img')
    await expect(image).toHaveAttribute('alt', /.{10}/)
    const [picture, title] = [await image.boundingBox(), await page.locator('h1').boundingBox()]
    if (!picture || !title) throw new Error(`${path} has no image or no heading`)
    expect(picture.y, path).toBeLessThan(title.y)
    if (width < 768) expect(picture.y + picture.height, path).toBeLessThanOrEqual(title.y)
    else expect(title.x + title.width, path).toBeLessThan(picture.x)
  }
})
