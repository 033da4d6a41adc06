import { act, render, screen } from '@testing-library/react'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LoadFailure, watchLoads } from './load-failure'

const labels = { loadFailed: 'Loading chunk failed.', tryAgain: 'Try again' } as Labels['site']
/** As components/site/shell.tsx renders it. */
const at = (path: string) => <LoadFailure key={path} labels={labels} />

/** A reader without a network presses the link to a page. */
async function press(path: string) {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const loader = { loadPage: jest.fn().mockRejectedValue(new Error('offline')) }
  watchLoads(loader)
  await act(async () => {
    void loader.loadPage(path)
  })
}

test('going to another page, or back or forward, removes the message', async () => {
  const { rerender } = render(at('/contact'))
  await press('/venue')
  rerender(at('/speakers'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press('/venue')
  expect(screen.getByRole('alert')).toBeVisible()
  act(() => void dispatchEvent(new Event('popstate')))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
