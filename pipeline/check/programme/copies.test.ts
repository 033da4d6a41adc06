// What looks like a forgotten copy.
import { sample, sampleData } from '../../outputs/programme/editions-to-test'
import { checkCopies } from './copies'

/** What is told of a session whose talks have these titles, all by the same presenters. */
function told(titles: string[], names = ['Ada Örnek']) {
  const talks = titles.map((title) => ({
    title,
    kind: 'talk' as const,
    presenters: names.map((name) => ({ name })),
  }))
  const [session] = sampleData().sessions
  return checkCopies(sample({ sessions: [{ ...session!, code: '1Z', talks }] })).map(
    ({ message }) => message.en,
  )
}

test('a title that stands twice is told', () => {
  expect(told(['Cure of epoxies', 'CURE OF EPOXIES'])).toEqual([
    expect.stringContaining('1Z-2 has the same title as 1Z-1'),
  ])
})

test('titles and presenters that are still to come are no copies', () => {
  expect(told(['Title to be announced', 'Title to be announced'], ['TBA', 'TBA'])).toEqual([])
})
