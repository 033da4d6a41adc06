import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Banner } from './shell'

const site = { statusText: null, closedFrom: null, overFrom: null, awardedFrom: null, announcement: null }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

const today = (day: string) => jest.setSystemTime(new Date(`${day}T12:00:00+03:00`))
function open(page: React.ReactElement) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  return act(() => void render(page, { container, hydrate: true }))
}
test('the banner has the status and the announcement, which goes after its last day without moving the page', () => {
  const text = 'The gala dinner is sold out.'
  const notices = {
    ...site,
    statusText: 'The symposium will be held online.',
    announcement: { text, ends: { iso: '2025-09-30' } },
  }
  today('2025-09-30')
  open(<Banner site={notices} />)
  const [status, announcement] = screen.getByRole('complementary').children
  expect(status).toHaveTextContent('The symposium will be held online.')
  expect(announcement).toHaveTextContent(text)
  expect(announcement).not.toHaveAttribute('data-over')
  act(() => jest.advanceTimersByTime(24 * 60 * 60_000))
  expect(announcement).toHaveAttribute('data-over')
  expect(announcement).toBeInTheDocument()
})

test('a symposium that takes place as planned has no banner', () => {
  render(<Banner site={site} />)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
