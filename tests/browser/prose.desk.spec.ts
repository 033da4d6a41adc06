// Long pages of text: what stays on one line, their lists of sections and the images at their heads.
import { expect, linesOf, open, test } from './site'

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
