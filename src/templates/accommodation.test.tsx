import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import AccommodationTemplate from './accommodation'

const room = { name: 'Suite', price: null, single: null, double: null }
const hotel = {
  name: 'Deniz',
  distance: '0.5 km',
  booking: 'https://example.org',
  bySize: true,
  rooms: [
    { ...room, price: '185 EUR' },
    { ...room, name: 'Single room', single: '120 EUR' },
  ],
}

function show(shown: typeof hotel) {
  const data = {
    page: { title: 'Accommodation' },
    hotels: { nodes: [shown] },
    venue: { accommodationMap: 'https://example.org', askBeforeMaps: false },
    words: { hotels: { room: 'Room type', single: 'Single', double: 'Double' }, venue: {} },
  }
  const props = { data } as unknown as PageProps<Queries.AccommodationPageQuery>
  render(<AccommodationTemplate {...props} />)
}

test('if other rooms have two prices, a room with a single price shows it in both columns', () => {
  show(hotel)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['185 EUR', '185 EUR', '120 EUR', '–'])
})

test('a hotel without prices yet has no table', () => {
  show({ ...hotel, rooms: [] })
  expect(screen.queryByRole('table')).toBeNull()
})
