// The reporter of performance metrics (specification, section 7): it runs only if a callback is supplied, and none is.

/** The metrics: first and largest paint, layout shifts, and slow responses to input. */
const METRICS = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']

/** Hands every metric of the page, those of its start included, to `report`. Without one nothing is observed or loaded. */
export function reportMetrics(report?: (metric: PerformanceEntry) => void): void {
  if (!report) return
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(report))
  for (const type of METRICS) observer.observe({ type, buffered: true })
}
