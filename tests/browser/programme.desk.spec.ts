// What a reader does in the programme: search, filters, a programme of one's own (specification, sections 2, 3 and 9: Programme).
import { readFileSync } from 'node:fs'
import { entry, filter, mine, search, star } from './programme'
import { expect, hold, neverGiveUp, open, shows, started, switchTo, test, toggle } from './site'

test('the programme is downloaded as programyeni.pdf', async ({ page }) => {
  await open(page, '/program')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Program' }).click()
  expect((await saved).suggestedFilename()).toBe('programyeni.pdf')
  expect(readFileSync(await (await saved).path()).equals(readFileSync('public/programyeni.pdf'))).toBe(true)
})

test('the search finds names with and without Turkish letters, and can be cleared', async ({ page }) => {
  await open(page, '/program')
  for (const [words, code] of [
    ['AKÇINARLI', '1A-1'],
    ['kazdagi', '1A-2'],
  ] as const) {
    await search(page).fill(words)
    await expect.soft(entry(page, code), words).toBeVisible()
    await expect.soft(entry(page, 'gala'), words).toBeHidden()
    await expect.soft(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible()
  }
  await search(page).fill('qqxyz')
  await expect(page.getByText('No matches in the programme.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(entry(page, 'gala')).toBeVisible()
  await expect(page).toHaveURL('/program')
})

test('filters, even if chosen before the site has started, are kept in the address and restored from it', async ({
  page,
}) => {
  const release = await hold(page, '**/app-*.js')
  await page.goto('/program')
  await page.getByText('Filters').click()
  await filter(page, 'Hall').selectOption({ label: 'Akdeniz Hall' })
  release()
  await started(page)
  await expect(page).toHaveURL(/hall=akdeniz/)
  await filter(page, 'Day').selectOption({ index: 1 })
  await expect(page).toHaveURL(/day=2025-10-02/)
  for (const visit of ['chosen', 'restored']) {
    await expect(entry(page, '1B'), visit).toBeVisible()
    await expect(entry(page, '1A'), visit).toBeHidden()
    await expect(filter(page, 'Hall')).toHaveValue('akdeniz')
    await page.reload()
    await started(page)
  }
  await page.goto('/program?kind=invited')
  await expect(entry(page, '1A-1')).toBeHidden()
  await expect(page.locator('main li[id]:visible')).toHaveCount(3)
})

test('stars make a programme of one’s own, which survives a reload and can be shared by link', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/program')
  await star(page, '1A-2').click()
  await expect(star(page, '1A-2')).toHaveAttribute('aria-pressed', 'true')
  await star(page, '1B').click()
  await expect(page.getByRole('status').filter({ hasText: 'Overlaps with: 11:30 Vitrimer' })).toBeVisible()
  await page.reload()
  await expect(star(page, '1A-2')).toHaveAttribute('aria-pressed', 'true')
  await mine(page).locator('summary').click()
  await expect(mine(page).getByRole('listitem')).toHaveCount(2)
  await expect(mine(page)).toContainText('Overlaps with: 11:20 Natural fibres')
  await expect(entry(page, '1A-2')).toContainText('Overlap')
  await expect(entry(page, '1A-1')).not.toContainText('Overlap')

  const saved = page.waitForEvent('download')
  await mine(page).getByRole('button', { name: 'Save to my calendar' }).click()
  const calendar = readFileSync(await (await saved).path(), 'utf8')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendar).toContain('DTSTART:20251002T083000Z')

  await mine(page).getByRole('button', { name: 'Share my programme' }).click()
  const link = await mine(page).getByRole('textbox').inputValue()
  expect(link).toContain('/program?mine=')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await friend.goto(link)
  const question = friend.getByRole('dialog')
  await expect(question).toContainText('Vitrimer epoxies')
  await question.getByRole('button', { name: 'Add to my programme' }).click()
  await expect(question).toBeHidden()
  await expect(star(friend, '1A-2')).toHaveAttribute('aria-pressed', 'true')
  await expect(friend).toHaveURL('/program')
  await friend.context().close()
})

test('a shared programme can be declined, and codes that are gone are named; an earlier press of the toggle counts', async ({
  page,
}) => {
  await neverGiveUp(page)
  const release = await hold(page, '**/app-*.js')
  await page.goto('/program?mine=1A-1,99Z-9')
  await toggle(page).click()
  release()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('99Z-9')
  // The translation comes before the question, or waits until it is answered.
  await expect(question).toContainText(/No longer in the programme|Artık programda yok/)
  await question.getByRole('button', { name: /Keep my programme|olduğu gibi kalsın/ }).click()
  await shows(page, 'tr')
  await expect(star(page, '1A-1')).toHaveAttribute('aria-pressed', 'false')
})

test('two open tabs agree on the stars', async ({ page, context }) => {
  await open(page, '/program')
  const other = await context.newPage()
  await open(other, '/program')
  await star(page, '2A').click()
  await expect(star(other, '2A')).toHaveAttribute('aria-pressed', 'true')
  await star(other, '2A').click()
  await expect(star(page, '2A')).toHaveAttribute('aria-pressed', 'false')
})

test('the toggle keeps the stars and the search', async ({ page }) => {
  await open(page, '/program')
  await star(page, '1A-1').click()
  await search(page).fill('Eksempelsen')
  await expect(page).toHaveURL('/program?q=Eksempelsen')
  await switchTo(page, 'tr')
  await expect(search(page)).toHaveValue('Eksempelsen')
  await expect(page.getByText(/^\d+ sonuç$/)).toBeVisible()
  await page.getByRole('button', { name: 'Aramayı temizle' }).click()
  await expect(star(page, '1A-1')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#day-2025-10-02 h2')).toHaveText(/2 Ekim 2025/)
})

test('the menu’s link to the programme shows all of it again', async ({ page }) => {
  await open(page, '/program?q=Eksempelsen')
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  await page.locator('header a[href="/program"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/program')
  await expect(search(page)).toHaveValue('')
  await expect(page.getByText(/^\d+ results?$/)).toHaveCount(0)
})

test('a button that disappears with its entry leaves the focus to the list', async ({ page }) => {
  await open(page, '/program')
  await star(page, '1A-2').click()
  await mine(page).locator('summary').click()
  await mine(page)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(mine(page).getByRole('listitem')).toHaveCount(0)
  await expect(mine(page).locator('summary')).toBeFocused()
})
