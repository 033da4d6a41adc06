import { render, screen } from '@testing-library/react'
import { HotelCard } from './hotel-card'

const words = {
  room: 'Room type',
  perNight: 'Price per night',
  single: 'Single',
  double: 'Double',
  distance: 'Distance',
  book: 'Book a room',
}
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)
const room = { name: 'Suite', price: null, single: null, double: null }
const hotel = {
  name: 'Deniz',
  distance: '0.5 km',
  booking: 'https://example.org',
  note: null,
  logo: { logo: '/deniz.svg' },
  bySize: true,
  rooms: [
    { ...room, price: '185 EUR' },
    { ...room, name: 'Single room', single: '120 EUR' },
  ],
}

test('if other rooms have two prices, a room with a single price shows it in both columns', () => {
  render(<HotelCard hotel={hotel} words={words} />)
  expect(cells()).toEqual(['185 EUR', '185 EUR', '120 EUR', '–'])
})

test('a hotel without prices yet has no table', () => {
  render(<HotelCard hotel={{ ...hotel, rooms: [] }} words={words} />)
  expect(screen.queryByRole('table')).toBeNull()
})
