// Odd addresses: what mail programs, chats and typists make of them (specification, section 8: a not-found route has no text there).
// Where it can be known which page was intended, the reader gets that page; otherwise the page of unknown addresses stays whole.
import { expect, started, test, type Page } from './site'

/** Addresses that mean a page, and what is in the address bar afterwards: one of each kind in intended-address.test.ts. */
const INTENDED: Record<string, string> = {
  '/program%23PL1)': '/program#PL1',
  '/program#PL1).': '/program#PL1',
  '/tr%2Fprogram%23PL1': '/tr/program#PL1',
  '/program%3Fq=epoxy%232B': '/program?q=epoxy#2B',
  '/registration)?utm_source=mail': '/registration?utm_source=mail',
  '/venue%0A': '/venue',
  '/venue%FF': '/venue',
  '/tr//venue': '/tr/venue',
  '/VENUE//ABOUT-IZMIR': '/venue/about-Izmir',
  '/%': '/',
}

/** Addresses that mean nothing, and what is in the address bar afterwards if it is something else. */
const UNKNOWN: Record<string, string | undefined> = {
  '/a%2fb': undefined,
  '/nowhere%23PL1': undefined,
  '/nowhere%': '/nowhere%25',
  '/tr/50%25': undefined,
  '/nowhere?q=%E0%A4%A': undefined,
  '/nowhere?a=b?c=d&%': undefined,
  '/:path': undefined,
  '/a/*/b': undefined,
  '/tr//yok': undefined,
  '/tr/%C5%9Fehir%20plan%C4%B1': undefined,
  '/404.html': undefined,
  '/documents/nowhere.pdf)': undefined,
  '/__proto__': undefined,
  '/%F0%9F%92%A9': undefined,
}

const opens = async (page: Page, asked: string) => {
  await page.goto(asked)
  await started(page)
}

/** The addresses answer with status 404, which the browser reports; nothing else may be reported. */
test.afterEach(({ watch }) => {
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('status of 404'))
})

test('an address that means a page shows it', async ({ page, baseURL }) => {
  for (const [asked, intended] of Object.entries(INTENDED)) {
    await page.goto(asked)
    await expect(page, asked).toHaveURL(baseURL + intended)
    await started(page)
    const html = await (await page.request.get(intended)).text()
    const [, heading = ''] = /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html) ?? []
    await expect(page.getByRole('heading', { level: 1 }), asked).toContainText(heading)
    const place = intended.split('#')[1]
    if (place) await expect(page.locator(`[id="${place}"]`), asked).toBeInViewport()
  }
})

for (const [asked, shown = asked] of Object.entries(UNKNOWN))
  test(`${asked} is not found, and the page stays whole`, async ({ page, baseURL }) => {
    await opens(page, asked)
    await expect(page).toHaveURL(baseURL + shown)
    // What hydration does to the page, and a hash after it.
    await page.evaluate(() => (window.location.hash = '#main'))
    await page.waitForTimeout(300)
    const isTurkish = /^\/tr\//.test(asked)
    for (const heading of ['Page not found', 'Sayfa bulunamadı'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: isTurkish ? 'Kurullar' : 'Committees' }),
    ).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: isTurkish ? 'Kayıt' : 'Registration' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(isTurkish ? 'Kayıt' : 'Registration')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

test('a file with a bracket after its name is the file', async ({ page }) => {
  const loaded = page.waitForEvent('download')
  await page.goto('/documents/abstract-template.docx)').catch(() => undefined)
  expect((await loaded).suggestedFilename()).toBe('abstract-template.docx')
})

test('a host that answers everything with the page of unknown addresses is not asked again and again', async ({
  page,
}) => {
  const missing = await (await page.request.get('/nowhere')).text()
  let asked = 0
  await page.route(/\/venue[^/]*$/, (route) => {
    asked += 1
    return route.fulfill({ status: 200, contentType: 'text/html', body: missing })
  })
  await opens(page, '/venue)')
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL('/venue')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(asked).toBe(3)
})

for (const asked of ['//venue', '/tr//venue?', '/%76enue', '/venue/?q=a#map'])
  test(`a host that serves the page at ${asked}: it stays`, async ({ page, baseURL }) => {
    const [path, title] = asked.startsWith('/tr') ? ['/tr/venue', 'Sempozyum Yeri'] : ['/venue', 'Venue']
    const body = await (await page.request.get(path)).text()
    const address = baseURL + asked
    await page.route(address.replace(/#.*/, ''), (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(address)
    await started(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
  })
