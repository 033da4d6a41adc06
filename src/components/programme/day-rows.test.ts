import { rowsIn } from '../../../tests/setup/rows'
import { levelStarts, rowsOf } from './day-rows'

const at = (time: string) => `2025-10-03T${time}:00+03:00`
const session = (code: string, hall: string | null, start: string, end: string) => ({
  code,
  hall,
  startsAt: at(start),
  endsAt: at(end),
})
const halls = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key }))

type Row = { name: string; day: string[]; rows: string[] }

test.each(rowsIn<{ rows: Row[] }>('src/components/programme/rows.yaml').rows)('$name', ({ day, rows }) => {
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
