// The programme page (specification, sections 2, 3 and 9: Programme), on a phone and on a desktop.
import { readFileSync } from 'node:fs'
import { posters } from './edition'
import { entry, expect, late, open, shows, started, switchTo, test, toggle, type Page } from './site'

const search = (page: Page) => page.getByRole('searchbox')
const star = (page: Page, code: string) => entry(page, code).locator('button[aria-pressed]').first()
const filter = (page: Page, name: string) => page.getByRole('combobox', { name })
const mine = (page: Page) =>
  page.locator('main details').filter({ has: page.locator('summary', { hasText: 'My programme' }) })

test('days, sessions by hall with their chairs, hours, posters and downloads', async ({ page }) => {
  await open(page, '/program')
  const days = await page.locator('main section[id^="day-"] h2').allTextContents()
  expect(days).toEqual([
    'Thursday, 2 October 2025',
    'Friday, 3 October 2025',
    'Saturday, 4 October 2025',
    'Sunday, 5 October 2025',
  ])
  for (const [code, texts] of [
    ['registration', ['08:30–09:30']],
    ['1A', ['Anadolu', 'Chair', 'Thermoset matrices and their cure', '11:10']],
    ['1B', ['Akdeniz', 'Natural fibres']],
    ['PL1', ['Plenary lecture', 'Prof. Dr. Aylin Örneksoy']],
    ['posters', ['17:30–18:30']],
    ['gala', ['20:00–23:00']],
    ['panel', ['17:05–18:05']],
    ['closing', ['18:05–18:30']],
  ] as const)
    for (const text of texts) await expect.soft(entry(page, code)).toContainText(text)

  const table = page.getByRole('table', { name: 'Poster Presentations' })
  await expect(table.getByRole('rowheader')).toHaveText(posters.map(({ number }) => `P${number}`))
  for (const text of ['12,000 TL', '8,000 TL', '4,000 TL'])
    await expect.soft(page.locator('main')).toContainText(text)

  const download = page.getByRole('link', { name: 'Download Program' })
  await expect(download).toHaveAttribute('download', 'programyeni.pdf')
  const saved = page.waitForEvent('download')
  await download.click()
  expect((await saved).suggestedFilename()).toBe('programyeni.pdf')
  expect(readFileSync(await (await saved).path()).equals(readFileSync('public/programyeni.pdf'))).toBe(true)
  for (const file of ['abstract-template.docx', 'poster-template.pdf'])
    await expect.soft(page.locator(`main a[download][href="/documents/${file}"]`)).toBeVisible()
})

test('the search finds titles, names, institutions and halls, with and without Turkish letters', async ({
  page,
}) => {
  await open(page, '/program')
  for (const [words, code] of [
    ['vitrimer', '1A-2'],
    ['akcinarli', '1A-1'],
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

test('filters are kept in the address and restored from it', async ({ page }) => {
  await open(page, '/program')
  await page.getByText('Filters').click()
  await filter(page, 'Hall').selectOption({ label: 'Akdeniz Hall' })
  await filter(page, 'Day').selectOption({ index: 1 })
  await expect(page).toHaveURL(/day=2025-10-02/)
  await expect(page).toHaveURL(/hall=akdeniz/)
  await expect(entry(page, '1B')).toBeVisible()
  await expect(entry(page, '1A')).toBeHidden()
  await page.reload()
  await started(page)
  await expect(entry(page, '1B')).toBeVisible()
  await expect(entry(page, '1A')).toBeHidden()
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

test('a shared programme can be declined, and codes that are gone are named', async ({ page }) => {
  await open(page, '/program?mine=1A-1,99Z-9')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('99Z-9')
  await expect(question).toContainText('No longer in the programme')
  await question.getByRole('button', { name: 'Keep my programme' }).click()
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
  const field = page.getByRole('searchbox')
  await field.fill('Eksempelsen')
  await expect(page).toHaveURL('/program?q=Eksempelsen')
  await switchTo(page, 'tr')
  await expect(field).toHaveValue('Eksempelsen')
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
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByText(/^\d+ results?$/)).toHaveCount(0)
})

test('a hall chosen before the site has started stays chosen', async ({ page }) => {
  await late(page, '**/app-*.js', 1500)
  await page.goto('/program')
  await page.getByText('Filters').click()
  await filter(page, 'Hall').selectOption({ label: 'Akdeniz Hall' })
  await started(page)
  await expect(page).toHaveURL(/hall=akdeniz/)
  await expect(entry(page, '1A')).toBeHidden()
  await expect(filter(page, 'Hall')).toHaveValue('akdeniz')
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

test('an early press of the toggle is carried out after the reader has answered about a shared programme', async ({
  page,
}) => {
  await late(page, '**/app-*.js', 1500)
  await page.goto('/program?mine=1A-1,2B')
  await toggle(page).click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await shows(page, 'tr')
})
