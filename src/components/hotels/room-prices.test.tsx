import { render, screen } from '@testing-library/react'
import { RoomPrices } from './room-prices'

const words = {
  room: 'Room type',
  perNight: 'Price per night',
  single: 'Single',
  double: 'Double',
  distance: 'Distance',
  book: 'Book a room',
}
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)
const room = { name: 'Suite', price: null, single: null, double: null }

test('a room has one price', () => {
  const hotel = { name: 'Garden', bySize: false, rooms: [{ ...room, price: '185 EUR' }] }
  render(<RoomPrices hotel={hotel} words={words} />)
  expect(columns()).toEqual(['Room type', 'Price per night'])
  expect(cells()).toEqual(['185 EUR'])
})

test('or one price for each number of guests', () => {
  const hotel = { name: 'Deniz', bySize: true, rooms: [{ ...room, single: '135 EUR', double: '150 EUR' }] }
  render(<RoomPrices hotel={hotel} words={words} />)
  expect(columns()).toEqual(['Room type', 'Single', 'Double'])
  expect(cells()).toEqual(['135 EUR', '150 EUR'])
})

test('if other rooms have two, a room with a single price shows it in both columns', () => {
  const rooms = [
    { ...room, price: '185 EUR' },
    { ...room, name: 'Single room', single: '120 EUR' },
  ]
  render(<RoomPrices hotel={{ name: 'Deniz', bySize: true, rooms }} words={words} />)
  expect(cells()).toEqual(['185 EUR', '185 EUR', '120 EUR', '–'])
})

test('a hotel without prices yet has no table', () => {
  render(<RoomPrices hotel={{ name: 'Garden', bySize: false, rooms: [] }} words={words} />)
  expect(screen.queryByRole('table')).toBeNull()
})
