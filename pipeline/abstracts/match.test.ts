import { matcherOf } from './match'

test('a title that is that of one talk is not taken for that of another like it', () => {
  const items = [1, 2].map((part) => ({
    id: undefined,
    code: `1A-${part}`,
    title: `Recycled Flax in Boats, Part ${part}`,
    presenters: [],
    authors: [],
  }))
  expect(matcherOf(items, [])('özet.docx', ['Recycled flax in boats – Part 2']).item?.code).toBe('1A-2')
})
