import { reportMetrics } from './report-metrics'

test('a callback receives every metric; without one, nothing is observed', () => {
  const observed: string[] = []
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(private report: (list: { getEntries: () => { name: string }[] }) => void) {}
      observe({ type }: { type: string }) {
        observed.push(type)
        this.report({ getEntries: () => [{ name: type }] })
      }
    },
  })
  reportMetrics()
  expect(observed).toEqual([])
  const report = jest.fn()
  reportMetrics(report)
  expect(observed).toContain('largest-contentful-paint')
  expect(report).toHaveBeenCalledTimes(observed.length)
})
