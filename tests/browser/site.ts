// The browser tests' own `test`: other hosts are stubbed, and whatever the page complains about fails the test.
import { test as base, expect, type Page } from '@playwright/test'
import { routes } from './edition'

export { expect }
export type { Page }

/** Every page in both languages (specification, section 2). */
export const pages = routes.flatMap((route) => [
  { route, language: 'en' as const, path: route },
  { route, language: 'tr' as const, path: route === '/' ? '/tr' : `/tr${route}` },
])

/** The EN/TR toggles of a page, that of its header first. */
export const toggle = '[data-language-toggle] button'

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
