import { rowsIn } from '../../tests/setup/rows'
import { areaOf, dayGrid, interruptedBy } from './day-grid'
import { timeIn } from './event-time'

const at = (time = '') => `2025-10-03T${time}:00+03:00`
const spanOf = (hours: string) => {
  const [start, end] = hours.split('–')
  return { startsAt: at(start), endsAt: at(end) }
}
const halls = ['a', 'b', 'c', 'd'].map((key) => ({ key, name: key.toUpperCase() }))

/** A line with code, hall or the name of another place, hours, and those of the talks. */
function sessionIn(line: string) {
  const [code = '', place = '', hours = '', ...talks] = line.split(' ')
  const hall = halls.some(({ key }) => key === place) ? place : null
  return { ...spanOf(hours), code, hall, placeName: place, talks: talks.map(spanOf) }
}

type Row = { name: string; day: string[] }
type Grid = Row & { columns: string; cells: string[] }
type Interrupted = Row & { within: Record<string, string> }

const table = rowsIn<{ grids: Grid[]; interrupted: Interrupted[] }>('pipeline/domain/day-grid.yaml')

test.each(table.grids)('$name', (row) => {
  const { columns, cells } = dayGrid(row.day.map(sessionIn), halls)
  const shown = cells.map(({ session: { code, startsAt }, area: { from, to } }) =>
    [code, timeIn(startsAt), `${from}–${to}`].join(' '),
  )
  expect([columns.map(({ name }) => name).join(' '), ...shown]).toEqual([row.columns, ...row.cells])
})

test.each(table.interrupted)('$name', ({ day, within }) => {
  const sessions = day.map(sessionIn)
  const hosts = sessions.map((event) => [event.code, interruptedBy(event, sessions)?.code])
  expect(Object.fromEntries(hosts.filter(([, host]) => host))).toEqual(within)
})

test('a session in several halls fills their columns, as far as these are side by side', () => {
  const opening = { ...spanOf('09:00–10:00'), code: 'opening', hall: 'a', moreHalls: ['b', 'd'] }
  expect(areaOf(opening, halls, [at('09:00')])).toEqual({ start: 0, end: 1, from: 0, to: 2 })
})
