import { cleanup, render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

function Broken({ error }: { error: Error | null }) {
  if (error) throw error
  return <p>The page</p>
}

const page = (error: Error | null, rendered = '/venue en') => (
  <ErrorBoundary rendered={rendered}>
    <Broken error={error} />
  </ErrorBoundary>
)

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  Object.assign(new Error('Loading chunk 42 failed.\n(timeout: https://…/42.js)'), {
    name: 'ChunkLoadError',
  }),
  new Error('Loading CSS chunk 7 failed.'),
])('a chunk that fails to load: “%s”', (error) => {
  render(page(error))
  expect(screen.getByRole('alert')).toHaveTextContent(/^Loading chunk failed\.$/)
})

test('there is one main landmark, whether the page broke or the shell around it', () => {
  const broken = <Broken error={new Error('No such hotel')} />
  render(
    <ErrorBoundary rendered="/venue en" outermost>
      {broken}
    </ErrorBoundary>,
  )
  expect(screen.getAllByRole('main')).toHaveLength(1)
  cleanup()
  render(
    <main>
      <ErrorBoundary rendered="/venue en">{broken}</ErrorBoundary>
    </main>,
  )
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test.each(['/contact en', '/venue tr'])('going on to %s leaves the error behind', (rendered) => {
  const { rerender } = render(page(new Error('No such hotel')))
  rerender(page(null, rendered))
  expect(screen.getByText('The page')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
