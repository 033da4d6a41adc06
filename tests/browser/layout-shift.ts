// How much of a page jumped while it loaded and was read from top to bottom.
import type { Page } from '@playwright/test'

/** Must be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources?: { node?: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const nodes = entry.sources?.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
        )
        shifts.push({ value: entry.value, what: nodes?.join(' | ') ?? '' })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What jumped so far. */
export function shifts(page: Page): Promise<{ value: number; what: string }[]> {
  return page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts)
}

/** Scrolls to the foot of the page, a screen at a time, so that everything lazy is asked for. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.9
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
