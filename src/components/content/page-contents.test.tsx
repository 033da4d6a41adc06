import { act, render, screen } from '@testing-library/react'
import type { TextPart } from '../../../pipeline/nodes/page-text'
import { PageContents, sectionsOf } from './page-contents'

const heading = (id: string, ...held: TextPart[]): TextPart => ['h2', { id }, ...held]

const sections = sectionsOf([
  ['p', 'Before all sections.'],
  heading('fees', 'Fees until ', ['Fact', '28 July']),
  ['h3', { id: 'students' }, 'Students'],
  heading('payment', 'Payment'),
  heading('forms', ['em', 'Forms']),
  heading('questions', 'Questions'),
])

test('a text of four sections links to each, and marks the one that is read', () => {
  render(<PageContents sections={sections} />)
  expect(screen.getByRole('list')).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Fees until 28 July', '#fees'],
    ['Payment', '#payment'],
    ['Forms', '#forms'],
    ['Questions', '#questions'],
  ])

  const tops: Record<string, number> = { fees: -900, payment: 100, forms: 500, questions: 1200 }
  jest.spyOn(document, 'getElementById').mockImplementation((id) => {
    const element = document.createElement('h2')
    element.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect
    return element
  })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Payment')
})

test('a shorter text has no such links', () => {
  const { container } = render(<PageContents sections={sections.slice(0, -1)} />)
  expect(container).toBeEmptyDOMElement()
})
