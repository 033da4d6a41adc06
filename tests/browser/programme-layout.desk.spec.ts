// The programme where room is scarce: long words, links to what a filter hides, the dock at the bottom of the window.
import { shifts, watchShifts } from './layout-shift'
import { days, dock, entry, filter, glance, LIVE, openDock } from './programme'
import { expect, linesOf, open, sideways, test, topOf } from './site'

// With letters of 32 px, a screen of 320 px has as much room as one of half the width with 16 px.
for (const [letters, width, path, button] of [
  ['on a small phone', 320, '/program', 'Expand all'],
  ['with letters twice as large', 160, '/tr/program', 'Tümünü aç'],
] as const)
  test(`${letters}, a long word is broken, not cut, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, path)
    await page.getByRole('button', { name: button }).click()
    expect(await sideways(page)).toBe(0)
    const outside = await page.evaluate(() => {
      const word = 'poly(3-hydroxybutyrate-co-3-hydroxyvalerate)'.repeat(3).replaceAll('-', 'x')
      for (const title of document.querySelectorAll('main [id] :is(h3, h4, [id^="P"] td:nth-child(2) b)'))
        title.textContent = word
      return [...document.querySelectorAll('main [id] :is(h3, h4, [id^="P"] b, button[aria-pressed])')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 80))
    })
    expect(outside).toEqual([])
    expect(await sideways(page)).toBe(0)
  })

test('a note keeps the lines in which it was written', async ({ page }) => {
  await open(page, '/program')
  const shown = await page.getByText('The desk is open every day').evaluate((note) => {
    note.textContent = 'Welcome\nNational anthem'
    return (note as HTMLElement).innerText
  })
  expect(shown).toBe('Welcome\nNational anthem')
})

test('on paper, the number of a poster is not broken', async ({ page }) => {
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 695, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/program')
  expect(await linesOf(entry(page, 'P40').locator('th a'))).toBe(1)
})

test('an address or a link leads to the beginning of its session or day', async ({ page }) => {
  await watchShifts(page)
  await open(page, '/program#2B')
  await expect(page.locator('[id="2B"]')).toBeInViewport()
  // Letters that change their font move by less than the three digits in which the figure is given.
  const total = (await shifts(page)).reduce((sum, { value }) => sum + value, 0)
  expect(total, 'an address in its midst').toBeLessThan(0.0005)
  await open(page, '/program')
  for (const id of ['day-2025-10-05', 'day-2025-10-03', 'poster-list', 'day-2025-10-04', 'day-2025-10-02']) {
    await days(page).locator(`a[href="#${id}"]`).click()
    // Below the head and the bar of days, once the page has glided there.
    const top = () => topOf(page.locator(`[id="${id}"]`))
    await expect.poll(async () => Math.abs((await top()) - 150), id).toBeLessThan(50)
  }
})

test('Back from a link within the page returns to where the reader was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/program')
  const scrollY = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  const link = days(page).getByRole('link').nth(2)
  await link.dispatchEvent('click')
  await expect.poll(scrollY).toBeGreaterThan(2000)
  await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }))
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollY()) - 900)).toBeLessThan(60)
})

test('if the days do not fit, their bar scrolls and not the page, and the search stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, '/program')
  await page.addStyleTag({
    content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  })
  const magnifier = days(page).getByRole('link', { name: 'Search the programme' })
  // After the event, papers come first.
  await days(page).scrollIntoViewIfNeeded()
  await expect(magnifier).toBeInViewport({ ratio: 1 })
  await days(page)
    .getByRole('list')
    .evaluate((list) => {
      for (let days = 0; days < 3; days++) list.append(list.children[0]?.cloneNode(true) ?? '')
    })
  expect(await sideways(page)).toBe(0)
})

test('a link to something that a filter hides clears the filter and goes there', async ({ page }) => {
  await open(page, `${LIVE}&kind=poster`)
  await openDock(page)
  await dock(page)
    .getByRole('link', { name: /Vitrimer/ })
    .click()
  await expect(entry(page, '1A-2')).toBeInViewport()

  // An address with both a search and an entry leads to the entry; a new search then replaces the entry in the address.
  for (const sought of ['kind=poster', 'q=vitrimer&hall=akdeniz']) {
    await open(page, `/program?${sought}#5A-2`)
    await expect(entry(page, '5A-2')).toBeInViewport()
    await expect(page).toHaveURL('/program#5A-2')
  }
  await page.getByText('Filters').click()
  await filter(page, 'Hall').selectOption({ label: 'Akdeniz Hall' })
  await expect(entry(page, '5A-2')).toBeHidden()
  await expect(page).toHaveURL('/program?hall=akdeniz')
})

test('if what comes next is on another day, the dock says which', async ({ page }) => {
  await open(page, '/program?now=2025-10-02T23:30')
  await expect(dock(page)).toContainText('Next, 3 October')
})

test('what starts together is level in all halls', async ({ page }) => {
  await open(page, '/program')
  const top = (code: string) => topOf(entry(page, code))
  for (const [one, other] of [
    ['2A-1', '2B-1'],
    ['6A-1', '6B-1'],
  ] as const)
    expect(Math.abs((await top(one)) - (await top(other))), one).toBeLessThan(1)
  expect(await top('1B-1'), '11:20 is below 11:10').toBeGreaterThan(await top('1A-1'))
  const holes = await page.locator('[data-halls] ol').evaluateAll((lists) =>
    lists.flatMap((list) =>
      [...list.children].slice(1).map((talk) => {
        const above = talk.previousElementSibling?.getBoundingClientRect().bottom ?? 0
        return talk.getBoundingClientRect().top - above
      }),
    ),
  )
  expect(holes.length).toBeGreaterThan(30)
  expect(Math.max(...holes), 'between two talks').toBeLessThan(8)
})

test('changes since the last release are counted at the head and marked at their entries', async ({
  page,
}) => {
  await open(page, '/program')
  await page.getByRole('link', { name: '3 changes since 22 September' }).click()
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeInViewport()
  await expect(page.locator('[id="5B"]')).toContainText('Moved')
  await expect(entry(page, '2B-3')).toContainText('Changed')
  await expect(entry(page, 'P12')).not.toContainText('Changed')
})

test('the bar of days marks today and the day in view', async ({ page }) => {
  await open(page, '/program?now=2025-10-03T11:05')
  await expect(days(page).getByRole('link', { name: 'Today 3 October' })).toHaveAttribute('aria-current')
  await page.locator('#day-2025-10-04').evaluate((day) => day.scrollIntoView())
  await expect(days(page).getByRole('link', { name: 'Sat 4 October' })).toHaveAttribute('aria-current')
  await expect(days(page).locator('[aria-current]')).toHaveCount(1)
})

test('“What is on now” leads to the glance and takes the focus along; bar of days, glance and dock are near', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-10-02T11:35:00+03:00' })
  await open(page, '/')
  await page.getByRole('link', { name: 'What is on now' }).first().click()
  await expect(page).toHaveURL('/program#now')
  await expect(page.locator('#now')).toBeFocused()
  await expect(glance(page, '2025-10-02')).toBeInViewport()
  await expect(page.locator('#now [aria-current="time"]').first()).toBeInViewport()

  await open(page, '/program')
  await dock(page).waitFor()
  await page.locator('.skip-link').press('Enter')
  const stops: string[] = []
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(
        () =>
          [...['aside', 'nav', '#now']].find((selector) =>
            document.activeElement?.closest(`main ${selector}`),
          ) ?? '',
      ),
    )
  }
  for (const part of ['aside', 'nav', '#now']) expect(stops, part).toContain(part)
})

test('in a low window, the head and the dock leave three quarters of it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await open(page, LIVE)
  await dock(page).waitFor()
  await page.evaluate(() => scrollTo(0, 1500))
  const free = await page.evaluate(() => {
    const bottom = document.querySelector('main aside')?.getBoundingClientRect().top ?? 0
    const top = document.querySelector('body > div header')?.getBoundingClientRect().bottom ?? 0
    return bottom - Math.max(0, top)
  })
  expect(free).toBeGreaterThanOrEqual(300)
})
