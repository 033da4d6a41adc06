// The menu on a phone: one button and folding groups, one open at a time (specification, section 2: Navigation bar).
import { expect, open, test, toggle, type Page } from './site'

const SIGNAL = 'rgb(200, 16, 46)'
const button = (page: Page) => page.locator('header summary').filter({ hasText: /^Men[uü]$/ })
const sheet = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|Ana menü)$/ })
const fold = (page: Page, name: string) => sheet(page).locator('summary').filter({ hasText: name })

test('a button opens and closes the menu, in which one group is open at a time', async ({ page }) => {
  await open(page, '/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(sheet(page)).toBeHidden()
  await menu.tap()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  const link = (name: string) => sheet(page).getByRole('link', { name })
  await expect(link('Committees')).toBeInViewport()
  const group = (name: string, expanded: boolean) => sheet(page).getByRole('button', { name, expanded })
  await group('Conference', false).tap()
  await expect(group('Conference', true)).toBeVisible()
  await expect(link('Speakers')).toBeVisible()
  await group('Practical Info', false).tap()
  await expect(group('Practical Info', true)).toBeVisible()
  await expect(group('Conference', false)).toBeVisible()
  await expect(link('Accommodation')).toBeVisible()
  await expect(link('Speakers')).toBeHidden()
  await menu.tap()
  await expect(sheet(page)).toBeHidden()
})

test('closes when a link has been followed, on Escape, and when the focus moves on to the page; the current page is red', async ({
  page,
}) => {
  await open(page, '/')
  await button(page).tap()
  await fold(page, 'Practical Info').tap()
  const link = (name: string) => sheet(page).getByRole('link', { name })
  await link('Transportation').tap()
  await expect(page).toHaveURL('/venue/transportation')
  await expect(sheet(page)).toBeHidden()
  await button(page).tap()
  await expect(fold(page, 'Practical Info')).toHaveCSS('color', SIGNAL)
  await fold(page, 'Practical Info').tap()
  await expect(link('Transportation')).toHaveAttribute('aria-current', 'page')
  await expect(link('Transportation')).toHaveCSS('color', SIGNAL)
  await expect(link('Accommodation')).not.toHaveCSS('color', SIGNAL)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await button(page).tap()
  await page.locator('main a').first().focus()
  await expect(sheet(page)).toBeHidden()
})

test('everything to tap is large enough for a finger', async ({ page }) => {
  await open(page, '/')
  await button(page).tap()
  for (const target of [button(page), toggle(page)]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  for (const link of await sheet(page).locator('a:visible, summary:visible').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the menu opens, its groups fold, and its links work', async ({ page }) => {
    await page.goto('/')
    await button(page).tap()
    await fold(page, 'Practical Info').tap()
    await sheet(page).getByRole('link', { name: 'About İzmir' }).tap()
    await expect(page).toHaveURL('/venue/about-Izmir')
  })
})
