import { areaOf, dayGrid } from './day-grid'

const at = (time: string) => `2025-10-03T${time}:00+03:00`
const span = (start: string, end: string) => ({ startsAt: at(start), endsAt: at(end) })
const session = (code: string, hall: string | null, start: string, end: string, placeName = '') => ({
  ...span(start, end),
  code,
  hall,
  placeName,
  talks: [] as ReturnType<typeof span>[],
})
const halls = ['a', 'b', 'c', 'd'].map((key) => ({ key, name: key.toUpperCase() }))

test('a session in several halls fills their columns, as far as these are side by side', () => {
  const row = [
    { ...session('opening', 'a', '09:00', '10:00'), moreHalls: ['b', 'd'] },
    session('1C', 'c', '09:00', '10:00'),
  ]
  const areas = row.map((one) => areaOf(one, halls, [at('09:00')]))
  expect(areas).toEqual([
    { start: 0, end: 1, from: 0, to: 2 },
    { start: 0, end: 1, from: 2, to: 3 },
  ])
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
  const { columns, cells } = dayGrid(day, halls)
  expect(columns.map(({ name }) => name)).toEqual(['A', 'C', 'Foyer', 'Foyer'])
  const columnsOf = Object.fromEntries(
    cells.map(({ session: { code }, area: { from, to } }) => [code, `${from}-${to}`]),
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

test('what is between two talks of a session parts it; what is during a talk is beside it', () => {
  const talks = [span('09:00', '09:30'), span('10:30', '11:00')]
  const day = [
    { ...session('1A', 'a', '09:00', '11:00'), talks },
    { ...session('1B', 'b', '09:00', '10:00'), talks: [span('09:00', '09:30'), span('09:40', '10:00')] },
    session('coffee', null, '09:30', '09:40', 'Foyer'),
    session('prizes', 'a', '10:00', '10:30'),
    session('film', null, '10:30', '10:45', 'Foyer'),
  ]
  const { columns, cells } = dayGrid(day, halls)
  expect(columns.map(({ name }) => name)).toEqual(['A', 'B', 'Foyer'])
  const shown = cells.map(({ session: { code, startsAt }, area: { from, to } }) =>
    [code, startsAt.slice(11, 16), `${from}-${to}`].join(' '),
  )
  expect(shown).toEqual([
    '1A 09:00 0-1',
    '1B 09:00 1-2',
    'coffee 09:30 0-3',
    '1A 09:40 0-1',
    '1B 09:40 1-2',
    'prizes 10:00 0-1',
    '1A 10:30 0-1',
    'film 10:30 2-3',
  ])
})
