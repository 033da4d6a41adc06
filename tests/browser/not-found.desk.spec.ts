// Unknown addresses (specification, section 8, which gives no text for a not-found route).
import { expect, started, test } from './site'

for (const [path, heading, home] of [
  ['/no-such-page', 'Page not found', '/'],
  ['/venue/no-such-page', 'Page not found', '/'],
  ['/404/', 'Page not found', '/'],
  ['/tr/boyle-bir-sayfa-yok', 'Sayfa bulunamadı', '/tr'],
] as const)
  test(`${path} is not found, with a way on`, async ({ page, watch }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.locator(`main a[href="${home}"]`).first()).toBeVisible()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toMatch(/noindex/)
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toBeAttached()
    await started(page)
    await expect(page.locator('html'), 'it is one file, and follows its address').toHaveAttribute(
      'lang',
      home === '/tr' ? 'tr' : 'en',
    )
    const committees = page.getByRole('banner').getByRole('link', { name: /^(Committees|Kurullar)$/ })
    await expect(committees).toHaveText(home === '/tr' ? 'Kurullar' : 'Committees')
    await expect(committees).toHaveAttribute('href', home === '/tr' ? '/tr/committees' : '/committees')
    watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('status of 404'))
  })
