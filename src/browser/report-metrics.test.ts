import { reportMetrics } from './report-metrics'

const observed: string[] = []

beforeEach(() => {
  observed.length = 0
  const entry = { name: 'first-paint' } as PerformanceEntry
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(private report: (list: { getEntries: () => PerformanceEntry[] }) => void) {}
      observe({ type }: { type: string }) {
        observed.push(type)
        this.report({ getEntries: () => [entry] })
      }
    },
  })
})

test('without a callback nothing is observed', () => {
  reportMetrics()
  expect(observed).toEqual([])
})

test('a callback receives every metric', () => {
  const report = jest.fn()
  reportMetrics(report)
  expect(observed).toContain('largest-contentful-paint')
  expect(report).toHaveBeenCalledTimes(observed.length)
})
