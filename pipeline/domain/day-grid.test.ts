import { areasIn, dayGrid } from './day-grid'

const at = (time: string) => `2025-10-03T${time}:00+03:00`
const session = (code: string, hall: string | null, start: string, end: string, placeName = '') => ({
  code,
  hall,
  placeName,
  startsAt: at(start),
  endsAt: at(end),
})
const halls = ['a', 'b', 'c', 'd'].map((key) => ({ key, name: key.toUpperCase() }))

test('a session in several halls fills their columns, as far as these are side by side', () => {
  const row = [
    { ...session('opening', 'a', '09:00', '10:00'), moreHalls: ['b', 'd'] },
    session('1C', 'c', '09:00', '10:00'),
  ]
  const areas = areasIn(row, halls)
  expect(areas.get('opening')).toEqual({ start: 0, end: 1, from: 0, to: 2 })
  expect(areas.get('1C')).toMatchObject({ from: 2, to: 3 })
})

test('what is in no hall is across the halls, or in a column of its own while one is in use; nothing covers anything', () => {
  const day = [
    session('1A', 'a', '09:00', '10:30'),
    session('1C', 'c', '09:00', '10:00'),
    session('workshop', null, '09:30', '12:00', 'Foyer'),
    session('posters', null, '10:00', '11:00', 'Foyer'),
    session('coffee', null, '11:00', '11:20', 'Foyer'),
    session('lunch', null, '12:00', '13:00', 'Terrace'),
  ]
  const { columns, placed } = dayGrid(day, halls)
  expect(columns.map(({ name }) => name)).toEqual(['A', 'C', 'Foyer', 'Foyer'])
  const columnsOf = Object.fromEntries(
    [...areasIn(placed, columns)].map(([code, { from, to }]) => [code, `${from}-${to}`]),
  )
  expect(columnsOf).toEqual({
    '1A': '0-1',
    '1C': '1-2',
    workshop: '2-3',
    posters: '3-4',
    coffee: '0-2',
    lunch: '0-4',
  })
})
