import { misunderstood } from './run-tool'

test('a call with wrong options is told where they are written', () => {
  const told = misunderstood(['/project/tools/new-edition.ts', '7', '2027'])
  expect(told).toContain('Not understood: 7 2027')
  expect(told).toContain('Anlaşılmadı: 7 2027')
  expect(told).toContain('at the head of tools/new-edition.ts')
})
