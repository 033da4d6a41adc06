// For people who read differently: by keyboard, with reduced motion, in forced colours, enlarged, on paper.
import { expect, open, sideways, started, test, type Page } from './site'

/** Presses Tab until the focus leaves the page, at most `most` times; returns what was focused. */
async function tabThrough(page: Page, most: number) {
  const stops: { name: string; visible: boolean; outlined: boolean; inMain: boolean }[] = []
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { width, height } = element.getBoundingClientRect()
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
        visible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
        outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        inMain: element.closest('main') !== null,
      }
    })
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

test('Tab begins at the skip link, which leads to the content', async ({ page }) => {
  await open(page, '/registration')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

for (const path of ['/', '/venue', '/registration'])
  test(`${path} by keyboard: every element that Tab focuses is visibly so`, async ({ page }) => {
    await open(page, path)
    const stops = await tabThrough(page, 160)
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.length, 'the focus is never trapped').toBeLessThan(160)
    expect(stops.filter(({ visible }) => !visible)).toEqual([])
    expect(stops.filter(({ outlined }) => !outlined)).toEqual([])
    expect(stops.filter(({ name }) => name === '')).toEqual([])
    expect(stops.some(({ inMain }) => inMain)).toBe(true)
  })

test('focused elements are not hidden by the header', async ({ page }) => {
  await open(page, '/sponsors')
  const header = (await page.locator('body header').first().boundingBox())?.height ?? 0
  await page.locator('footer a').first().focus()
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Shift+Tab')
    const covered = () =>
      page.evaluate((height) => {
        const element = document.activeElement
        if (!element?.closest('main')) return false
        return element.getBoundingClientRect().bottom <= height
      }, header)
    await expect.poll(covered).toBe(false)
  }
})

test('with reduced motion nothing glides, rotates or plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/venue')
  await page.locator('img[alt="Venue Image 1"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration) > 50)
        .length,
  )
  expect(moving).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

test('in forced colours, the current page and picture are still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/speakers')
  const current = page.locator('header nav:visible > ul > li > a[aria-current]')
  await expect(current).toBeVisible()
  await page.goto('/venue')
  await started(page)
  const colours = await page
    .getByRole('link', { name: /^Go to picture [12]$/ })
    .evaluateAll((all) => all.map((bullet) => getComputedStyle(bullet, '::before').backgroundColor))
  expect(colours[0]).not.toBe(colours[1])
})

test('at 200 % zoom nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 })
  for (const path of ['/', '/program', '/committees', '/tr/registration', '/venue']) {
    await open(page, path)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const header = await page.locator('body header').first().boundingBox()
    expect(header?.height, 'the header leaves room to read').toBeLessThan(150)
  }
})

test('with larger letters nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  for (const path of ['/', '/program', '/tr/registration', '/venue/accommodation']) {
    await open(page, path)
    await page.addStyleTag({ content: 'html { font-size: 130% }' })
    expect(await sideways(page), path).toBeLessThanOrEqual(0)
  }
  // Letters doubled by a reader's own style sheet, which window-width media queries do not notice.
  for (const [width, path] of [
    [360, '/tr/contact'],
    [360, '/tr/registration'],
    [360, '/venue/accommodation'],
    [360, '/404.html'],
    [360, '/submissions'],
    [600, '/registration'],
    [600, '/tr/speakers'],
    [600, '/tr/workshop'],
    [768, '/conference'],
    [1024, '/tr'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await open(page, path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await sideways(page), path).toBeLessThanOrEqual(0)
  }
})

test('with letters twice as large on a phone, nothing scrolls sideways and words have room', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/conference',
    '/submissions',
    '/tr/registration',
    '/venue/accommodation',
    '/tr/venue/accommodation',
  ]) {
    await open(page, path)
    // With letters of 32 px, a screen of 360 or 320 px has as much room as one of half the width with 16 px.
    for (const width of [180, 160]) {
      await page.setViewportSize({ width, height: 400 })
      expect.soft(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await open(page, '/')
  for (const text of ['Prof. Dr. Aylin Örneksoy', 'Download Program', 'Welcome Letter'])
    expect
      .soft((await page.locator('main').getByText(text).first().boundingBox())?.width, text)
      .toBeGreaterThan(100)
})

test('with wider spacing of letters, words and lines, nothing scrolls sideways', async ({ page }) => {
  for (const [width, path] of [
    [1280, '/sponsors'],
    [1200, '/tr/program'],
    [360, '/tr/registration'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    // The spacing that WCAG 2.2 requires pages to bear (success criterion 1.4.12).
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    })
    expect(await sideways(page), path).toBeLessThanOrEqual(0)
  }
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
