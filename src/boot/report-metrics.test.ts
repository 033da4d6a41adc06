import { reportMetrics } from './report-metrics'

const observed: string[] = []

beforeEach(() => {
  observed.length = 0
  const entry = { name: 'first-paint' } as PerformanceEntry
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(private tell: (list: { getEntries: () => PerformanceEntry[] }) => void) {}
      observe({ type }: { type: string }) {
        observed.push(type)
        this.tell({ getEntries: () => [entry] })
      }
    },
  })
})

test('without a callback nothing is observed', () => {
  reportMetrics()
  expect(observed).toEqual([])
})

test('a callback is told every metric', () => {
  const report = jest.fn()
  reportMetrics(report)
  expect(observed).toContain('largest-contentful-paint')
  expect(report).toHaveBeenCalledTimes(observed.length)
})
