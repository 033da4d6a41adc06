import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { PhaseText } from './phase-text'
import { Banner } from './shell'

const site = {
  status: null,
  lastDay: '2025-10-04',
  registrationUntil: '2025-09-20',
  statusText: null,
  overFrom: null,
  awardedFrom: null,
  announcement: null,
}
const words = { closed: 'Registration has closed', over: 'The symposium is over' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

const today = (day: string) => jest.setSystemTime(new Date(`${day}T12:00:00+03:00`))
/** Opens a page that was built while registration was open. */
function open(page: React.ReactElement) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  return act(() => void render(page, { container, hydrate: true }))
}
const invitation = (
  <a href="/registration">
    <PhaseText site={site} words={words}>
      Register Now
    </PhaseText>
  </a>
)

test.each([
  ['2025-09-20', 'Register Now'],
  ['2025-09-21', 'Register Now Registration has closed'],
  ['2025-10-05', 'Register Now The symposium is over'],
])('on %s, Register Now says: %s', (day, text) => {
  today(day)
  open(invitation)
  expect(screen.getByRole('link')).toHaveTextContent(text)
})

test('a page left open says so after midnight', () => {
  today('2025-09-20')
  open(invitation)
  act(() => jest.advanceTimersByTime(24 * 60 * 60_000))
  expect(screen.getByRole('link')).toHaveTextContent('Registration has closed')
})

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
  expect(status).not.toHaveAttribute('data-over')
})

test('a symposium that takes place as planned has no banner', () => {
  render(<Banner site={site} />)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
