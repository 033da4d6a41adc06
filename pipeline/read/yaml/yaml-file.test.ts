import { parseYaml } from './yaml-file'

test('what is written once may be repeated, as often as a long programme names an institution', () => {
  const talks = Array.from({ length: 300 }, (_, at) => `- by: ${at === 0 ? '&x { en: A }' : '*x'}\n`)
  const file = parseYaml(`${talks.join('')}- &y\n  b: 1\n- <<: *y\n  c: 2\n`, 'x.yaml')
  expect(file.problems).toEqual([])
  expect(file.value).toEqual([...talks.map(() => ({ by: { en: 'A' } })), { b: 1 }, { b: 1, c: 2 }])
})

test('an alias that leads nowhere is reported, not thrown; the line counts from the beginning of the file', () => {
  const [problem] = parseYaml('a: *x\n', 'x.mdx', 5).problems
  expect([problem?.line, problem?.fix]).toEqual([5, "a: '*x'"])
})

test.each(['<<: 3', '- <<: [1]', '- &a\n  name: *a', '%YAML 9', '{', '- - -', '\t'])(
  'whatever is written, it is read or reported: %s',
  (text) => {
    const { value, problems } = parseYaml(text, 'x.yaml')
    expect([value !== undefined, problems.length > 0]).toContain(true)
  },
)
