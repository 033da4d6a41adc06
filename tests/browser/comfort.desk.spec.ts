// For people who read differently: by keyboard, with reduced motion, in forced colours, enlarged, on paper.
import { say, site } from './edition'
import { rowsIn } from '../setup/rows'
import { didYouKnow, expect, open, sideways, started, test, type Page } from './site'

/** More elements than Tab can reach on any tested page. */
const MOST_STOPS = 100

/** What is wrong with the focused element; null if the focus has left the page. */
const focusFaults = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // What is focused within a map is shown by its own page.
    if (element instanceof HTMLIFrameElement) return []
    const { width, height, bottom } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const header = document.querySelector('body header')!.getBoundingClientRect()
    const faults = {
      'is not visible': !width || !height || !element.checkVisibility({ visibilityProperty: true }),
      'has no outline': outlineStyle === 'none' || parseFloat(outlineWidth) < 2,
      'has no name': !(element.getAttribute('aria-label') ?? element.textContent)?.trim(),
      'is behind the header': element.closest('main') !== null && bottom <= header.bottom,
    }
    const found = Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []))
    return found.map((fault) => `${element.outerHTML.slice(0, 120)} ${fault}`)
  })

for (const path of ['/', '/venue', '/sponsors'])
  test(`${path} by keyboard: whatever Tab and Shift+Tab focus is visibly so`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const faults: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      let steps = 0
      for (let found: string[] | null = []; found && steps < MOST_STOPS; steps += 1) {
        faults.push(...found)
        await page.keyboard.press(key)
        found = await focusFaults(page)
      }
      expect(steps).toBeGreaterThan(15)
      expect(steps, 'the focus is never trapped').toBeLessThan(MOST_STOPS)
    }
    expect(faults).toEqual([])
  })

test('with reduced motion nothing glides, rotates or plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/venue')
  await page.locator('img[alt="Venue Image 1"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
  )
  expect(durations.filter((duration) => duration > 50)).toEqual([])
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')

  await open(page, '/')
  for (const fact of site.didYouKnow) await expect(page.getByText(say(fact, 'en'))).toBeVisible()
  await expect(didYouKnow(page).getByRole('button'), 'nothing to pause').toHaveCount(0)
})

test('in forced colours, the current page and picture are still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/speakers')
  const current = page.locator('header nav:visible > ul > li > a[aria-current]')
  await expect(current).toBeVisible()
  await page.goto('/venue')
  await started(page)
  const [filled, empty] = await page
    .getByRole('link', { name: /^Go to picture [12]$/ })
    .evaluateAll((all) =>
      all.map((bullet) => parseFloat(getComputedStyle(bullet, '::before').borderTopWidth)),
    )
  expect(filled, 'a bullet is filled by its border, which forced colours keep').toBeGreaterThan(empty!)
})

type Tables = { readers: Record<string, { css: string; widths: number[] }>; read: string[] }
const { readers, read } = rowsIn<Tables>('tests/browser/rows.yaml')

test('pages leave room to read and never scroll sideways, however large their letters are', async ({
  page,
}) => {
  for (const path of read) {
    await open(page, path)
    for (const [reader, { css, widths }] of Object.entries(readers)) {
      const style = await page.addStyleTag({ content: css })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 450 })
        await expect.soft.poll(() => sideways(page), `${path} ${reader}, ${width} px`).toBeLessThanOrEqual(0)
      }
      if (reader === 'at 200 % zoom')
        expect((await page.locator('body header').first().boundingBox())?.height).toBeLessThan(150)
      await style.evaluate((element) => (element as HTMLElement).remove())
    }
  }
})

test('with letters twice as large on a phone, words have room', async ({ page }) => {
  await page.setViewportSize({ width: 160, height: 400 })
  await open(page, '/')
  for (const text of ['Prof. Dr. Aylin Örneksoy', 'Download Program', 'Welcome Letter'])
    expect
      .soft((await page.locator('main').getByText(text).first().boundingBox())?.width, text)
      .toBeGreaterThan(100)
})

test('on paper there is nothing to press, and nothing covers the text', async ({ page }) => {
  for (const path of ['/', '/program', '/registration', '/venue']) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['header nav', '[data-language-toggle] button', 'iframe', 'main button'])
      await expect(page.locator(`${part}:visible`), `${part} of ${path}`).toHaveCount(0)
    const fixed = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(fixed).toEqual([])
  }
})
