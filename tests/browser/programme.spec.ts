// The programme where a phone and a desktop differ (specification, section 9: Programme).
import { days, dock, entry, isOpen, LIVE, openDock } from './programme'
import { expect, open, started, test } from './site'

test('on a phone a single list, on a desktop the halls side by side', async ({ page, isMobile }) => {
  await open(page, '/program')
  const [one, other] = await Promise.all(['2A', '2B'].map((code) => entry(page, code).boundingBox()))
  if (isMobile) {
    expect(other?.y).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0) - 1)
    expect(other?.x).toBe(one?.x)
  } else {
    expect(other?.x).toBeGreaterThanOrEqual((one?.x ?? 0) + (one?.width ?? 0) - 1)
    expect(other?.y).toBe(one?.y)
  }
})

test('neither the dock nor the bar of days covers focused elements, and focusing their links does not scroll', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, LIVE)
  await openDock(page)
  await page.locator('[id="2A"]').evaluate((element) => element.scrollIntoView())
  const scrollY = () => page.evaluate(() => window.scrollY)
  const before = await scrollY()
  for (const link of [days(page).getByRole('link').first(), dock(page).getByRole('link').last()]) {
    await link.focus()
    expect.soft(Math.abs((await scrollY()) - before)).toBeLessThan(2)
  }
  const covered: string[] = []
  const look = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused.closest('nav, aside, header:not(section header)')) return null
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const seen = [top + 2, bottom - 2].every((y) => {
        const there = document.elementFromPoint((left + right) / 2, y)
        return there !== null && (focused.contains(there) || there.contains(focused))
      })
      return seen ? null : focused.outerHTML.slice(0, 120)
    })
  await page.locator('[id="1A"] a:visible').first().focus()
  for (const [key, times] of [
    ['Tab', 25],
    ['Shift+Tab', 20],
  ] as const)
    for (let press = 0; press < times; press++) {
      await page.keyboard.press(key)
      covered.push(...[await look()].filter((one) => one !== null))
    }
  expect(covered).toEqual([])
})

test('the dock is a line for each hall at first, and then stays as the reader left it', async ({
  page,
  isMobile,
}) => {
  await open(page, LIVE)
  expect(await isOpen(dock(page))).toBe(false)
  if (isMobile) {
    await expect(dock(page).locator('summary')).toContainText(/Anadolu.*Vitrimer epoxies.*Akdeniz.*retting/)
    expect((await dock(page).boundingBox())?.height).toBeLessThan(110)
  }
  await dock(page).locator('summary').click()
  await page.reload()
  await started(page)
  await expect(dock(page)).toBeVisible()
  expect(await isOpen(dock(page))).toBe(true)
})
