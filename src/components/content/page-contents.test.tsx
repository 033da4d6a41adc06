import { render, screen } from '@testing-library/react'
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

test('a text of four sections links to each by its heading', () => {
  render(<PageContents sections={sections} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Fees until 28 July', '#fees'],
    ['Payment', '#payment'],
    ['Forms', '#forms'],
    ['Questions', '#questions'],
  ])
})

test('a shorter text has no such links', () => {
  const { container } = render(<PageContents sections={sections.slice(0, -1)} />)
  expect(container).toBeEmptyDOMElement()
})
