// Measures how much of a page jumped while it loaded and was read from top to bottom.
import type { Page } from '@playwright/test'

/** Starts recording layout shifts. Must be called before the page is opened. */
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

/** The layout shifts so far: the score of each, and the elements that moved. */
export function shifts(page: Page): Promise<{ value: number; what: string }[]> {
  return page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts)
}

/** Scrolls to the bottom of the page, one screen at a time, so that everything lazy is loaded. */
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
