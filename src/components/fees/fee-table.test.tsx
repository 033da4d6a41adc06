import { render, screen } from '@testing-library/react'
import type { Words } from '../../../pipeline/schemas/interface'
import { FeeTable } from './fee-table'

const category = { key: 'regular', name: 'Regular', standard: '6,000 TL', documentRequired: false }
const fees = {
  earlyBirdUntil: { day: '28 July' },
  categories: [
    { ...category, earlyBird: null },
    { ...category, key: 'academic', name: 'Academic', earlyBird: '3,500 TL' },
  ],
  includes: 'Fees include the abstract booklet.',
}
const words = {
  category: 'Category',
  standard: 'Fee',
  earlyBird: 'Early bird',
  until: 'until {date}',
  notAnnounced: 'Not announced',
} as Words['fees']

test('every category has its fee, and its early-bird fee or a note that there is none yet', () => {
  render(<FeeTable fees={fees} consent={null} words={words} />)
  expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Early bird (until 28 July)')
  const cells = (name: RegExp) =>
    [...(screen.getByRole('row', { name }) as HTMLTableRowElement).cells]
      .slice(1)
      .map((cell) => cell.textContent)
  expect(cells(/^Regular/)).toEqual(['6,000 TL', 'Not announced'])
  expect(cells(/^Academic/)).toEqual(['6,000 TL', '3,500 TL'])
})

test('if no early-bird fee is announced, one more note says so where rows are shown as lists', () => {
  const categories = fees.categories.map((one) => ({ ...one, earlyBird: null }))
  const { rerender } = render(<FeeTable fees={{ ...fees, categories }} consent={null} words={words} />)
  const once = () => screen.queryByText(/^Early bird.*: Not announced$/)
  expect(once()).toBeInTheDocument()
  expect(screen.getAllByRole('cell', { name: 'Not announced' })).toHaveLength(2)
  rerender(<FeeTable fees={fees} consent={null} words={words} />)
  expect(once()).toBeNull()
})
