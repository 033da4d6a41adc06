import { render, screen } from '@testing-library/react'
import { PageAction } from './page-action'

const files = [
  { name: 'Abstract template', file: '/documents/abstract.docx', closedFrom: '2025-06-07T00:00:00+03:00' },
  { name: 'Poster template', file: '/documents/poster.pptx', closedFrom: '2025-09-16T00:00:00+03:00' },
]

/** The button of a page with these files on a day. */
function buttonOn(day: string, nodes = files) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) })
  const data: unknown = { actions: { nodes }, labels: { site: { closed: 'Closed' } } }
  render(<PageAction data={data as Parameters<typeof PageAction>[0]['data']} />)
  return screen.queryByRole('link')
}

afterEach(() => jest.useRealTimers())

test.each([
  ['2025-06-06', 'Abstract template DOCX', true],
  ['2025-06-07', 'Poster template PPTX', true],
  ['2025-09-16', 'Poster template Closed', false],
])('on %s, the button is “%s”', (day, label, isRed) => {
  const button = buttonOn(day)
  expect(button).toHaveTextContent(label)
  expect(button?.hasAttribute('data-signal')).toBe(isRed)
})

test('a page without such a file has no button', () => {
  expect(buttonOn('2025-06-06', [])).toBeNull()
})
