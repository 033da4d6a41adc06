// Odd addresses: what mail programs, chats and typists make of them (specification, section 8: a not-found route has no text there).
// Where it can be known which page was intended, the reader gets that page; otherwise the page of unknown addresses stays whole.
import { rowsIn } from '../setup/rows'
import { expect, open, started, test, type Page } from './site'

const { shown, notFound } = rowsIn<{ shown: Record<string, string>; notFound: string[] }>(
  'src/browser/intended-address.yaml',
)

/** The addresses answer with status 404, which the browser reports; nothing else may be reported. */
test.afterEach(({ watch }) => {
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('status of 404'))
})

test('an address that means a page shows it', async ({ page, baseURL }) => {
  for (const [asked, intended] of Object.entries(shown)) {
    await open(page, asked)
    await expect(page, asked).toHaveURL(baseURL + intended)
    const html = await (await page.request.get(intended)).text()
    const [, heading = ''] = /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html) ?? []
    await expect(page.getByRole('heading', { level: 1 }), asked).toContainText(heading)
    const place = intended.split('#')[1]
    if (place && !place.includes('%')) await expect(page.locator(`[id="${place}"]`), asked).toBeInViewport()
    await page.evaluate(() => (window.location.hash = '#7%'))
    await expect(page.getByRole('heading', { level: 1 }), asked).toContainText(heading)
  }
})

async function isNotFound(page: Page, asked: string, found: string): Promise<void> {
  await open(page, asked)
  await expect(page).toHaveURL(found)
  // What hydration does to the page, and a hash after it.
  await page.evaluate(async () => {
    window.location.hash = '#main'
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })
  const isTurkish = asked.startsWith('/tr/')
  for (const heading of ['Page not found', 'Sayfa bulunamadı'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  // It is one file, and follows its address.
  await expect(page.locator('html')).toHaveAttribute('lang', isTurkish ? 'tr' : 'en')
  const committees = page.getByRole('banner').getByRole('link', { name: /^(Committees|Kurullar)$/ })
  await expect(committees).toHaveText(isTurkish ? 'Kurullar' : 'Committees')
  await expect(committees).toHaveAttribute('href', isTurkish ? '/tr/committees' : '/committees')
  await expect(page.locator(`main a[href="${isTurkish ? '/tr' : '/'}"]`).first()).toBeVisible()
}

test('an address that is not found has a page that stays whole', async ({ page, baseURL }) => {
  for (const asked of notFound)
    await test.step(asked, () =>
      isNotFound(page, asked, baseURL + asked.replace(/%$/, asked.includes('?') ? '%' : '%25')),
    )
})

test('the page of unknown addresses leads on, and Back leads to it', async ({ page }) => {
  for (const [asked, link] of [
    ['/no-such-page', 'Registration'],
    ['/tr/boyle-bir-sayfa-yok', 'Kayıt'],
  ] as const) {
    await open(page, asked)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('the page of unknown addresses is sent as one, for no search engine, with its policy', async ({
  request,
}) => {
  for (const asked of ['/no-such-page', '/venue/no-such-page', '/404/', '/tr/boyle-bir-sayfa-yok']) {
    const answer = await request.get(asked)
    expect([asked, answer.status()]).toEqual([asked, 404])
    expect(await answer.text()).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(await answer.text()).toContain('<meta http-equiv="Content-Security-Policy"')
  }
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
  await open(page, '/venue)')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/venue')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(asked).toBe(3)
})

test('a host that serves a page at an unusual address: the page stays', async ({ page, baseURL }) => {
  for (const asked of ['//venue', '/tr//venue?', '/%76enue', '/venue/?q=a#map']) {
    const [path, title] = asked.startsWith('/tr') ? ['/tr/venue', 'Sempozyum Yeri'] : ['/venue', 'Venue']
    const body = await (await page.request.get(path)).text()
    const address = baseURL + asked
    await page.route(address.replace(/#.*/, ''), (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(address)
    await started(page)
    await expect(page.getByRole('heading', { level: 1 }), asked).toHaveText(title)
    expect((await page.locator('main').innerText()).length, asked).toBeGreaterThan(400)
  }
})
