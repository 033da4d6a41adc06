// Home (specification, sections 2 and 4).
import { say, site } from './edition'
import { rowsIn } from '../setup/rows'
import { didYouKnow, expect, open, test, type Page } from './site'

const FACT_ROTATION = 5000

const fact = (page: Page, index: number) => page.getByText(say(site.didYouKnow[index]!, 'en'))

test('Did You Know shows its two facts in turn, 5000 ms each, and can be paused', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const button = (name: string) => didYouKnow(page).getByRole('button', { name })
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = (await fact(page, 0).isVisible()) ? 0 : 1
  // Play restarts the time; the pointer rests on it from now on.
  await button('Pause').click()
  await button('Play').click()
  await page.clock.runFor(FACT_ROTATION - 1)
  await expect(fact(page, first)).toBeVisible()
  await page.clock.runFor(1)
  await expect(fact(page, 1 - first)).toBeVisible()
  await expect(fact(page, first)).toBeHidden()
  await page.clock.runFor(FACT_ROTATION)
  await expect(fact(page, 1 - first)).toBeHidden()
  await button('Pause').click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(FACT_ROTATION * 3)
  await expect(fact(page, first), 'paused').toBeVisible()
  await expect(button('Play')).toBeVisible()
})

type Phase = { day: string; shown: string[]; hidden: string[] }

for (const { day, shown, hidden } of rowsIn<{ phases: Phase[] }>('tests/browser/rows.yaml').phases)
  test(`on ${day}, the page speaks of the symposium as it is then`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00+03:00`))
    await open(page, '/')
    const text = (words: string) => page.locator('main').getByText(words).first()
    for (const words of shown) await expect(text(words)).toBeVisible()
    for (const words of hidden) await expect(text(words)).toBeHidden()
    await page.goto('/exhibition')
    await expect(text('The exhibition took place')).toBeVisible({ visible: day > '2025-10-04' })
    await expect(text('Admission to the exhibition area is free')).toBeVisible()
  })
