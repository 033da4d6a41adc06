import { rowsIn } from '../../../tests/setup/rows'
import { levelStarts, rowsOf } from './day-rows'

const at = (time: string) => `2025-10-03T${time}:00+03:00`

/** A line with code, hall or a hyphen, and hours. */
function sessionIn(line: string) {
  const [code = '', hall = '', hours = ''] = line.split(' ')
  const [startsAt = '', endsAt = ''] = hours.split('–').map(at)
  return { code, hall: hall === '-' ? null : hall, startsAt, endsAt }
}

const halls = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key }))

type Row = { name: string; day: string[]; rows: string[] }

test.each(rowsIn<{ rows: Row[] }>('src/components/programme/rows.yaml').rows)('$name', ({ day, rows }) => {
  expect(rowsOf(day.map(sessionIn), halls).map((row) => row.map(({ code }) => code).join(' '))).toEqual(rows)
})

test('sessions are level where they start together; a later one begins below', () => {
  const together = ['1A a 09:00–10:00', '1B b 09:00–10:30'].map(sessionIn)
  expect(levelStarts(together, halls)).toMatchObject({ columns: 2, rows: undefined })
  // A search may find nothing.
  expect(levelStarts([], halls)).toMatchObject({ columns: 0, rows: undefined })
  const later = ['1A a 11:10–12:30', '1B b 11:20–12:40'].map(sessionIn)
  const { areas, rows } = levelStarts(later, halls)
  expect([rows, ...areas.values()]).toEqual(['auto auto auto 1fr', '1 / 1 / 5 / 2', '3 / 2 / 5 / 3'])
})
