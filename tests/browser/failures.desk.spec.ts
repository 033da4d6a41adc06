// When something fails to load, the reader keeps a readable page or gets a message with a way on (specification, section 8).
import type { Route } from '@playwright/test'
import { rowsIn } from '../setup/rows'
import { dock, isOpen, LIVE, mine, star } from './programme'
import { expect, open, started, switchTo, test, toggle, type Page } from './site'

const readable = async (page: Page, heading: string | RegExp) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(100)
}

/** The console may complain about what a test broke, and about HTML served as a script; any other uncaught error fails it. */
test.afterEach(({ watch }) => {
  const uncaught = watch.complaints.filter((line) => /^uncaught(?!: Unexpected token '<')/.test(line))
  watch.complaints.splice(0, Infinity, ...uncaught)
})

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is cut off': (route) => route.abort(),
  'is not there': (route) => route.fulfill({ status: 404, body: 'no' }),
  'is a page of a hotel’s network': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>' }),
}

for (const [fault, answer] of Object.entries(faults))
  for (const [what, address] of [
    ['data', '**/page-data/conference/page-data.json*'],
    ['script', '**/component---src-templates-article-*.js'],
  ] as const) {
    // For a browser, a script that is not there is one that is cut off.
    if (what === 'script' && fault === 'is not there') continue
    test(`a page’s ${what} ${fault}: its address still opens`, async ({ page }) => {
      await open(page, '/')
      await page.route(address, answer)
      const asked = page.waitForRequest((request) => /page-data\/conf|templates-article/.test(request.url()))
      await page.locator('main a[href="/conference"]').first().click()
      await asked
      await expect(page).toHaveURL('/conference')
      await readable(page, 'Conference')
      // The data of a document is in its HTML: only a script can be missing there.
      await expect(page.getByRole('alert').filter({ hasText: 'Loading chunk failed.' })).toHaveCount(
        what === 'script' ? 1 : 0,
      )
    })
  }

type CutOff = Record<
  'missing' | 'language' | 'path' | 'heading' | 'scripts' | 'message' | 'again' | 'link',
  string
>

for (const row of rowsIn<{ cutOff: CutOff[] }>('tests/browser/rows.yaml').cutOff)
  test(`a document (${row.language}) whose scripts of ${row.missing} are cut off: the page, and a message in its language`, async ({
    page,
  }) => {
    const scripts = new RegExp(row.scripts)
    await page.route(scripts, (route) => route.abort())
    await page.goto(row.path)
    const message = page.getByRole('alert')
    await expect(message).toBeVisible()
    expect((await message.innerText()).replace(/\s+/g, ' ').trim()).toBe(`${row.message} ${row.again}`)
    expect(await message.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
      row.language,
    )
    await readable(page, row.heading)
    await expect(page.getByRole('banner').getByRole('link', { name: row.link })).toBeVisible()
    await page.unroute(scripts)
    await message.getByRole('link', { name: row.again }).click()
    await started(page)
    await expect(page).toHaveURL(row.path)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('the translation’s data is not there: the toggle opens its address', async ({ page }) => {
  await open(page, '/contact')
  await page.route('**/page-data/tr/contact/page-data.json*', faults['is not there']!)
  await toggle(page).click()
  await expect(page).toHaveURL(/\/tr\/contact\??$/)
  await readable(page, 'İletişim')
})

test('if all page data answer 500, the address opens as a document, without endless requests', async ({
  page,
}) => {
  await open(page, '/committees')
  let asked = 0
  await page.route('**/page-data/**', (route) => {
    asked += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await page.locator('main a[href="/contact"]').first().click()
  await expect(page).toHaveURL('/contact')
  await readable(page, 'Contact')
  expect(asked).toBeLessThan(30)
})

test('a page’s own styles are cut off: its address still opens, with its styles', async ({ page }) => {
  const html = await (await page.request.get('/speakers')).text()
  const [, own] = [...html.matchAll(/<style data-href="([^"]+)"/g)].map(([, href]) => href!)
  await page.route(`**${own}`, (route) => route.abort())
  await open(page, '/')
  await page.locator('main a[href="/speakers"]:visible').first().click()
  await expect(page).toHaveURL('/speakers')
  await readable(page, /Speakers/)
  await expect(page.locator(`style[data-href="${own}"]`)).toBeAttached()
})

test('if the site is published anew while a page is open, the next page is the new one', async ({ page }) => {
  await open(page, '/contact')
  await page.evaluate(() => Object.assign(window, { ofTheOldSite: true }))
  await page.route('**/page-data/app-data.json*', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'another' } }),
  )
  // The bundles of the old site are gone; those of the new one have other names.
  await page.route(/\/component---[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }), {
    times: 2,
  })
  await page.locator('footer a[href="/registration"]').click()
  await readable(page, 'Registration')
  await expect(page).toHaveURL('/registration')
  await expect.poll(() => page.evaluate(() => 'ofTheOldSite' in window)).toBe(false)
})

test('malformed page data: the specified words and a way on', async ({ page }) => {
  await open(page, '/registration')
  await page.route('**/page-data/speakers/page-data.json*', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { result: { data: Record<string, unknown> } }
    for (const key of Object.keys(json.result.data))
      if (!['page', 'site', 'navigation', 'labels', 'facts', 'downloads'].includes(key))
        json.result.data[key] = 7
    await route.fulfill({ json })
  })
  await page.locator('header nav a[href="/conference"]').first().hover()
  await page.locator('header nav a[href="/speakers"]:visible').click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await page.locator('header nav a[href="/committees"]:visible').click()
  await readable(page, 'Committees')
})

const storages = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [state, script] of Object.entries(storages))
  test(`a ${state} storage: the programme works, and says that it cannot save choices`, async ({ page }) => {
    await page.addInitScript(script)
    await open(page, LIVE)
    for (const opened of [true, false]) {
      await dock(page).locator('summary').click()
      expect(await isOpen(dock(page))).toBe(opened)
    }
    await star(page, '1A').click()
    await expect(star(page, '1A')).toHaveAttribute('aria-pressed', 'true')
    await mine(page).locator('summary').click()
    await expect(mine(page)).toContainText('Your browser is not saving data')
    await page.locator('footer a[href="/registration"]').click()
    await readable(page, 'Registration')
  })

test('the site starts in a browser of 2022, which lacks recent features', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...condition: string[]) => boolean
    CSS.supports = (...condition: string[]) =>
      !condition.join().includes('content-visibility') && supports(...condition)
    const missing: [object, string[]][] = [
      [Element.prototype, ['checkVisibility']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [window, ['requestIdleCallback', 'ContentVisibilityAutoStateChangeEvent']],
      [Object, ['groupBy']],
    ]
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
  })
  for (const path of ['/', '/program', '/venue', '/sponsors']) {
    await open(page, path)
    await switchTo(page, 'tr')
    await expect(page).toHaveURL(path)
  }
})
