// What must hold for every page in both languages, whatever is in content/ (specification, sections 1 and 2).
import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { languageOfPath } from '../../../pipeline/domain/addresses'
import { frontmatter, routes, say, site } from '../edition'
import { htmlFaults } from '../html-rules'
import { readThrough, shifts, watchShifts } from '../layout-shift'
import { expect, open, pages, shows, sideways, switchTo, test, toggle, type Page } from '../site'

const withMap = ['/venue', '/venue/accommodation', '/venue/transportation', '/contact']
const maps = 'www.openstreetmap.org'

/** Cumulative layout shift: what rounds to 0.00. */
const MOST_SHIFT = 0.005

/** Milliseconds by which fonts are later than browsers wait for them before they write in others. */
const LATE_FONTS = 600

/** What is in the head of a page. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.head.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? (meta.httpEquiv || meta.name),
      meta.content,
    ])
    const links = [...document.head.querySelectorAll('link')].map((link) => [
      link.hreflang ? `${link.rel} ${link.hreflang}` : link.rel,
      link.getAttribute('href') ?? '',
    ])
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      meta: Object.fromEntries(metas) as Record<string, string>,
      link: Object.fromEntries(links) as Record<string, string>,
      structured: data.map((script) => script.textContent ?? ''),
    }
  })

/** Checks a page's head (specification, section 1). */
async function checkHead(page: Page, request: APIRequestContext, route: string, path: string) {
  const head = await readHead(page)
  const language = languageOfPath(path)
  const { title, description, keywords } = frontmatter(route, language)
  const canonical = `${site.url}${path}`
  expect.soft(head.titles).toBe(1)
  expect.soft(head.title).toBe(`${title} – ${say(site.name, language)}`)
  expect.soft(head.meta).toMatchObject({
    description,
    keywords: keywords.join(', '),
    // For hosts that send no headers.
    // The programme shows today before its first paint, by a script whose hash is there.
    'Content-Security-Policy': expect.stringMatching(
      /default-src 'self'; script-src 'self'( 'sha256-[^']+'){0,2};/,
    ),
    robots: expect.stringMatching(/^index, ?follow$/),
    viewport: expect.stringContaining('width=device-width'),
    'og:site_name': say(site.name, language),
    'og:locale': language === 'en' ? 'en_GB' : 'tr_TR',
    'og:locale:alternate': language === 'en' ? 'tr_TR' : 'en_GB',
    'og:title': head.title,
    'og:description': description,
    'og:url': canonical,
    'og:type': 'website',
    'twitter:card': 'summary_large_image',
  })
  expect.soft(head.link).toMatchObject({
    canonical,
    'alternate en': `${site.url}${route}`,
    'alternate tr': `${site.url}${route === '/' ? '/tr' : `/tr${route}`}`,
    'alternate x-default': `${site.url}${route}`,
  })
  const card = head.meta['og:image'] ?? ''
  expect.soft(card.startsWith(`${site.url}/`), 'the shared picture has a full address').toBe(true)
  expect.soft((await request.get(card.replace(site.url, ''))).headers()['content-type']).toBe('image/png')
  return head
}

/** Checks the structured data about the symposium, meant for search engines (specification, section 1). */
function checkEvent(structured: string[], path: string) {
  const events = structured
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter((data) => data['@type'] === 'Event')
  expect.soft(events).toHaveLength(1)
  expect.soft(events[0]).toMatchObject({
    name: say(site.name, languageOfPath(path)),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: expect.stringContaining(site.starts),
    endDate: expect.stringContaining(site.ends),
    location: expect.objectContaining({ '@type': 'Place' }),
    organizer: expect.anything(),
  })
}

/** Finds pictures without a size or that failed to load, links that do not say they open a new tab, and texts in too narrow columns. */
const structureFaults = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.images]
    const spoken = (link: HTMLAnchorElement) =>
      `${link.textContent} ${document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent}`
    return {
      unsized: images
        .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
        .map(({ outerHTML }) => outerHTML),
      broken: images.filter((i) => i.complete && i.naturalWidth === 0).map(({ currentSrc }) => currentSrc),
      silent: [...document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')]
        .filter((link) => !/in a new tab|yeni sekmede/.test(spoken(link)) || link.rel !== 'noopener')
        .map(({ outerHTML }) => outerHTML),
      squeezed: [...document.querySelectorAll('main :is(p, li, dd, h1, h2, h3)')]
        .filter((text) => text.checkVisibility() && !text.closest('.visually-hidden'))
        .filter(({ textContent, clientWidth }) => textContent.trim().length > 20 && clientWidth < 60)
        .map(({ textContent }) => textContent),
    }
  })

/** The toggle swaps a page for its alternate in place, and a reload goes back (specification, section 4). */
async function checkToggle(page: Page, path: string, language: 'en' | 'tr', title: string) {
  const other = language === 'en' ? 'tr' : 'en'
  await expect(toggle(page)).toContainText(other.toUpperCase())
  await switchTo(page, other)
  await expect(toggle(page)).toContainText(language.toUpperCase())
  await expect(page).toHaveTitle(/ – /)
  expect(await page.title()).not.toBe(title)
  expect(new URL(page.url()).pathname).toBe(path)
  await page.reload()
  await shows(page, language)
  await expect(page).toHaveTitle(title)
}

/** Violations of WCAG 2.2 AA and of good practice. */
async function axeFaults(page: Page) {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // Only what is wrong is written out, and no second page is opened for frames, which are left out: both take longer than looking.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .exclude('iframe')
    .setLegacyMode()
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  )
}

for (const route of routes)
  test(route, async ({ page, request, watch }) => {
    await watchShifts(page)
    for (const { path, language } of pages.filter((all) => all.route === route))
      await test.step(path, async () => {
        watch.otherHosts.length = 0
        // The Turkish pages on a phone to which the fonts come late.
        if (language === 'tr') {
          await page.setViewportSize({ width: 412, height: 823 })
          await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), LATE_FONTS))
        }
        await open(page, path)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const { structured, title } = await checkHead(page, request, route, path)
        checkEvent(structured, path)
        const source = await request.get(path)
        expect.soft(source.status()).toBe(200)
        expect.soft(await htmlFaults(await source.text())).toEqual([])

        if (!withMap.includes(route)) expect.soft(watch.otherHosts).toEqual([])
        await readThrough(page)
        const hosts = () => [...new Set(watch.otherHosts.map((address) => new URL(address).host))]
        await expect.soft
          .poll(hosts, 'only maps come from elsewhere')
          .toEqual(withMap.includes(route) ? [maps] : [])

        expect
          .soft(await structureFaults(page))
          .toEqual({ unsized: [], broken: [], silent: [], squeezed: [] })
        const jumped = await shifts(page)
        expect
          .soft(
            jumped.reduce((sum, { value }) => sum + value, 0),
            JSON.stringify(jumped),
          )
          .toBeLessThan(MOST_SHIFT)
        // Examining a page takes longest: the English pages are examined on a desktop, the Turkish ones on a small phone.
        if (language === 'en') expect.soft(await axeFaults(page)).toEqual([])
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 640 })
          await expect.soft
            .poll(() => sideways(page), `scrolls sideways at ${width} px`)
            .toBeLessThanOrEqual(0)
        }
        if (language === 'tr') expect.soft(await axeFaults(page), 'at 320 px').toEqual([])
        // Turkish pages have the same templates.
        if (language === 'en' || path === '/tr') await checkToggle(page, path, language, title)
      })
  })
