import { levelStarts, rowsOf } from './day-rows'

const at = (time: string) => `2025-10-03T${time}:00+03:00`
const session = (code: string, hall: string | null, start: string, end: string) => ({
  code,
  hall,
  startsAt: at(start),
  endsAt: at(end),
})
const halls = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key }))

test.each([
  [
    'something in no hall does not separate sessions that run in parallel',
    [
      '2A a 13:15 15:00',
      '2C c 13:18 14:30',
      'workshop - 13:30 17:00',
      '2D d 14:00 15:10',
      '3A a 15:30 16:30',
    ],
    ['2A 2C 2D', 'workshop', '3A'],
  ],
  [
    'a pause in no hall is between what ends before and what begins after it',
    ['1A a 09:30 10:50', '1C c 10:00 11:20', 'coffee - 10:50 11:10', '2A a 11:10 12:30', '2C c 11:30 12:50'],
    ['1A 1C', 'coffee', '2A 2C'],
  ],
  [
    'six halls are three above three',
    halls.map(({ key }) => `1${key} ${key} 09:00 10:30`),
    ['1a 1b 1c', '1d 1e 1f'],
  ],
])('%s', (_, day, rows) => {
  const sessions = day.map((line) => {
    const [code = '', hall = '', start = '', end = ''] = line.split(' ')
    return session(code, hall === '-' ? null : hall, start, end)
  })
  expect(rowsOf(sessions, halls).map((row) => row.map(({ code }) => code).join(' '))).toEqual(rows)
})

test('sessions are level where they start together; a later one begins below', () => {
  const together = [session('1A', 'a', '09:00', '10:00'), session('1B', 'b', '09:00', '10:30')]
  expect(levelStarts(together, halls)).toMatchObject({ columns: 2, rows: undefined })
  // A search may find nothing.
  expect(levelStarts([], halls)).toMatchObject({ columns: 0, rows: undefined })
  const later = [session('1A', 'a', '11:10', '12:30'), session('1B', 'b', '11:20', '12:40')]
  const { areas, rows } = levelStarts(later, halls)
  expect([rows, areas.get('1A'), areas.get('1B')]).toEqual([
    'auto auto auto 1fr',
    '1 / 1 / 5 / 2',
    '3 / 2 / 5 / 3',
  ])
})
