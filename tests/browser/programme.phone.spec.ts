// The programme on a phone: sessions are folded, and what people look for in a corridor is a few presses away.
import { entry as talk, expect, open, started, test, type Page } from './site'

test.use({ viewport: { width: 390, height: 844 } })

const fold = (page: Page, code: string) => page.locator(`[id="${code}"] a[aria-expanded]`).first()

test('before anything is opened, the programme is at most eight screens long', async ({ page }) => {
  for (const path of ['/program', '/tr/program']) {
    await open(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(8 * 844)
  }
})

test('a press unfolds a session and another folds it; one button unfolds all', async ({ page }) => {
  await open(page, '/program')
  await expect(talk(page, '1A-2')).toBeHidden()
  await fold(page, '1A').click()
  await expect(talk(page, '1A-2')).toBeVisible()
  await expect(page).toHaveURL('/program')
  await fold(page, '1A').click()
  await expect(talk(page, '1A-2')).toBeHidden()
  await page.getByRole('button', { name: 'Expand all' }).click()
  for (const code of ['1A-2', '11B-2', 'P40']) await expect(talk(page, code)).toBeVisible()
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(talk(page, 'P40')).toBeHidden()
})

test('what an address, the overview or a search leads to is unfolded', async ({ page }) => {
  await open(page, '/program#2B-2')
  await expect(talk(page, '2B-2')).toBeInViewport()
  await page.locator('a[href="#6B"]').first().click()
  await expect(talk(page, '6B-1')).toBeInViewport()
  await open(page, '/')
  await page.evaluate(() => window.___navigate?.('/program#P12'))
  await expect(talk(page, 'P12')).toBeInViewport()
  await page.getByRole('searchbox').fill('vitrimer')
  await expect(talk(page, '1A-2')).toBeVisible()
})

test('before the site has started, a press already unfolds a session', async ({ page }) => {
  await page.route('**/app-*.js', () => {})
  await page.goto('/program')
  await fold(page, '1A').click()
  await expect(talk(page, '1A-2')).toBeInViewport()
})

test('what is on in both halls is in view on the day, without a press', async ({ page }) => {
  await open(page, '/program?now=2025-10-03T11:15')
  const dock = page.getByRole('complementary', { name: 'Now and next' })
  for (const text of ['Anadolu Hall', 'A digital twin', 'Akdeniz Hall', 'Phased-array'])
    await expect(dock.getByText(text).filter({ visible: true })).toBeInViewport()
  for (const code of ['6A', '6B']) await expect(talk(page, code)).toBeInViewport()
})

test('when a professor speaks is two presses away: the results are right below the field', async ({
  page,
}) => {
  await open(page, '/program')
  await page.getByRole('searchbox').click()
  await page.keyboard.type('Eksempelsen')
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  const lecture = talk(page, 'PL2-1')
  await expect(lecture).toContainText('09:00')
  await expect(lecture).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'The days at a glance' })).toBeHidden()
})

test('a session is saved to the calendar with three presses at most', async ({ page }) => {
  await open(page, '/program')
  await page.locator('a[href="#6B"]').first().click()
  const saved = page.waitForEvent('download')
  await talk(page, '6B').getByRole('link', { name: 'Calendar for this session' }).click()
  expect((await saved).suggestedFilename()).toContain('6B')
  await started(page)
})
