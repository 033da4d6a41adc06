// The EN/TR toggle (specification, section 4; CONTRIBUTING: Two languages).
import { rowsIn } from '../setup/rows'
import {
  didYouKnow,
  expect,
  hold,
  neverGiveUp,
  open,
  shows,
  switchTo,
  test,
  toggle,
  topOf,
  type Page,
} from './site'

test('every toggle says the other language’s code and nothing else, and describes what it does', async ({
  page,
}) => {
  for (const [path, code, does] of [
    ['/', 'TR', 'Show this page in Turkish'],
    ['/tr', 'EN', 'Bu sayfayı İngilizce göster'],
  ] as const) {
    await page.goto(path)
    const buttons = page.locator('[data-language-toggle] button')
    expect(await buttons.allTextContents()).toEqual([code, code, code])
    await expect(toggle(page)).toHaveAccessibleName(code)
    await expect(toggle(page)).toHaveAccessibleDescription(does)
  }
})

test('links of a toggled page follow the address, so does Back, and nothing is stored', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  await switchTo(page, 'tr')
  await page.locator('footer a[href="/registration"]').click()
  await expect(page).toHaveURL('/registration')
  // The address changes before the page does: wait for the page.
  await expect(page.locator('h1')).toHaveText('Registration')
  await shows(page, 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await shows(page, 'en')
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/"tr"|lang/i)
})

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

test('a title given in only one language is marked with it', async ({ page }) => {
  const talk = (title: RegExp) => page.getByRole('heading', { name: title })
  await open(page, '/program')
  await expect(talk(/Kalıp ayırıcı tüketimini/)).toHaveAttribute('lang', 'tr')
  await expect(talk(/Crystallinity gradients/)).not.toHaveAttribute('lang')
  await open(page, '/tr/program')
  await expect(talk(/Kalıp ayırıcı tüketimini/)).not.toHaveAttribute('lang')
  await expect(talk(/Crystallinity gradients/)).toHaveAttribute('lang', 'en')
})

test('the title stays that of the shown language when an anchor is followed', async ({ page }) => {
  await open(page, '/conference')
  await toggle(page).click()
  await expect(page).toHaveTitle(/^Sempozyum – /)
  await page.evaluate(() => void (window.location.hash = '#main'))
  await page.waitForTimeout(500)
  await expect(page).toHaveTitle(/^Sempozyum – /)
  await toggle(page).click()
  await expect(page).toHaveTitle(/^Conference – /)
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

test('a letter opened while the translation is loading stays open, and the language changes after it', async ({
  page,
}) => {
  await open(page, '/')
  const translation = '**/page-data/tr/page-data.json*'
  const release = await hold(page, translation)
  await toggle(page, 'main').click()
  await page.getByRole('button', { name: 'Welcome Letter' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const arrived = page.waitForResponse(translation)
  release()
  await arrived
  await page.waitForTimeout(500)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await shows(page, 'tr')
})

test('screen readers hear the title of a Turkish page in Turkish', async ({ page }) => {
  await open(page, '/tr/contact')
  await page.locator('footer a[href="/tr/registration"]').click()
  await expect(page.locator('h1')).toHaveText('Kayıt')
  await expect(page.locator('#gatsby-announcer')).toHaveText('Kayıt')
})

test('what the reader has paused or opened stays so, and the gallery stays at its picture', async ({
  page,
}) => {
  await open(page, '/')
  await didYouKnow(page).getByRole('button', { name: 'Pause' }).click()
  await switchTo(page, 'tr')
  await expect(page.getByRole('button', { name: 'Oynat' })).toBeVisible()

  await open(page, '/program')
  await page.getByText('My programme', { exact: false }).first().click()
  await switchTo(page, 'tr')
  await expect(page.locator('main details').filter({ hasText: 'Programım' })).toHaveAttribute('open')

  await open(page, '/venue')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('link', { name: 'Go to picture 5' }).click()
  await switchTo(page, 'tr')
  await expect(page.getByText('5 / 21')).toBeVisible()
  await expect(page.locator('img[src="/5.jpg"]')).toBeInViewport()
})
