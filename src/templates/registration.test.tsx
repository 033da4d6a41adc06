import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import RegistrationTemplate from './registration'

const category = { key: 'regular', name: 'Regular', standard: '6,000 TL', documentRequired: false }
const academic = { ...category, key: 'academic', name: 'Academic' }
const fees = {
  category: 'Category',
  standard: 'Fee',
  earlyBird: 'Early bird',
  until: 'until {date}',
  notAnnounced: 'Not announced',
}

/** The page of registration, in which academics have this early-bird fee. */
function pageWith(earlyBird: string | null) {
  const categories = [
    { ...category, earlyBird: null },
    { ...academic, earlyBird },
  ]
  const data = {
    actions: { nodes: [] },
    page: { text: [['FeeTable']] },
    site: { bank: { iban: '' } },
    fees: { earlyBirdUntil: { day: '28 July' }, categories },
    words: { fees, site: {}, phase: {} },
  }
  return <RegistrationTemplate {...({ data } as unknown as PageProps<Queries.RegistrationPageQuery>)} />
}

test('every category has its fee, and its early-bird fee or a note that there is none yet', () => {
  render(pageWith('3,500 TL'))
  expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Early bird (until 28 July)')
  const cells = (name: RegExp) =>
    [...(screen.getByRole('row', { name }) as HTMLTableRowElement).cells]
      .slice(1)
      .map((cell) => cell.textContent)
  expect(cells(/^Regular/)).toEqual(['6,000 TL', 'Not announced'])
  expect(cells(/^Academic/)).toEqual(['6,000 TL', '3,500 TL'])
})

test('if no early-bird fee is announced, one more note says so where rows are shown as lists', () => {
  const { rerender } = render(pageWith(null))
  const once = () => screen.queryByText(/^Early bird.*: Not announced$/)
  expect(once()).toBeInTheDocument()
  expect(screen.getAllByRole('cell', { name: 'Not announced' })).toHaveLength(2)
  rerender(pageWith('3,500 TL'))
  expect(once()).toBeNull()
})
