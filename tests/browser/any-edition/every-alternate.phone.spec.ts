// The toggle swaps every page for its alternate in place (specification, section 4). Tested on a phone, which most readers use, from
// English pages; of the Turkish ones, which have the same templates, from the first.
import { expect, open, pages, shows, test, toggle } from '../site'

for (const { path, language } of pages.filter((page) => page.language === 'en' || page.path === '/tr'))
  test(`${path} swaps in place, and a reload goes back`, async ({ page }) => {
    await open(page, path)
    const heading = await page.locator('h1').textContent()
    const title = await page.title()
    const other = language === 'en' ? 'tr' : 'en'
    const button = toggle(page)
    await expect(button).toContainText(other.toUpperCase())
    await button.click()
    await shows(page, other)
    await expect(button).toContainText(language.toUpperCase())
    await expect(page).toHaveTitle(/ – /)
    expect(await page.title()).not.toBe(title)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await shows(page, language)
    await expect(page.locator('h1')).toHaveText(heading ?? '')
    await expect(page).toHaveTitle(title)
  })
