import { parseYaml } from './yaml-file'

const told = (source: string) =>
  parseYaml(source, 'content/data/x.yaml').problems.map(({ line, message, correctedLine }) => [
    line,
    message.en,
    correctedLine,
  ])

test.each([
  ['- a: 1\n\tb: 2\n', 2, 'A tab is used to indent.', '  b: 2'],
  ['- a: 1\n  b:x\n  c: 3\n', 2, 'The space after the colon is missing.', '  b: x'],
  [
    '- a: Foo: bar\n  b: x\n',
    1,
    'The text contains a colon and is not in quotation marks.',
    "- a: 'Foo: bar'",
  ],
  ["a: 'x\nb: 1\n", 1, 'A quotation mark is opened and not closed.', "a: 'x'"],
  ["a: 'İzmir'de'\nb: 1\n", 1, 'A quotation mark in the middle ends the text too early.', 'a: "İzmir\'de"'],
  ['a: { en: x, tr: y\nb: 1\n', 1, 'A bracket is opened and not closed.', 'a: { en: x, tr: y }'],
  ['a: { en: x tr: y }\nb: 1\n', 1, 'The comma before “tr:” is missing.', 'a: { en: x, tr: y }'],
  ['- a: 1\n  b: 2\na: 3\n', 3, 'The dash before this entry is missing.', '- a: 3'],
  [
    '- a: 1\n  b: []\n- a: Foo: bar\n',
    3,
    'The text contains a colon and is not in quotation marks.',
    "- a: 'Foo: bar'",
  ],
  ['- a: 1\n-a: 2\n', 2, 'The space after the dash is missing.', '- a: 2'],
  ['- a: 1\n   b: 2\n', 2, 'This line is indented too far.', '  b: 2'],
  ['a: “x”\n', 1, 'Curly quotation marks stand around the text; they would be shown on the page.', 'a: x'],
  ['amount: 6.000\n', 1, '“6.000” would be read as 6: the point begins the decimals here.', 'amount: 6000'],
])('%j', (source, line, message, corrected) => {
  expect(told(source)).toEqual([[line, message, corrected]])
})

test('an anchor may be meant as often as a long programme names an institution', () => {
  const talks = Array.from({ length: 300 }, (_, at) => `- by: ${at === 0 ? '&x { en: A }' : '*x'}\n`)
  const file = parseYaml(talks.join(''), 'x.yaml')
  expect(file.problems).toEqual([])
  expect(file.value).toEqual(Array.from({ length: 300 }, () => ({ by: { en: 'A' } })))
})

test('an alias that leads nowhere is told, not thrown', () => {
  expect(told('a: *x\n')).toEqual([[1, 'A text begins with *.', "a: '*x'"]])
})

test('the line counts from the beginning of the file', () => {
  expect(parseYaml('a: 1\na: 2\n', 'x.mdx', 5).problems.map(({ line }) => line)).toEqual([6])
})

test('what is written once may be repeated', () => {
  const file = parseYaml('- a: &x { en: 1 }\n- a: *x\n- &y\n  b: 1\n- <<: *y\n  c: 2\n', 'x.yaml')
  expect(file.problems).toEqual([])
  expect(file.value).toEqual([{ a: { en: 1 } }, { a: { en: 1 } }, { b: 1 }, { b: 1, c: 2 }])
})
