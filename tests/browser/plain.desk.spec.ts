// Every page can be read without JavaScript.
import { frontmatter, menu } from './edition'
import { expect, pages, test } from './site'

test.use({ javaScriptEnabled: false })

/** The fewest characters that the main text of a page may have. */
const LEAST = 400

test('all pages have their heading, text, menu and footer', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { route, path, language } of pages) {
    await page.goto(path)
    const main = page.locator('main')
    await expect.soft(main.getByRole('heading', { level: 1 })).toBeVisible()
    if (route !== '/')
      await expect
        .soft(main.getByRole('heading', { level: 1 }))
        .toHaveText(frontmatter(route, language).title)
    expect.soft((await main.innerText()).length, path).toBeGreaterThan(LEAST)
    expect.soft(await main.getByText('undefined').count(), path).toBe(0)
    await expect.soft(page.locator('header nav a:visible'), path).toHaveCount(menu.length)
    await expect.soft(page.locator('footer a[href^="mailto:"]')).toBeVisible()
  }
})

test('the welcome letter opens and closes by its address', async ({ page }) => {
  await page.goto('/')
  const letter = page.locator('dialog')
  await expect(letter).toBeHidden()
  await page.locator('main').getByRole('button', { name: 'Welcome Letter' }).click()
  await expect(letter).toBeVisible()
  await expect(letter).toContainText('Prof. Dr. Nejat Varsayan')
  await letter.getByText('Close').first().click()
  await expect(letter).toBeHidden()
})

test('the key dates’ own toggle leads to the dates in the other language', async ({ page }) => {
  await page.goto('/')
  await page.locator('#key-dates button').click()
  await expect(page).toHaveURL(/\/tr\??#key-dates$/)
  await expect(page.locator('#key-dates')).toContainText('6 Haziran 2025')
})

test('the gallery is a scrollable strip, and its bullets are links', async ({ page }) => {
  await page.goto('/venue')
  const last = page.locator('img[alt="Venue Image 21"]')
  await expect(last).not.toBeInViewport()
  await page.getByRole('link', { name: 'Go to picture 21' }).click()
  await expect(last).toBeInViewport()
  await expect(page.locator('main button:visible').filter({ hasText: /Pause|Play/ })).toHaveCount(0)
  await expect(page.getByText('1 / 21'), 'nobody counts on').toBeHidden()
  await expect(page.locator('main a[href*="openstreetmap.org"]')).toBeVisible()
})

test('fees, key dates and the programme are plain text', async ({ page }) => {
  await page.goto('/registration')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  await page.goto('/submissions')
  await expect(page.locator('#key-dates').getByRole('listitem')).toHaveCount(10)
  await page.goto('/program')
  for (const text of ['Thermoset matrices and their cure', 'Zeynep Akçınarlı', '2 October 2025', 'Akdeniz'])
    await expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
})
