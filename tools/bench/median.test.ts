import { median, medians } from './median'
import { table } from './table'

test('the middle value of an odd number of values, the mean of the middle two of an even number', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 3, 10])).toBe(2.5)
})

test('each field has its own median', () => {
  expect(
    medians([
      { a: 1, b: 30 },
      { a: 2, b: 10 },
      { a: 3, b: 20 },
    ]),
  ).toEqual({ a: 2, b: 20 })
  expect(() => medians([])).toThrow('Nothing was measured')
})

test('columns of a table line up', () => {
  expect(
    table(
      ['Page', 'kB'],
      [
        ['/venue', '9.1'],
        ['/', '12.0'],
      ],
    ),
  ).toBe(['| Page   |   kB |', '| ------ | ---: |', '| /venue |  9.1 |', '| /      | 12.0 |'].join('\n'))
})
