// Part of npm run bench: what people wait for in a corridor, on a phone with a quarter of this machine's speed.
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import type { SearchData } from '../../pipeline/domain/search-words'
import { savedDocument } from '../../pipeline/outputs/offline/browser/documents'
import { wholePage, type SavedSite } from '../../pipeline/outputs/offline/saved-site'
import { findChromium } from '../install-chromium.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const SLOWER = 4

/** How many times the sample’s programme makes one of 400 talks and 200 posters. */
const COPIES = 5

type Talk = { id: string; code: string }
type Day = { sessions: { code: string; talks: Talk[] }[] }

/** The sample's programme several times over: its page, which is rendered from data as without a network, and its words. */
function largeProgramme() {
  const site = JSON.parse(readFileSync('public/saved-site.json', 'utf8')) as SavedSite
  const words = JSON.parse(readFileSync('public/search.json', 'utf8')) as SearchData
  const { programme } = wholePage(site, '/program')?.result.data as {
    programme: { days: Day[]; posters: Talk[] }
  }
  const copies = [...Array(COPIES).keys()]
  const renamed = <Entry extends Talk>(entry: Entry, copy: number) =>
    copy ? { ...entry, id: `${entry.id}-${copy}`, code: `${entry.code}-${copy}`, oldCodes: [] } : entry
  for (const day of programme.days)
    day.sessions = copies.flatMap((copy) =>
      day.sessions.map((session) => ({
        ...session,
        code: copy ? `${session.code}-${copy}` : session.code,
        talks: session.talks.map((talk) => renamed(talk, copy)),
      })),
    )
  programme.posters = copies.flatMap((copy) => programme.posters.map((poster) => renamed(poster, copy)))
  const all = copies.flatMap((copy) =>
    Object.entries(words).map(([id, line]) => [copy ? `${id}-${copy}` : id, line] as const),
  )
  return {
    html: savedDocument(site, '/program', 'en', '', ''),
    words: JSON.stringify(Object.fromEntries(all)),
  }
}

/** Milliseconds from the first letter of a search to what it shows. */
async function firstLetter(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const loaded = page.waitForResponse('**/search.json')
  await page.getByRole('searchbox').tap()
  await loaded
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const slowest = { value: 0 }
    Object.assign(window, { slowest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.value = Math.max(slowest.value, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.keyboard.press('c')
  await page.getByText(/\d+ results?$/).waitFor()
  await page.waitForTimeout(3000)
  return page.evaluate(() => (window as unknown as { slowest: { value: number } }).slowest.value)
}

/** The figures of the programme's page at `origin`. */
export async function programmeFigures(origin: string): Promise<Record<string, number>> {
  // No worker is registered from a host whose certificate the browser refuses.
  const args = ['--disable-gpu', '--ignore-certificate-errors']
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    // On the first morning: afterwards, the papers come before the programme.
    const { days } = JSON.parse(readFileSync('public/schedule.json', 'utf8')) as { days: { date: string }[] }
    const open = async () => {
      const page = await browser.newPage({ ...PHONE, ignoreHTTPSErrors: true })
      await page.clock.setFixedTime(`${days[0]?.date}T08:00:00Z`)
      return page
    }
    const page = await open()
    await page.goto(`${origin}/program`)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    const saved = await page.evaluate(async () => {
      let bytes = 0
      for (const name of await caches.keys())
        for (const answer of await (await caches.open(name)).matchAll()) bytes += (await answer.blob()).size
      return bytes
    })
    const glance = await page.locator('[data-shown]').evaluate((day) => day.getBoundingClientRect().bottom)
    const large = await open()
    const { html, words } = largeProgramme()
    await large.route('**/program', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await large.route('**/search.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: words }),
    )
    return {
      'first letter ms': await firstLetter(await open(), `${origin}/program`),
      'of 400 talks ms': await firstLetter(large, `${origin}/program`),
      'saved kB': saved / 1000,
      'glance ends px': glance,
    }
  } finally {
    await browser.close()
  }
}
