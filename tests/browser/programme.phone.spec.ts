// The programme on a phone: sessions are folded, and what people look for in a corridor is a few presses away.
import { days, dock, entry, glance, search } from './programme'
import { expect, hold, open, test, topOf, type Page } from './site'

test.use({ viewport: { width: 390, height: 844 } })

const fold = (page: Page, code: string) => page.locator(`[id="${code}"] a[aria-expanded]`).first()

test('before anything is opened, the programme is at most eight screens long', async ({ page }) => {
  for (const path of ['/program', '/tr/program']) {
    await open(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(8 * 844)
  }
})

test('the first screen has the title, the days, the search and one day at a glance, which a press on the bar of days changes', async ({
  page,
}) => {
  // After the symposium, the programme opens with the papers.
  await page.clock.setFixedTime(new Date('2025-09-20T12:00:00+03:00'))
  for (const path of ['/program', '/tr/program']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(days(page).or(page.locator('main nav')).first()).toBeInViewport({ ratio: 1 })
    await expect(search(page)).toBeInViewport({ ratio: 1 })
    await expect(glance(page, '2025-10-02')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('main a[href$="programyeni.pdf"]')).toBeHidden()
  }
  await open(page, '/program')
  for (const date of ['2025-10-03', '2025-10-04']) {
    await days(page).locator(`a[href="#day-${date}"]`).tap()
    await expect(glance(page, date)).toBeInViewport({ ratio: 1 })
    await expect(glance(page, '2025-10-02')).toBeHidden()
    await expect(days(page).locator('[aria-current]')).toHaveAttribute('href', `#day-${date}`)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // Pressed again, it leads down to the sessions of the day.
  await days(page).locator('a[href="#day-2025-10-04"]').tap()
  await expect(page.locator('#day-2025-10-04 h2')).toBeInViewport()
  await page.getByText('Files', { exact: true }).tap()
  await expect(page.getByRole('link', { name: 'Download Program' })).toBeVisible()
})

test('while the reader searches, the field is below the head, results begin above a keyboard, and found words are marked', async ({
  page,
}) => {
  await open(page, '/program')
  await search(page).tap()
  await page.keyboard.type('octoate')
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  expect(await topOf(search(page))).toBeLessThan(110)
  const found = page.locator('main li[id]:visible').first()
  await expect(found).toContainText('In the abstract')
  const head = await page.getByRole('search').evaluate((form) => form.getBoundingClientRect().bottom)
  expect(await topOf(page.locator('h2:visible').first())).toBeGreaterThanOrEqual(head)
  // A keyboard takes up the lower 40 % of the window.
  expect(await topOf(found)).toBeLessThan(844 * 0.6)
  await found.getByRole('link', { name: /^Abstract/ }).tap()
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)))
  await expect.poll(marked).toContain('octoate')
  await search(page).fill('akcinarli')
  await expect.poll(marked).toContain('Akçınarlı')
  await search(page).fill('ekzampalsun')
  const suggested = page.getByRole('button', { name: /Eksempelsen/ })
  expect(await topOf(suggested)).toBeLessThan(844 * 0.6)
  await suggested.tap()
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
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
  await page.locator('a[href="#2A"]').first().click()
  await expect(entry(page, '2A-1')).toBeInViewport()
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
    for (const code of ['coffee-4', '6A', '6B'])
      await expect(glance(page, '2025-10-03').locator(`a[href="#${code}"]`)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[aria-current="time"][href="#coffee-4"]')).toBeVisible()
    await page.clock.fastForward('10:00')
    await expect(dock(page).locator('summary')).toContainText(
      /Now Anadolu Hall .*Now Akdeniz Hall Phased-array/,
    )
  })

  test('today is shown before the site has started, and nothing moves when it has', async ({ page }) => {
    const release = await hold(page, '**/app-*.js')
    await page.goto('/program')
    await expect(glance(page, '2025-10-03')).toBeInViewport({ ratio: 1 })
    await expect(glance(page, '2025-10-02')).toBeHidden()
    const cell = glance(page, '2025-10-03').locator('a[href="#6A"]')
    const before = await topOf(cell)
    release()
    await expect(dock(page)).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await topOf(cell)).toBe(before)
  })

  test('my next talk is in the dock without a press', async ({ page }) => {
    await open(page, '/program')
    await page.getByRole('button', { name: 'Expand all' }).tap()
    await entry(page, '7A-1').locator('button[aria-pressed]').tap()
    await page.reload()
    await expect(dock(page).locator('summary')).toContainText(/★ \d\d:\d\d/)
  })

  test('the way to the hall: two presses', async ({ page }) => {
    await open(page, '/program')
    await dock(page).locator('summary').tap()
    await dock(page).getByRole('link', { name: 'Transportation' }).tap()
    await expect(page).toHaveURL('/venue/transportation')
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
    await glance(page, '2025-10-03').locator('a[href="#6B"]').tap()
    const saved = page.waitForEvent('download')
    await entry(page, '6B').getByRole('link', { name: 'Calendar for this session' }).tap()
    expect((await saved).suggestedFilename()).toContain('6B')
  })
})
