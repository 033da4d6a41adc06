import { positionsIn, rowsOf } from './day-rows'

const at = (time: string) => `2025-10-03T${time}:00+03:00`
const session = (code: string, hall: string | null, start: string, end: string) => ({
  code,
  hall,
  startsAt: at(start),
  endsAt: at(end),
})
const halls = ['a', 'b', 'c', 'd'].map((key) => ({ key }))
const codes = (rows: { code: string }[][]) => rows.map((row) => row.map(({ code }) => code).join(' '))

test('something in no hall does not separate sessions that run in parallel', () => {
  const day = [
    session('2A', 'a', '13:15', '15:00'),
    session('2C', 'c', '13:18', '14:30'),
    session('workshop', null, '13:30', '17:00'),
    session('2D', 'd', '14:00', '15:10'),
    session('coffee', null, '15:10', '15:30'),
    session('3A', 'a', '15:30', '16:30'),
  ]
  expect(codes(rowsOf(day, halls))).toEqual(['2A 2C 2D', 'workshop', 'coffee', '3A'])
})

test('a pause in no hall is between what ends before and what begins after it', () => {
  const day = [
    session('1A', 'a', '09:30', '10:50'),
    session('1C', 'c', '10:00', '11:20'),
    session('coffee', null, '10:50', '11:10'),
    session('2A', 'a', '11:10', '12:30'),
    session('2C', 'c', '11:30', '12:50'),
    session('lunch', null, '12:30', '13:30'),
    session('3A', 'a', '13:30', '14:00'),
  ]
  expect(codes(rowsOf(day, halls))).toEqual(['1A 1C', 'coffee', '2A 2C', 'lunch', '3A'])
})

/** First and last grid line of a talk, counted in its row. */
function linesOf(code: string, areas: Map<string, string>) {
  const top = Number(areas.get(code.split('-')[0]!)?.split(' / ')[0])
  return areas
    .get(code)
    ?.split(' / ')
    .map((line) => Number(line) + top)
}

test('talks that start together are level in all halls, and one that runs longer is beside all of them', () => {
  const talk = (code: string, start: string, end: string) => session(code, null, start, end)
  const row = [
    {
      ...session('2A', 'a', '13:00', '14:00'),
      talks: [talk('2A-1', '13:00', '13:30'), talk('2A-2', '13:30', '14:00')],
    },
    {
      ...session('2D', 'd', '13:10', '14:00'),
      talks: [talk('2D-1', '13:10', '13:30'), talk('2D-2', '13:30', '14:00')],
    },
  ]
  const { columns, areas } = positionsIn(row, halls)
  expect(columns).toBe(2)
  expect([areas.get('2A'), areas.get('2D')].map((area) => area?.split(' / ')[1])).toEqual(['1', '2'])
  expect(linesOf('2A-2', areas)).toEqual(linesOf('2D-2', areas))
  const [[early], [late]] = [linesOf('2A-1', areas)!, linesOf('2D-1', areas)!]
  expect(late).toBeGreaterThan(early!)
})

test('six halls are three above three', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key }))
  const row = six.map(({ key }) => session(`1${key}`, key, '09:00', '10:30'))
  expect(codes(rowsOf(row, six))).toEqual(['1a 1b 1c', '1d 1e 1f'])
})

test('what happens during a dinner past midnight is in the same row', () => {
  const dinner = { ...session('dinner', 'a', '20:00', ''), endsAt: '2025-10-04T00:30:00+03:00' }
  expect(codes(rowsOf([dinner, session('concert', 'b', '21:00', '22:00')], halls))).toEqual([
    'dinner concert',
  ])
})

test('a session in several halls fills their columns, as far as these are side by side', () => {
  const row = [
    { ...session('opening', 'a', '09:00', '10:00'), moreHalls: ['b', 'd'], talks: [] },
    { ...session('1C', 'c', '09:00', '10:00'), talks: [] },
  ]
  const { columns, areas } = positionsIn(row, halls)
  expect([columns, areas.get('opening'), areas.get('1C')]).toEqual([4, '1 / 1 / 3 / 3', '1 / 3 / 3 / 4'])
})
