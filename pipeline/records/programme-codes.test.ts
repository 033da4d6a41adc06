import { isSpoken } from './programme-codes'

test.each(['2B', 'PL1', 'A', 'S1A', '1A2', '12B1', 'IND1', 'KN12'])('%s is said aloud', (code) => {
  expect(isSpoken(code)).toBe(true)
})

test.each(['coffee-1', 'gala', '4A-cont', 'PANEL', 'Gala'])('%s serves addresses', (code) => {
  expect(isSpoken(code)).toBe(false)
})
