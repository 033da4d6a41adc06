// The menu on a desktop (specification, section 2: Navigation bar).
import type { Locator } from '@playwright/test'
import { expect, open, started, test, type Page } from './site'

const SIGNAL = 'rgb(200, 16, 46)'
const CLOSE_DELAY = 200

const bar = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|Ana menü)$/ })
const entry = (page: Page, name: string) =>
  bar(page)
    .locator('> ul > li')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
const group = (page: Page, name: string) => entry(page, name).locator('ul')

test('shows all entries on one line at the narrowest width that has this menu', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  for (const [path, first, last] of [
    ['/', 'Home', 'Registration'],
    ['/tr', 'Ana Sayfa', 'Kayıt'],
  ] as const) {
    await open(page, path)
    const [begin, end] = [await entry(page, first).boundingBox(), await entry(page, last).boundingBox()]
    expect(end?.y).toBe(begin?.y)
  }
})

test('has the specified links in their order, and so has that of phones', async ({ page }) => {
  await open(page, '/')
  const addresses = (menu: Locator) =>
    menu.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const pages =
    '/ /committees /conference /speakers /program /venue /venue/about-Izmir /venue/accommodation ' +
    '/venue/social-program /venue/transportation /sponsors /workshop /exhibition /registration /submissions'
  expect(await addresses(page.locator('header details nav'))).toEqual(pages.split(' '))
  expect(await addresses(bar(page))).toEqual(pages.replace('/venue ', '/venue /venue ').split(' '))
  for (const [name, count] of [
    ['Conference', 2],
    ['Practical Info', 5],
    ['Sponsors & Partners', 0],
    ['Registration', 1],
  ] as const)
    await expect(group(page, name).getByRole('link', { includeHidden: true })).toHaveCount(count)
})

test('opens on hover and closes 200 ms after the pointer has left; another group replaces it at once', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/sponsors')
  const venue = group(page, 'Practical Info')
  const leave = () => page.mouse.move(600, 800)
  await expect(venue).toBeHidden()
  await entry(page, 'Practical Info').hover()
  await expect(venue).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await leave()
  await page.clock.runFor(CLOSE_DELAY / 2)
  await venue.getByRole('link', { name: 'Accommodation' }).hover()
  await page.clock.runFor(CLOSE_DELAY * 2)
  await expect(venue, 'the pointer has come back in time').toBeVisible()
  await leave()
  await page.clock.runFor(CLOSE_DELAY - 1)
  await expect(venue).toBeVisible()
  await page.clock.runFor(1)
  await expect(venue).toBeHidden()
  await entry(page, 'Practical Info').hover()
  await entry(page, 'Conference').hover()
  await expect(group(page, 'Conference')).toBeVisible()
  await expect(venue).toBeHidden()
})

test('only the entry of the current page, or of its group, is red', async ({ page }) => {
  for (const [path, name, current] of [
    ['/committees', 'Committees', 'page'],
    ['/conference', 'Conference', 'page'],
    ['/speakers', 'Conference', 'true'],
    ['/tr/venue/transportation', 'Pratik Bilgiler', 'true'],
  ] as const) {
    await page.goto(path)
    const links = await bar(page)
      .locator('> ul > li > a')
      .evaluateAll((all) =>
        all.map((link) => [
          link.textContent,
          link.getAttribute('aria-current'),
          getComputedStyle(link).color,
        ]),
      )
    expect(links.filter(([, mark, colour]) => mark !== null || colour === SIGNAL)).toEqual([
      [name, current, SIGNAL],
    ])
  }
})

test('every link opens its page at the top, however far the reader has scrolled', async ({ page }) => {
  for (const [from, to, press] of [
    ['/program', '/committees', 'click'],
    ['/committees', '/sponsors', 'Enter'],
    ['/tr/program', '/tr/exhibition', 'Enter'],
  ] as const) {
    await open(page, from)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7))
    const link = bar(page).locator(`a[href="${to}"]`).first()
    if (press === 'click') await link.click()
    else {
      await link.evaluate((element) => element.focus({ preventScroll: true }))
      await page.keyboard.press(press)
    }
    await expect(page).toHaveURL(to)
    await expect.poll(() => page.evaluate(() => window.scrollY), `${to} from ${from}`).toBe(0)
  }
})

test('a group opened before the site has started stays open under the pointer and the focus', async ({
  page,
}) => {
  for (const reach of ['hover', 'focus'] as const) {
    await page.goto('/workshop', { waitUntil: 'domcontentloaded' })
    const item = entry(page, 'Conference')
    if (reach === 'hover') await item.hover()
    else await item.getByRole('button').focus()
    await expect(group(page, 'Conference')).toBeVisible()
    await started(page)
    await expect(group(page, 'Conference'), reach).toBeVisible()
    await page.mouse.move(5, 700)
  }
})
