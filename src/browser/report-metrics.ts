// Reports performance metrics to a callback (specification, section 7). The site supplies none: nothing is measured.

/** The metrics: first and largest paint, layout shifts, and slow responses to input. */
const METRICS = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']

/** Passes every metric, including those from before this call, to `report`. Without a callback nothing is observed. */
export function reportMetrics(report?: (metric: PerformanceEntry) => void): void {
  if (!report) return
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(report))
  for (const type of METRICS) observer.observe({ type, buffered: true })
}
