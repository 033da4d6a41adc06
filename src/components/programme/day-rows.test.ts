import { rowsIn } from '../../../tests/setup/rows'
import { interruptionsOf, levelStarts, rowsOf } from './day-rows'

const at = (time: string) => `2025-10-03T${time}:00+03:00`
const spanIn = (times: string) => ({ startsAt: at(times.slice(0, 5)), endsAt: at(times.slice(6)) })

/** A line with code, hall or a hyphen, hours, and the hours of each talk. */
function sessionIn(line: string) {
  const [code = '', hall = '', hours = '', ...talks] = line.split(' ')
  return { code, hall: hall === '-' ? null : hall, ...spanIn(hours), talks: talks.map(spanIn) }
}

const halls = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key }))

type Row = { name: string; day: string[]; rows: string[] }
type Interrupted = { name: string; day: string[]; within: Record<string, string> }

const { rows: days, interrupted } = rowsIn<{ rows: Row[]; interrupted: Interrupted[] }>(
  'src/components/programme/rows.yaml',
)

const codesOf = (sessions: { code: string }[]) => sessions.map(({ code }) => code).join(' ')

test.each(days)('$name', ({ day, rows }) => {
  expect(rowsOf(day.map(sessionIn), halls).map(codesOf)).toEqual(rows)
})

test.each(interrupted)('$name', ({ day, within }) => {
  const events = [...interruptionsOf(day.map(sessionIn))]
  expect(Object.fromEntries(events.map(([{ code }, its]) => [code, codesOf(its)]))).toEqual(within)
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
