import { contrastOf, hallColour, mixed, readableOn } from './colours'

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#0d4a55', '#0d4a55')).toBe(1)
})

test('a mixture has as much of the first colour as is asked for', () => {
  expect(mixed('#000000', '#ffffff', 0.2)).toBe('#cccccc')
  expect(mixed('#c8102e', '#0d4a55', 1)).toBe('#c8102e')
})

test.each([
  ['#8a9499', '#ffffff', 4.5],
  ['#7a7a7a', '#808080', 3],
  ['#0d4a55', '#0d4a55', 4.5],
])('%s becomes readable on %s', (colour, ground, least) => {
  expect(contrastOf(readableOn(colour, ground, least) ?? colour, ground)).toBeGreaterThanOrEqual(least)
})

test('no colour has more contrast to grey than black', () => {
  expect(readableOn('#444444', '#808080', 7)).toBeUndefined()
})

test('a seventh hall has the first colour again', () => {
  expect([0, 5, 6].map(hallColour)).toEqual(['hall-1', 'hall-6', 'hall-1'])
})
