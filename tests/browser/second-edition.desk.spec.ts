// The second edition (tests/second-edition), built for a folder of its host: another city and country, one hall, seven pages, and none of
// what an edition may do without. Its addresses, times and look are its own.
import { readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname } from 'node:path'
import { builtSite } from '../../tools/built-site'
import { build, copyOfProject, shrinkPhotos } from '../setup/copy-of-project'
import { listening } from '../../tools/run-tool'
import { becomeSecondEdition } from '../setup/second-edition'
import { dock } from './programme'
import { addressesIn, expect, open, started, switchTo, test, type Page } from './site'

const prefix = '/symposium'

let copy: string
let server: Server
let host: string
let built: string

test.use({ baseURL: ({ browserName: _ }, use) => use(host) })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Generous: this is a cold build on a machine that is busy with other tests.
  test.setTimeout(1_200_000)
  copy = copyOfProject(process.cwd())
  becomeSecondEdition(copy)
  await shrinkPhotos(copy)
  await build(copy, { PATH_PREFIX: prefix })
  server = builtSite(copy).server
  host = `http://${await listening(server)}`
  built = host + prefix
})

test.afterAll(() => {
  server?.close()
  if (copy) rmSync(copy, { recursive: true, force: true })
})

const routes = readdirSync('tests/second-edition/content/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /en\.mdx$/.test(file))
  .map((file) => `/${dirname(file)}`.replace('/index', '/'))

const paths = routes.flatMap((route) => [route, `/tr${route}`.replace(/\/$/, '')])

/** Names of the sample, words for what this edition does not have, and what is left of a text without its value. */
const leftovers =
  /[İI]zmir|Bayraklı|Türkiye|Composite|Kompozit|Anadolu|workshop|çalıştay|poster|hotel|otel\b|metro|IBAN|\bfax\b|faks|follow us|bizi takip|undefined|\bnull\b|NaN|\{\w+\}/i

test('pages have no trace of what the edition does not have, and no empty part', async ({ page }) => {
  for (const path of paths) {
    await open(page, built + path)
    const text = await page.locator('body').innerText()
    expect.soft(leftovers.exec(text)?.[0], path).toBeUndefined()
    const empty = await page.locator('main, footer').evaluateAll((parts) =>
      parts.flatMap((part) =>
        [
          ...part.querySelectorAll(
            'section, article, aside, ul, ol, dl, table, tbody, p, h1, h2, h3, h4, nav',
          ),
        ]
          .filter((box) => box.checkVisibility() && box.getBoundingClientRect().height > 0)
          .filter((box) => box.textContent.trim() === '' && !box.querySelector('img, svg, iframe, input'))
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ),
    )
    expect.soft(empty, path).toEqual([])
    const bare = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.nextElementSibling?.tagName === heading.tagName)
          .map(({ textContent }) => textContent),
      )
    expect.soft(bare, `${path}: nothing below a heading`).toEqual([])
  }
})

test('every address is within the folder and exists', async ({ request }) => {
  const addresses = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(built + path)).text()
    addressesIn(html).forEach((address) => addresses.add(address.replace(/#.*/, '')))
  }
  addresses.delete('')
  expect([...addresses].filter((address) => !/^\/symposium(\/|$)/.test(address))).toEqual([])
  const missing: string[] = []
  for (const address of addresses) {
    const status = (await request.get(host + address)).status()
    if (status !== 200) missing.push(`${status} ${address}`)
  }
  expect(missing).toEqual([])
})

test('its colours are those of design.yaml, and it has no mark', async ({ page, request }) => {
  await open(page, `${built}/`)
  const colours = await page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    footer: getComputedStyle(document.querySelector('footer')!).backgroundColor,
    mark: getComputedStyle(document.querySelector('header a')!, '::before').content,
  }))
  expect(colours).toEqual({ ground: 'rgb(251, 248, 244)', footer: 'rgb(90, 26, 43)', mark: 'none' })
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#5a1a2b')
  const icon = await (await request.get(`${built}/icons/favicon.svg`)).text()
  expect(icon).toContain('#5a1a2b')
})

test('a talk in another language has its name, and is read in it; coffee follows', async ({ page }) => {
  await open(page, `${built}/program`)
  const talk = page.locator('li').filter({ has: page.getByRole('heading', { name: 'Klebeverbindungen' }) })
  await expect(talk.getByText('In German')).toBeVisible()
  await expect(page.locator('[id="1A"] > ol > li')).toHaveText([/Klebe/, /Coffee/, /Dowels/])
  await expect(talk.getByRole('heading')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('In English', { exact: true })).toHaveCount(0)
  await switchTo(page, 'tr')
  await expect(talk.getByText('Almanca sunulur')).toBeVisible()
  await expect(page.getByText('İngilizce sunulur', { exact: true })).toHaveCount(2)
})

test.describe('from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('what is on and comes next is that of Vienna, before and after clocks change', async ({ page }) => {
    for (const [moment, shown] of [
      ['2026-10-24T07:50:00Z', /Next.*10:00.*Klebeverbindungen/s],
      ['2026-10-24T08:10:00Z', /Now.*Klebeverbindungen/s],
      ['2026-10-25T08:50:00Z', /Next.*10:00.*bridge/is],
      ['2026-10-25T09:10:00Z', /Now.*bridge/is],
    ] as const) {
      await page.clock.setFixedTime(new Date(moment))
      await open(page, `${built}/program`)
      await expect(dock(page)).toHaveText(shown)
      await expect(page.locator('#day-2026-10-24').getByText('10:00', { exact: false }).first()).toBeVisible()
    }
  })
})

test('the site works in its folder', async ({ page }) => {
  await open(page, `${built}/`)
  await page.locator('main a[href$="/conference"]').first().click()
  await expect(page).toHaveURL(`${built}/conference`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conference')
  await switchTo(page, 'tr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sempozyum')
  await expect(page).toHaveURL(`${built}/conference`)
  await page.goBack()
  await expect(page).toHaveURL(`${built}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('in its folder, an address that was changed on its way shows the page that was intended', async ({
  page,
  watch,
}) => {
  for (const [asked, shown, heading] of [
    ['/program%23day-2026-10-25)', '/program#day-2026-10-25', 'Programme'],
    ['/tr//contact%0A', '/tr/contact', 'İletişim'],
    ['/a%2fb', '/a%2fb', 'Page not found'],
    ['/tr/nowhere%', '/tr/nowhere%25', 'Page not found'],
  ] as const) {
    await page.goto(built + asked)
    await expect(page).toHaveURL(built + shown)
    await started(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  // The answer for unknown addresses.
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('404'))
})

test.describe('as a folder of the host of another edition', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Opens a page and waits until the phone has saved the edition of a folder. */
  async function saved(page: Page, address: string, folder: string): Promise<void> {
    await open(page, address)
    await page.waitForFunction(
      (script) => navigator.serviceWorker.controller?.scriptURL.endsWith(script),
      new URL(address).origin + `${folder}/service-worker.js`,
    )
  }

  test('each has its own links, search, canonical addresses, and pages without a network', async ({
    page,
    watch,
  }) => {
    await page.unrouteAll()
    const other = builtSite().server
    const both = createServer((request, response) =>
      (request.url?.startsWith(`${prefix}/`) ? server : other).emit('request', request, response),
    )
    const origin = `http://${await listening(both)}`
    for (const [folder, sought, name] of [
      ['', 'vitrimer', '6th International'],
      [prefix, 'bridge', 'Danube'],
    ] as const) {
      await saved(page, `${origin}${folder}/program`, folder)
      await expect(page).toHaveTitle(new RegExp(name))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^https://[^/]+${folder}/program$`),
      )
      await page.getByRole('searchbox').fill(sought)
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ results?$/)
      await page.locator('header a[href$="/registration"]:visible').first().click()
      await expect(page).toHaveURL(`${origin}${folder}/registration`)
    }
    both.close()
    both.closeAllConnections()
    for (const [folder, name] of [
      ['', 'Composites 2025'],
      [prefix, 'Timber 2026'],
    ] as const) {
      await page.goto(`${origin}${folder}/program`)
      await expect(page.locator('#saved')).toBeVisible()
      await expect(page.getByRole('banner')).toContainText(name)
    }
    watch.complaints = watch.complaints.filter((line) => line.startsWith('uncaught'))
  })
})
