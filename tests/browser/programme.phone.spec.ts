// The programme on a phone: sessions are folded, and what people look for in a corridor is a few presses away.
import { days, dock, entry, search } from './programme'
import { expect, open, test, type Page } from './site'

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
  await expect(entry(page, '1A-2')).toBeHidden()
  await fold(page, '1A').click()
  await expect(entry(page, '1A-2')).toBeVisible()
  await expect(page).toHaveURL('/program')
  await fold(page, '1A').click()
  await expect(entry(page, '1A-2')).toBeHidden()
  await page.getByRole('button', { name: 'Expand all' }).click()
  for (const code of ['1A-2', '11B-2', 'P40']) await expect(entry(page, code)).toBeVisible()
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(entry(page, 'P40')).toBeHidden()
})

test('what an address, the overview or a search leads to is unfolded', async ({ page }) => {
  await open(page, '/program#2B-2')
  await expect(entry(page, '2B-2')).toBeInViewport()
  await page.locator('a[href="#6B"]').first().click()
  await expect(entry(page, '6B-1')).toBeInViewport()
  await open(page, '/')
  await page.evaluate(() => window.___navigate?.('/program#P12'))
  await expect(entry(page, 'P12')).toBeInViewport()
  await search(page).fill('vitrimer')
  await expect(entry(page, '1A-2')).toBeVisible()
})

test('before the site has started, a press already unfolds a session', async ({ page }) => {
  await page.route('**/app-*.js', () => {})
  await page.goto('/program')
  await fold(page, '1A').click()
  await expect(entry(page, '1A-2')).toBeInViewport()
})

// Three tasks at 11:05 on the second day, in the last minutes of a coffee break, counted in presses.
test.describe('in a corridor', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: '2025-10-03T11:05:00+03:00' }))

  test('what is on now, and next in the other hall: no press', async ({ page }) => {
    await open(page, '/program')
    const brief = /Now Foyer.* Coffee break.*11:10 Anadolu Hall .*11:10 Akdeniz Hall Phased-array/
    await expect(dock(page).locator('summary')).toContainText(brief)
    await expect(dock(page).locator('summary')).toBeInViewport({ ratio: 1 })
    for (const code of ['coffee-4', '6A', '6B']) await expect(entry(page, code)).toBeInViewport()
    await page.clock.fastForward('10:00')
    await expect(dock(page).locator('summary')).toContainText(
      /Now Anadolu Hall .*Now Akdeniz Hall Phased-array/,
    )
  })

  test('when a professor speaks: one press and the name, with the results right below the field', async ({
    page,
  }) => {
    await open(page, '/program')
    await page.getByRole('link', { name: 'Search the programme' }).tap()
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('Eksempelsen')
    await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
    const lecture = entry(page, 'PL2-1')
    await expect(lecture).toContainText('09:00')
    await expect(lecture).toBeInViewport()
    await expect(days(page)).toBeHidden()
  })

  test('a session is saved to the calendar with two presses', async ({ page }) => {
    await open(page, '/program')
    await expect(entry(page, '6B')).toBeInViewport()
    await fold(page, '6B').tap()
    const saved = page.waitForEvent('download')
    await entry(page, '6B').getByRole('link', { name: 'Calendar for this session' }).tap()
    expect((await saved).suggestedFilename()).toContain('6B')
  })
})
