// The reporter of performance metrics (specification, section 7): it runs only if a callback is supplied, and none is.

/** What of a page's performance is told: first and largest paint, shifts of the layout, and slow answers to presses. */
const METRICS = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']

/** Hands every metric of the page, those of its start included, to `report`. Without one nothing is observed or loaded. */
export function reportMetrics(report?: (metric: PerformanceEntry) => void): void {
  if (!report) return
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(report))
  for (const type of METRICS) observer.observe({ type, buffered: true })
}
