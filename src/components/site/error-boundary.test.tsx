import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

function Broken({ error }: { error: Error | null }) {
  if (error) throw error
  return <p>The page</p>
}

const page = (error: Error | null, path = '/venue') => (
  <ErrorBoundary path={path}>
    <Broken error={error} />
  </ErrorBoundary>
)

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a page that breaks gives way to the specified words and its message', () => {
  render(page(new Error('No such hotel')))
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('No such hotel')
})

test.each([
  Object.assign(new Error('Loading chunk 42 failed.\n(timeout: https://…/42.js)'), {
    name: 'ChunkLoadError',
  }),
  new Error('Loading CSS chunk 7 failed.'),
])('a chunk that does not come: “%s”', (error) => {
  render(page(error))
  expect(screen.getByRole('alert')).toHaveTextContent(/^Loading chunk failed\.$/)
})

test('there are ways on, in both languages', () => {
  render(page(new Error('')))
  expect(screen.getByRole('button', { name: /Reload this page/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Ana sayfa' })).toHaveAttribute('href', '/tr')
})

test('going to another page leaves the error behind', () => {
  const { rerender } = render(page(new Error('No such hotel')))
  rerender(page(null, '/contact'))
  expect(screen.getByText('The page')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
