// Odd addresses: what mail programs, chats and typists make of them (specification, section 8: a not-found route has no text there).
// Where it can be known which page was intended, the reader gets that page; otherwise the page of unknown addresses stays whole.
import { expect, started, test, type Page } from './site'

/** Addresses that mean a page, and what is in the address bar afterwards. */
const INTENDED: Record<string, string[]> = {
  '/program#PL1': [
    '/program%23PL1',
    '/program%2523PL1',
    '/program%23PL1)',
    '/program%23PL1%0A',
    '/PROGRAM%23PL1',
  ],
  '/tr/program#PL1': [
    '/tr/program%23PL1',
    '/tr/program%20%23PL1',
    '/tr%2Fprogram%23PL1',
    '/TR/Program%23PL1.',
  ],
  '/program?q=epoxy': ['/program%3Fq=epoxy', '/program%3fq%3Depoxy'],
  '/program?q=epoxy#2B': ['/program%3Fq=epoxy%232B', '/program%3Fq=epoxy#2B', '/program%232B?q=epoxy'],
  '/registration?utm_source=mail': ['/registration%3Futm_source=mail', '/registration)?utm_source=mail'],
  '/registration': ['/registration).', '/registration%26utm_source=mail', '/registration&utm_source=mail'],
  '/venue': [
    '/venue%0A',
    '/venue%0D%0A',
    '/venue%20',
    '/venue%20%20',
    '/venue%09',
    '/venue%C2%A0',
    '/venue%E2%80%8B',
    '/ve%0Anue',
    '/ve%C2%ADnue',
    '/%20venue',
    '/venue)',
    '/venue,',
    '/venue.',
    '/venue...',
    '/venue;',
    '/venue:',
    '/venue!',
    '/venue*',
    "/venue'",
    '/venue%22',
    '/%22venue%22',
    '/%3Cvenue%3E',
    '/venue%3E',
    '/venue%5D',
    '/venue%E2%80%9D',
    '/(venue)',
    '/venue),',
    '/venue,%20Bayrakli',
    '/venue%',
    '/venue%E0%A4%A',
    '/venue%FF',
    '/venue%2F',
    '/venue//',
    '/venue/%20',
    '/%5Cvenue',
    '/venue%5C',
    '/.%2Fvenue',
    '/venue.html)',
    '/en/venue)',
  ],
  '/tr/venue': [
    '/tr//venue',
    '/tr///venue',
    '/tr/venue%0A',
    '/tr%2fvenue',
    '/tr/venue)',
    '/tr/venue%E2%80%A6',
  ],
  '/venue/about-Izmir': [
    '/venue/about-izmir.',
    '/venue%2Fabout-Izmir',
    '/VENUE//ABOUT-IZMIR',
    '/venue/about-Izmir%20',
  ],
  '/tr': ['/tr%20', '/tr)', '/tr/.,', '/tr/%0A'],
  '/': ['/%20', '/%0A', '/)', '/%23', '/%3F', '/.,', '/%', '/%2525', '/*', '/%00'],
}

/** Addresses that mean nothing. */
const UNKNOWN = [
  '/a%2fb',
  '/a%2Fb/',
  '/a%252fb',
  '/nowhere%23PL1',
  '/nowhere%3Fq=a',
  '/nowhere%0A',
  '/nowhere?q=%E0%A4%A',
  '/nowhere?a=b?c=d&%',
  '/nowhere#50%',
  '/nowhere#%E0%A4%A',
  '/nowhere?#',
  '/%E0%A4%A',
  '/%FF%FE',
  '/50%25',
  '/:path',
  '/:uri/:path',
  '/a/*/b',
  '/tr/yok%2Fyok',
  '/tr//yok',
  '/tr/yok)',
  '/TR/YOK',
  '/tr/%C5%9Fehir%20plan%C4%B1',
  '/%C4%B0zmir',
  '/venue/nowhere,',
  '/404',
  '/404.html',
  '/documents/nowhere.pdf)',
  '/constructor',
  '/__proto__',
  '/a//b///c',
  '/%F0%9F%92%A9',
]

const opens = async (page: Page, asked: string) => {
  await page.goto(asked)
  await started(page)
}

/** The addresses answer with status 404, which the browser reports; nothing else may be reported. */
test.afterEach(({ watch }) => {
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('status of 404'))
})

for (const [intended, addresses] of Object.entries(INTENDED))
  for (const asked of addresses)
    test(`${asked} shows ${intended}`, async ({ page, baseURL }) => {
      await page.goto(asked)
      await expect(page).toHaveURL(baseURL + intended)
      await started(page)
      const html = await (await page.request.get(intended)).text()
      const [, heading = ''] = /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html) ?? []
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      const place = intended.split('#')[1]
      if (place) await expect(page.locator(`[id="${place}"]`)).toBeInViewport()
    })

for (const asked of UNKNOWN)
  test(`${asked} is not found, and the page stays whole`, async ({ page }) => {
    await opens(page, asked)
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
