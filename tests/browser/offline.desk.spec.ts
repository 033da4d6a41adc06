// Without a network: what was saved opens, with its age; what was not says so; a newer site replaces it, and it can be withdrawn.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { builtSite } from '../../tools/built-site'
import { listening } from '../../tools/run-tool'
import { pathOf } from '../../pipeline/domain/addresses'
import { WITHDRAWN } from '../../pipeline/outputs/offline'
import { frontmatter } from './edition'
import { search } from './programme'
import { expect, started, test, type Page } from './site'

test.use({ serviceWorkers: 'allow' })

// The host of these tests is one of its own.
test.beforeEach(({ page }) => page.unrouteAll())

/** Without a network, the browser complains about each file that is missing. */
test.afterEach(({ watch }) => {
  const uncaught = watch.complaints.filter((line) => line.startsWith('uncaught'))
  watch.complaints.splice(0, Infinity, ...uncaught)
})

/** The built site on a port of its own. It can be stopped, and answer with other texts at some addresses. */
async function host() {
  const { server } = builtSite()
  const asked: string[] = []
  const texts = new Map<string, string | number>()
  const front = createServer((request, response) => {
    asked.push(request.url ?? '')
    const text = texts.get(request.url ?? '') ?? texts.get('*')
    if (text === undefined) server.emit('request', request, response)
    else if (typeof text === 'number') response.writeHead(text).end()
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text)
  })
  const origin = `http://${await listening(front)}`
  const stop = () => {
    front.close()
    front.closeAllConnections()
  }
  return { origin, asked, texts, stop }
}

/** Visits a page once, until the phone has saved what it keeps. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await started(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

/** The sentence above a saved page. */
const age = (page: Page) => page.locator('#saved')

/** Bytes that a phone saves. */
const MOST_SAVED = 1_500_000

const savedBytes = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    for (const name of await caches.keys())
      for (const response of await (await caches.open(name)).matchAll())
        sum += (await response.arrayBuffer()).byteLength
    return sum
  })

const ABSTRACT = '/program/cure-kinetics-of-0e8e'

test('after one visit, all that is needed on the days opens without a server, in both languages, with its age', async ({
  page,
}) => {
  const { origin, asked, stop } = await host()
  await page.goto(`${origin}/contact`)
  await started(page)
  expect(asked.filter((address) => /service-worker|saved-site|offline-/.test(address))).toEqual([])
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  expect(await savedBytes(page)).toBeGreaterThan(500_000)
  expect(await savedBytes(page)).toBeLessThanOrEqual(MOST_SAVED)
  stop()

  for (const route of [
    '/',
    '/program',
    '/speakers',
    '/venue',
    '/venue/transportation',
    '/venue/accommodation',
  ])
    for (const language of ['en', 'tr'] as const) {
      await page.goto(origin + pathOf(route, language))
      await started(page)
      const heading = page.getByRole('heading', { level: 1 })
      await expect.soft(heading).toBeVisible()
      if (route !== '/') await expect.soft(heading).toHaveText(frontmatter(route, language).title)
      await expect
        .soft(age(page))
        .toHaveText(language === 'tr' ? /bugün \d\d:\d\d/ : /saved today at \d\d:\d\d/)
    }
  await page.goto(`${origin}/program`)
  await started(page)
  await search(page).fill('octoate')
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  await page.locator(`a[href="${ABSTRACT}"]:visible`).first().click()
  await expect(page.getByText('Keywords').first()).toBeVisible()
  await page.goto(origin + ABSTRACT)
  await expect(page.locator('main')).toContainText('octoate')
})

test('what was not saved says so and leads to the programme; opened and asked-for files open again', async ({
  page,
}) => {
  const { origin, stop } = await host()
  await visit(page, `${origin}/program`)
  await page.getByText('Files', { exact: true }).click()
  await page.getByRole('button', { name: 'Save the PDFs' }).click()
  await expect(page.getByText('The PDFs are saved on this device')).toBeVisible()
  stop()
  const sizes = await page.evaluate(
    async () => (await (await fetch('/programme-en.pdf')).arrayBuffer()).byteLength,
  )
  expect(sizes).toBe(readFileSync('public/programme-en.pdf').length)
  for (const path of ['/committees', '/documents/registration-form.docx']) {
    await page.goto(origin + path)
    await expect(page.locator('body')).toContainText('This page needs a network')
  }
  await page.getByRole('link', { name: 'Open the programme' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme')
})

test('a host whose server is down counts as no network, and pages on the way from page to page say their age', async ({
  page,
}) => {
  const { origin, texts, stop } = await host()
  await visit(page, `${origin}/contact`)
  texts.set('*', 503)
  await page.goto(`${origin}/program`)
  await expect(age(page)).toContainText('saved today')
  await started(page)
  texts.delete('*')
  await page.goto(`${origin}/contact`)
  await started(page)
  await expect(age(page)).toHaveCount(0)
  texts.set('*', 503)
  await page.locator('header a[href="/speakers"]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/speakers$/)
  await expect(age(page)).toContainText('saved today')
  stop()
})

test('a newer site replaces the saved one at the next contact, says so, and changes nothing under the reader’s eyes', async ({
  page,
}) => {
  const { origin, texts, stop } = await host()
  await visit(page, `${origin}/venue`)
  const worker = readFileSync('public/service-worker.js', 'utf8')
  const site = readFileSync('public/saved-site.json', 'utf8')
  texts.set('/saved-site.json', site.replaceAll('"title":"Venue"', '"title":"New venue"'))
  texts.set('/service-worker.js', worker.replace(/saved-site\.json",revision:"\w+/, '$&1'))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('#updated')).toContainText('A newer version')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venue')
  // Where the network is slow or down, what it shows is what has been saved.
  texts.set('*', 503)
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New venue')
  stop()
})

test('a release that switches it off removes the worker and all that was saved', async ({ page }) => {
  const { origin, texts, stop } = await host()
  await visit(page, `${origin}/venue`)
  texts.set('/service-worker.js', WITHDRAWN)
  await page.goto(`${origin}/contact`)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0])
  await page.goto(`${origin}/venue`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venue')
  stop()
})

/** A worker as other sites have it, which once was at this address. */
const FORMER = `
addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.add('/venue'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(fetch(event.request).catch(() => caches.match(event.request))))`

test('the worker of a former edition is replaced', async ({ page }) => {
  const { origin, texts, stop } = await host()
  texts.set('/service-worker.js', FORMER)
  await visit(page, `${origin}/venue`)
  texts.clear()
  await page.goto(`${origin}/contact`)
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(isWaiting).toBe(true)
  await page.reload()
  await expect.poll(isWaiting).toBe(false)
  stop()
  await page.goto(`${origin}/venue`)
  await expect(age(page)).toContainText('saved today')
})

test('where what was saved is damaged, the site reads as without it, and the next visit saves it again', async ({
  page,
}) => {
  const { origin, stop } = await host()
  await visit(page, `${origin}/venue`)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (request.url.includes('saved-site')) await cache.put(request, new Response('{"pages":{"/ven'))
    }
    // A worker that has been stopped in between reads it again.
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto(`${origin}/speakers`)
  await started(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frontmatter('/speakers', 'en').title)
  await visit(page, `${origin}/venue`)
  stop()
  await page.goto(`${origin}/program`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme')
})

test('where storage is full, the site reads as without it', async ({ page }) => {
  const { origin, stop } = await host()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await page.goto(`${origin}/program`)
  await started(page)
  // After the site has tried to save what it keeps, another worker tries as well.
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js')
    await new Promise((done) => installing?.addEventListener('statechange', done))
    return installing?.state
  })
  expect(state).toBe('redundant')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await search(page).fill('vitrimer')
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  stop()
})
