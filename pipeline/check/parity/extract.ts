// Finds the facts that a text states.
import { memoiseByText } from '../../read/memoise'
import { inBoth } from '../../records/localise'
import type { Language } from '../../schemas/kinds'
import { finders } from './finders'
import type { StatedValue } from './values'

/** A value with the words that state it and where they begin in the text. */
type Stated = { value: StatedValue; shown: string; index: number }

function findIn(text: string, language: Language): Stated[] {
  let rest = text
  const found = finders.flatMap(({ pattern, values }) => {
    const matches = [...rest.matchAll(pattern)] as RegExpExecArray[]
    for (const match of matches) {
      rest =
        rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
    return matches.flatMap((match) =>
      values(match, language).map((value) => ({ value, shown: match[0].trim(), index: match.index })),
    )
  })
  return found.sort((a, b) => a.index - b.index)
}

/** Texts are read again and again while one is edited; what they state stays the same. */
const KNOWN_AT_MOST = 5000

const found = inBoth((language) => memoiseByText((text) => findIn(text, language), KNOWN_AT_MOST))

/** Every fact that a text states, in the order of the text. The result is shared: nobody may change it. */
export const statedIn = (text: string, language: Language): Stated[] =>
  /[\d@]|:\/\//.test(text) ? found[language](text) : []
