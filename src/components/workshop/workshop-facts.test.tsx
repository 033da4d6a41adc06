import { render, screen } from '@testing-library/react'
import { WorkshopFacts } from './workshop-facts'

test('in a narrow box, a day and its month stay together, while the year may move to the next line', () => {
  const words = {
    coordinator: 'Coordinator',
    speaker: 'Speaker',
    speakers: 'Speakers',
    capacity: 'Places',
    fee: 'Fee',
    single: '{day} only',
    early: 'Early application',
    until: 'until {date}',
    discount: '{n}% off',
    finalDeadline: 'Last day',
  }
  const workshop = {
    capacity: 75,
    fee: { text: '200 EUR' },
    singleDayFee: { text: '100 EUR' },
    singleDay: { day: '2 October' },
    earlyDiscountPercent: 20,
    earlyDeadline: { text: '30 July 2025' },
    finalDeadline: { text: '30 August 2025' },
  }
  render(<WorkshopFacts workshop={workshop} words={words} />)
  for (const text of ['2\u00a0October only', 'until 30\u00a0July 2025', '30\u00a0August 2025'])
    expect(screen.getByText(text, { normalizer: (found) => found })).toBeInTheDocument()
})
