// The browser tests' own `test`: other hosts are stubbed, and whatever the page complains about fails the test.
import { setTimeout } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import type { Language } from '../../src/language/languages'
import { routes } from './edition'

export { expect }
export type { Page }

/** Every page in both languages (specification, section 2). */
export const pages = routes.flatMap((route) => [
  { route, language: 'en' as const, path: route },
  { route, language: 'tr' as const, path: route === '/' ? '/tr' : `/tr${route}` },
])

/** An EN/TR toggle: the header's, or the first one of the page's own content. */
export const toggle = (page: Page, within: 'header' | 'main' = 'header') =>
  page.locator(`${within} [data-language-toggle] button`).first()

type Watch = {
  /** Errors and warnings of the console, uncaught errors. A test that provokes some empties the list. */
  complaints: string[]
  /** Addresses asked of other hosts. */
  otherHosts: string[]
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { complaints: [], otherHosts: [] }
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
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

/** Waits until the page is shown in a language. */
export const shows = (page: Page, language: Language) =>
  expect(page.locator('main')).toHaveAttribute('lang', language)

/** Presses the toggle of the header and waits until the page is shown in the other language, which is this one. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  await toggle(page).click()
  await shows(page, language)
}

/** Has what is asked for at an address come `delay` ms late. */
export const late = (page: Page, address: string | RegExp, delay: number) =>
  page.route(address, async (route) => {
    await setTimeout(delay)
    await route.continue()
  })

/** How far the page can be scrolled sideways, px. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** How many elements have something that stands out of them at the side. */
export const spilling = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length)
