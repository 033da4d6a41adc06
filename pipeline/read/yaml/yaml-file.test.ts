import { parseYaml } from './yaml-file'

test('an anchor may be repeated as often as a long programme names an institution', () => {
  const talks = Array.from({ length: 300 }, (_, at) => `- by: ${at === 0 ? '&x { en: A }' : '*x'}\n`)
  const file = parseYaml(talks.join(''), 'x.yaml')
  expect(file.problems).toEqual([])
  expect(file.value).toEqual(Array.from({ length: 300 }, () => ({ by: { en: 'A' } })))
})

test('an alias that leads nowhere is reported, not thrown', () => {
  const [problem] = parseYaml('a: *x\n', 'x.yaml').problems
  expect([problem?.line, problem?.correctedLine]).toEqual([1, "a: '*x'"])
})

test('the line counts from the beginning of the file', () => {
  expect(parseYaml('a: 1\na: 2\n', 'x.mdx', 5).problems.map(({ line }) => line)).toEqual([6])
})

test('what is written once may be repeated', () => {
  const file = parseYaml('- a: &x { en: 1 }\n- a: *x\n- &y\n  b: 1\n- <<: *y\n  c: 2\n', 'x.yaml')
  expect(file.problems).toEqual([])
  expect(file.value).toEqual([{ a: { en: 1 } }, { a: { en: 1 } }, { b: 1 }, { b: 1, c: 2 }])
})

test.each(['<<: 3', '- <<: [1]', '- &a\n  name: *a', '%YAML 9', '{', '- - -', '\t'])(
  'whatever is written, it is read or reported: %s',
  (text) => {
    const { value, problems } = parseYaml(text, 'x.yaml')
    expect([value !== undefined, problems.length > 0]).toContain(true)
  },
)
