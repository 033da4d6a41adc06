import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import WorkshopTemplate from './workshop'

const words = {
  capacity: 'Places',
  fee: 'Fee',
  early: 'Early application',
  finalDeadline: 'Last day',
  coordinator: 'Coordinator',
  coordinators: 'Coordinators',
  speaker: 'Speaker',
  speakers: 'Speakers',
  single: '{day} only',
  until: 'until {date}',
  discount: '{n}% off',
}
const session = {
  start: '09:00',
  end: '10:00',
  title: 'Session',
  topic: null,
  coordinator: null,
  speakers: [],
}
const workshop = {
  fee: '200 EUR',
  singleDayFee: '100 EUR',
  singleDay: { day: '2 October' },
  earlyDeadline: { text: '30 July 2025' },
  finalDeadline: { text: '30 August 2025' },
  days: [
    {
      date: { iso: '2025-10-02', full: 'Thursday, 2 October 2025' },
      coordinators: [{ name: 'Dr. D', affiliation: 'Örnek Institute' }],
      sessions: [
        {
          ...session,
          coordinator: 'Dr. A',
          speakers: [{ name: 'A', affiliation: 'University' }, { name: 'B' }],
        },
        { ...session, start: '10:00', speakers: [{ name: 'C' }] },
        { ...session, start: '11:00', topic: 'Practice', title: 'Break' },
      ],
    },
  ],
}
const data = {
  actions: { nodes: [] },
  page: { text: [['WorkshopFacts'], ['WorkshopSchedule']] },
  words: { workshop: words },
  workshop,
}

beforeEach(() =>
  render(<WorkshopTemplate {...({ data } as unknown as PageProps<Queries.WorkshopPageQuery>)} />),
)

test('in a narrow box, a day and its month stay together, while the year may move to the next line', () => {
  for (const text of ['2\u00a0October only', 'until 30\u00a0July 2025', '30\u00a0August 2025'])
    expect(screen.getByText(text, { normalizer: (found) => found })).toBeInTheDocument()
})

test('a session names who leads and who speaks; a break shows only its title', () => {
  expect(screen.getByText('Coordinator: Dr. A')).toBeInTheDocument()
  expect(screen.getByText('Speakers: A (University); B')).toBeInTheDocument()
  expect(screen.getByText('Speaker: C')).toBeInTheDocument()
  expect(screen.getByText('Coordinator: Dr. D (Örnek Institute)')).toBeInTheDocument()
  expect(screen.getByText('Break').closest('li')).toHaveTextContent('11:00–10:00Break')
})

test('a topic is a heading above the sessions that belong to it', () => {
  const [before, after] = screen.getAllByRole('list')
  expect(screen.getByRole('heading', { level: 4, name: 'Practice' }).nextElementSibling).toBe(after)
  expect(before).not.toHaveTextContent('Break')
})
