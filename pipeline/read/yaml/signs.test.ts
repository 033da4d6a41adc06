import { parseYaml } from './yaml-file'

const told = (source: string) =>
  parseYaml(source, 'content/data/x.yaml').problems.map(({ line, message, correctedLine }) => [
    line,
    message.en,
    correctedLine,
  ])

const noBreak = 'A no-break space stands here; it looks like a space but is none.'
const cut = 'The text is cut off at “ #”.'
const goesOn = 'This line belongs to the text above it.'
const noBraces = 'The two languages do not stand in curly brackets.'
const longDash = 'An entry begins with another sign than the short dash.'

test.each([
  ['- a: [Keynote] Foo\n  b: 1\n', 1, 'A text begins with [.', "- a: '[Keynote] Foo'"],
  ['- a: {x} foo\n  b: 1\n', 1, 'A text begins with {.', "- a: '{x} foo'"],
  ['- a: > 50 % fibre\n  b: 1\n', 1, 'A text begins with >.', "- a: '> 50 % fibre'"],
  ['- a: | foo\n  b: 1\n', 1, 'A text begins with |.', "- a: '| foo'"],
  ['- a: - foo\n  b: 1\n', 1, 'A text begins with -.', '- a: foo'],
  ['- a: ? foo\n  b: 1\n', 1, 'A text begins with ?.', "- a: '? foo'"],
  ['a: { en: > 50 %, tr: y }\n', 1, 'A text begins with >.', "a: { en: '> 50 %', tr: y }"],
  ['a: { en: > 50 %, tr: > 40 % }\n', 1, 'A text begins with >.', "a: { en: '> 50 %', tr: '> 40 %' }"],
  ['- a: 1\n\u00a0\u00a0b: 1\n', 2, noBreak, '  b: 1'],
  ['- a: 1\n-\u00a0a: 2\n', 2, noBreak, '- a: 2'],
  ['- a:\u00a0x\n  b: 1\n', 1, noBreak, '- a: x'],
  ['a: 1\n\u00a0 b: 2\n', 2, noBreak, '  b: 2'],
  ['a: { en:\u00a0x, tr: y }\n', 1, noBreak, 'a: { en: x, tr: y }'],
  ['- a: en: Foo, tr: Bar }\n', 1, noBraces, '- a: { en: Foo, tr: Bar }'],
  ['- a: (en: Foo, tr: Bar)\n', 1, noBraces, '- a: { en: Foo, tr: Bar }'],
  ['a: { en: Foo; tr: Bar }\n', 1, 'The comma before “tr:” is missing.', 'a: { en: Foo, tr: Bar }'],
  ['a: { en: x, tr: y )\nb: 1\n', 1, 'A bracket is opened and not closed.', 'a: { en: x, tr: y }'],
  ['- a: 1\n  kind： plenary\n  b: 2\n', 2, 'This sign only looks like a colon.', '  kind: plenary'],
  ['- a: 1\n– a: 2\n', 2, longDash, '- a: 2'],
  ['x:\n  - a: 1\n    b: 1\n  • a: 2\n', 4, longDash, '  - a: 2'],
  ['- a: Abstracts,\n  posters, workshops and more\n  b: 2\n', 2, goesOn, '    posters, workshops and more'],
  ['a:\n  en: some text\n  goes on here\n  tr: x\n', 3, goesOn, '    goes on here'],
  ['- a: x\n  b: Abstracts,\nposters, workshops\n- a: 2\n', 3, goesOn, '    posters, workshops'],
  ['a: { amount: 6,000, b: TL }\n', 1, 'The comma in “6,000” ends the number.', 'a: { amount: 6000, b: TL }'],
  ['- { a: x, price: 120,50 }\n', 1, 'The comma in “120,50” ends the number.', '- { a: x, price: 120.50 }'],
  ['en: Institute #1 for x\n', 1, cut, "en: 'Institute #1 for x'"],
  ['- Foo #2\n', 1, cut, "- 'Foo #2'"],
  ['a: { en: Institute #1 for, tr: y }\nb: 1\n', 1, cut, "a: { en: 'Institute #1 for', tr: y }"],
])('%j', (source, line, message, corrected) => {
  expect(told(source)).toEqual([[line, message, corrected]])
})

test.each([
  'a: x # comment\nb: 1 # 2\nc: { en: x, tr: y } # foo\n',
  "a: 'Institute #1'\n",
  'a: |-\n  Note:\u00a0x #1\n  y\n',
  'a: >-\n  x\n',
  'a: [x, y]\n',
  'a: 10\u00a0000\n',
])('%j is in order', (source) => {
  expect(told(source)).toEqual([])
})
