// Home (specification, sections 2 and 4).
import { posters, say, site, word } from './edition'
import { expect, open, shows, test, toggle, type Page } from './site'

const FACT_ROTATION = 5000

const letter = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, name = 'Welcome Letter') => page.locator('main').getByRole('button', { name })
const fact = (page: Page, index: number, language: 'en' | 'tr' = 'en') =>
  page.getByText(say(site.didYouKnow[index] ?? '', language))

for (const [path, language] of [
  ['/', 'en'],
  ['/tr', 'tr'],
] as const)
  test(`${path}: the hero and where its buttons lead`, async ({ page }) => {
    await page.clock.setFixedTime('2025-06-01T12:00:00+03:00')
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say(site.name, language))
    const main = page.locator('main')
    await expect(main).toContainText(language === 'en' ? /2\s*–\s*4 October 2025/ : /2\s*–\s*4 Ekim 2025/)
    await expect(main).toContainText('İzmir')
    const base = language === 'en' ? '' : '/tr'
    for (const [name, target] of [
      [word('home', 'registerNow', language), `${base}/registration`],
      // “Learn more” has hidden words for screen readers that say about what; they follow after a space.
      [`${word('home', 'learnMore', language)} : ${say(site.name, language)}`, `${base}/conference`],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', target)

    const download = main.getByRole('link', { name: word('home', 'downloadProgramme', language) }).first()
    await expect(download).toHaveAttribute('href', '/programyeni.pdf')
    const logos = main.getByRole('img', {
      name: language === 'en' ? /Chamber of Chemical|Manufacturers’ Association/ : /Kimya Müh|Üreticileri/,
    })
    await expect(logos).toHaveCount(2)
  })

test('the welcome letter opens in a dialog and can be closed in every way', async ({ page }) => {
  await open(page, '/')
  await expect(letter(page)).toBeHidden()
  await opener(page).click()
  await expect(letter(page)).toBeVisible()
  await expect(letter(page)).toHaveAccessibleName(/\w/)
  await expect(letter(page)).toContainText('Prof. Dr. Nejat Varsayan')
  for (let step = 0; step < 5; step++) {
    const isInside = await letter(page).evaluate(
      (dialog, tabbed) =>
        dialog.contains(document.activeElement) || (tabbed && document.activeElement === document.body),
      step > 0,
    )
    expect(isInside, 'the focus goes in, and the page behind cannot be reached').toBe(true)
    await page.keyboard.press('Tab')
  }
  await letter(page).getByRole('button', { name: 'Close' }).click()
  await expect(letter(page)).toBeHidden()
  await expect(opener(page), 'focus comes back').toBeFocused()

  await page.keyboard.press('Enter')
  await expect(letter(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(letter(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await page.mouse.click(4, 300)
  await expect(letter(page), 'a press beside it').toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the hero toggles the language, keeps the focus, and the letter follows', async ({ page }) => {
  await open(page, '/')
  await toggle(page, 'main').focus()
  await page.keyboard.press('Enter')
  await shows(page, 'tr')
  await expect(toggle(page, 'main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say(site.name, 'tr'))
  await opener(page, 'Hoş Geldiniz').click()
  await expect(letter(page)).toBeVisible()
  await expect(letter(page).getByRole('button', { name: 'Kapat' })).toBeVisible()
})

test('Did You Know shows its two facts in turn, 5000 ms each, and can be paused', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const button = (name: string) => page.getByRole('button', { name })
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = (await fact(page, 0).isVisible()) ? 0 : 1
  // Play restarts the time; the pointer rests on it from now on.
  await button('Pause').click()
  await button('Play').click()
  await page.clock.runFor(FACT_ROTATION - 1)
  await expect(fact(page, first)).toBeVisible()
  await page.clock.runFor(1)
  await expect(fact(page, 1 - first)).toBeVisible()
  await expect(fact(page, first)).toBeHidden()
  await page.clock.runFor(FACT_ROTATION)
  await expect(fact(page, 1 - first)).toBeHidden()
  await button('Pause').click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(FACT_ROTATION * 3)
  await expect(fact(page, first), 'paused').toBeVisible()
  await expect(button('Play')).toBeVisible()
})

test('with reduced motion both facts are shown, one below the other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  for (const index of [0, 1]) await expect(fact(page, index)).toBeVisible()
  await expect(page.getByRole('button', { name: /Pause|Play/ }), 'nothing to pause').toHaveCount(0)
})

test('the key dates are a timeline with a toggle of its own, and a calendar', async ({ page }) => {
  await open(page, '/')
  const dates = page.locator('#key-dates')
  await expect(dates.getByRole('listitem')).toHaveCount(10)
  await expect(dates.getByRole('listitem').first()).toContainText('6 June 2025')
  await expect(dates.getByRole('listitem').first()).toContainText('Abstract submission')
  const saved = page.waitForEvent('download')
  await dates.getByRole('link', { name: 'Save to my calendar' }).click()
  expect((await saved).suggestedFilename()).toBe('key-dates.ics')
  await dates.getByRole('button').click()
  await expect(dates.getByRole('listitem').first()).toContainText('6 Haziran 2025')
  await expect(dates.getByRole('heading', { name: 'Önemli Tarihler' })).toBeVisible()
  const calendar = dates.getByRole('link', { name: 'Takvimime ekle' })
  await expect(calendar).toHaveAttribute('href', '/calendars/tr/key-dates.ics')
  await shows(page, 'en')
})

test('the hero says where the symposium stands', async ({ page }) => {
  for (const [day, state, path] of [
    ['2025-07-20', /Early registration\s*until 28 July 2025/, '#key-dates'],
    ['2025-10-03', /Today: day 2/, '/program'],
    ['2025-10-20', /has taken place/, '/speakers'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T09:00:00+03:00`))
    await open(page, '/')
    const line = page.locator('main section').first().locator('p').filter({ hasText: state })
    await expect(line).toBeVisible()
    await expect(line.getByRole('link')).toHaveAttribute('href', path)
  }
})

test('the symposium in numbers counted from the content, and its three themes', async ({ page }) => {
  await open(page, '/')
  const glance = page.locator('section:has(> h2:text-is("The Symposium at a Glance"))')
  expect(await glance.locator('dd').allInnerTexts()).toEqual(['3', '2', '80', String(posters.length)])
  await expect(glance.getByRole('heading', { level: 3 })).toHaveText([
    'Sustainable',
    'High-performance',
    'Digitally-driven',
  ])
})

test('speakers, sponsors and partners are on the page', async ({ page }) => {
  await open(page, '/')
  for (const name of ['Prof. Dr. Aylin Örneksoy', 'Dr. Rui Exemplo'])
    await expect(page.locator('main').getByText(name).first()).toBeVisible()
  await expect(page.locator('main a[href="/speakers"]').first()).toBeVisible()
  await expect(page.locator('main a[href="/sponsors"]').first()).toBeVisible()
  for (const name of ['Egeply Kompozit', 'Egekıyı Technical University'])
    await expect(page.locator('main').getByRole('img', { name }).first()).toBeVisible()
})

test('Back closes a letter that was opened by its address', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => void (window.location.hash = '#welcome-letter'))
  await expect(letter(page)).toBeVisible()
  await page.goBack()
  await expect(letter(page)).toBeHidden()
})
