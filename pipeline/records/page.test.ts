import { sampleWith, source } from '../../tests/content/edition'
import { checkEdition } from '../check'
import { letterOf } from './page'

const welcome = 'content/letters/welcome/en.mdx'

test('comments that organisers left in a letter are not shown', () => {
  const { read } = checkEdition(
    sampleWith({
      [welcome]: `${source(welcome)}\n{/* Ask the chair. */}\n\nUntil then {/* which day? */} farewell.\n`,
    }),
  )
  const letter = read.letters.find(({ language }) => language === 'en')!
  const { paragraphs } = letterOf(letter, {})
  expect(paragraphs.at(-1)).toBe('Until then farewell.')
  expect(paragraphs.join()).not.toContain('Ask')
})
