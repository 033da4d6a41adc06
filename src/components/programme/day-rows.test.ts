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
  expect(codes(rowsOf(day))).toEqual(['2A 2C 2D', 'workshop', 'coffee', '3A'])
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
  expect(codes(rowsOf(day))).toEqual(['1A 1C', 'coffee', '2A 2C', 'lunch', '3A'])
})

test('only halls with something in a row have a column there', () => {
  const row = [session('2A', 'a', '13:15', '15:00'), session('2D', 'd', '13:15', '15:00')]
  const { columns, heights, positions } = positionsIn(row, halls)
  expect(columns).toBe(2)
  expect(heights).toBeUndefined()
  expect(row.map((item) => positions.get(item)?.column)).toEqual([1, 2])
})

test('two short sessions are one below the other, beside a long one', () => {
  const row = [
    session('long', 'a', '13:00', '15:00'),
    session('first', 'b', '13:00', '13:50'),
    session('second', 'b', '14:00', '14:50'),
  ]
  expect(rowsOf(row)).toHaveLength(1)
  const { heights, positions } = positionsIn(row, halls)
  expect(heights).toBe('auto minmax(min-content, 0fr)')
  expect(row.map((item) => positions.get(item))).toEqual([
    { column: 1, line: 1, lines: 2 },
    { column: 2, line: 1, lines: 1 },
    { column: 2, line: 2, lines: 1 },
  ])
})

test('six halls with a break each are three above three, and each hall keeps to its column', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  const row = [
    ...six.map((hall) => session(`1${hall}`, hall, '09:00', '10:30')),
    ...six.map((hall) => session(`break-${hall}`, hall, '10:15', '10:45')),
  ]
  const { positions } = positionsIn(
    row,
    six.map((key) => ({ key })),
  )
  const place = (code: string) => positions.get(row.find((item) => item.code === code)!)
  expect(place('1b')).toEqual({ column: 2, line: 1, lines: 1 })
  expect(place('break-b')).toEqual({ column: 2, line: 2, lines: 1 })
  expect(place('1e')).toEqual({ column: 2, line: 3, lines: 1 })
  expect(place('break-e')).toEqual({ column: 2, line: 4, lines: 1 })
})

test('what happens during a dinner past midnight is in the same row', () => {
  const dinner = { ...session('dinner', 'a', '20:00', ''), endsAt: '2025-10-04T00:30:00+03:00' }
  expect(codes(rowsOf([dinner, session('concert', 'b', '21:00', '22:00')]))).toEqual(['dinner concert'])
})
