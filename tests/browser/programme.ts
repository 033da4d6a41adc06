// The parts of the programme's page that several tests use.
import type { Locator, Page } from '@playwright/test'

/** The programme in the morning of the first day. */
export const LIVE = '/program?now=2025-10-02T11:35'

/** A session, talk or poster by its code, which talks and posters have as an older anchor. */
export const entry = (page: Page, code: string) =>
  page.locator(`section[id="${code}"], :is(li, tr):has(> * > span[id="${code}"])`)

export const search = (page: Page) => page.getByRole('searchbox')

/** The filter with a label. */
export const filter = (page: Page, name: string) => page.getByRole('combobox', { name })

/** The star of a session, talk or poster. */
export const star = (page: Page, code: string) => entry(page, code).locator('button[aria-pressed]').first()

/** My programme; it is folded at first. */
export const mine = (page: Page) =>
  page.locator('main details').filter({ has: page.locator('summary', { hasText: 'My programme' }) })

/** The bar of days. */
export const days = (page: Page) => page.getByRole('navigation', { name: 'The days at a glance' })

/** A day at a glance by its date; on a phone, one of them is shown. */
export const glance = (page: Page, date: string) => page.locator(`[id="glance-${date}"]`)

/** What is on and what comes next, at the bottom of the window. */
export const dock = (page: Page) => page.getByRole('complementary', { name: 'Now and next' })

export const isOpen = (dock: Locator) =>
  dock.locator('details').evaluate((details: HTMLDetailsElement) => details.open)

export async function openDock(page: Page): Promise<void> {
  await dock(page).waitFor()
  if (!(await isOpen(dock(page)))) await dock(page).locator('summary').click()
}
