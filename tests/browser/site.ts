// The browser tests' own `test`: other hosts are stubbed, and any error or warning on the console fails the test.
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { PRESS_TIMEOUT } from '../../plugins/deferred-hydration/start'
import type { Language } from '../../pipeline/domain/languages'
import { routes } from './edition'

export { expect }
export type { Page }

/** Every page in both languages (specification, section 2). */
export const pages = routes.flatMap((route) => [
  { route, language: 'en' as const, path: route },
  { route, language: 'tr' as const, path: route === '/' ? '/tr' : `/tr${route}` },
])

/** The addresses within the site that a page's HTML names: of links, pictures, scripts and forms. */
export const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:href|src|srcset|action)="([^"]*)"/gi)]
    .flatMap(([, value = '']) => value.split(/[\s,]+/).filter((word) => /^[/#]/.test(word)))
    .map((address) => address.replaceAll('&amp;', '&'))

/** An EN/TR toggle: that of the header, or the first one in the page's content. */
export const toggle = (page: Page, within: 'header' | 'main' = 'header') =>
  page.locator(`${within} [data-language-toggle] button`).first()

type Watch = {
  /** Console errors and warnings, and uncaught errors. A test that provokes some must empty the list. */
  complaints: string[]
  /** Addresses requested from other hosts. */
  otherHosts: string[]
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { complaints: [], otherHosts: [] }
      page.on('console', (message) => {
        if (
          ['error', 'warning'].includes(message.type()) &&
          !message.text().includes('blocked by Playwright')
        )
          watch.complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => watch.complaints.push(`uncaught: ${error.message}`))
      await page.route(
        (url) => url.origin !== new URL(baseURL ?? '').origin && url.protocol.startsWith('http'),
        async (route) => {
          watch.otherHosts.push(route.request().url())
          await route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Stub</title><p>Stub</p>',
          })
        },
      )
      await use(watch)
      expect(watch.complaints, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the site's scripts have taken over. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'))
}

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/** Lets presses wait for the site's start however long it takes: on a busy machine it may be longer than readers would wait. */
export const neverGiveUp = (page: Page) =>
  page.addInitScript((limit) => {
    const { setTimeout } = window
    const patient = (act: () => void, delay?: number) => (delay === limit ? 0 : setTimeout(act, delay))
    Object.assign(window, { setTimeout: patient })
  }, PRESS_TIMEOUT)

/** Waits until the page is shown in `language`. */
export const shows = (page: Page, language: Language) =>
  expect(page.locator('main')).toHaveAttribute('lang', language)

/** Presses the toggle in the header and waits until the page is shown in `language`, which must be the other one. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  await toggle(page).click()
  await shows(page, language)
}

/** Holds back the requests for an address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** How far the page can be scrolled sideways, px. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** How many elements have contents that overflow them sideways. */
export const spilling = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length)

/** The block with the two facts on the home page. */
export const didYouKnow = (page: Page): Locator =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Did You Know?' }) })
    .last()

/** How many lines a text takes up. */
export const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })

/** How far an element is below the top of the window, px. */
export const topOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top)
