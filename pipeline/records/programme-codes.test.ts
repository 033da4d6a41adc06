import { isSpoken, titleForCode } from './programme-codes'

test.each(['2B', 'PL1', 'A', 'S1A', '1A2', '12B1', 'IND1', 'KN12'])('%s is said aloud', (code) => {
  expect(isSpoken(code)).toBe(true)
})

test.each(['coffee-1', 'gala', '4A-cont', 'PANEL', 'Gala'])('%s serves addresses', (code) => {
  expect(isSpoken(code)).toBe(false)
})

test('an item that people know by its code is called by it, a dinner by its title', () => {
  const sessions = [
    { code: '2B', title: 'Blades' },
    { code: 'gala', title: 'Gala dinner' },
  ]
  expect(['2B', 'gala', '2B-3', 'gone'].map((item) => titleForCode(item, sessions))).toEqual([
    undefined,
    'Gala dinner',
    undefined,
    undefined,
  ])
})
