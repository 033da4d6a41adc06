// Finds the facts that a text states.
import type { Language } from '../../schemas/kinds'
import { finders } from './finders'
import type { StatedValue } from './values'

/** A value with the words that state it and where they begin in the text. */
type Stated = { value: StatedValue; shown: string; index: number }

/** Texts are read again and again while one is edited; what they state stays the same. */
const known = new Map<string, Stated[]>()
const KNOWN_AT_MOST = 5000

/** Every fact that a text states, in the order of the text. The result is shared: nobody may change it. */
export function statedIn(text: string, language: Language): Stated[] {
  if (!/[\d@]|:\/\//.test(text)) return []
  const name = `${language} ${text}`
  const before = known.get(name)
  if (before) return before
  if (known.size >= KNOWN_AT_MOST) known.clear()
  const stated = findIn(text, language)
  known.set(name, stated)
  return stated
}

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
