// How a file begins.
import { both } from '../problem'
import { slippedWords } from './indents'
import { indentOf } from './lines'
import { readsBeyond } from './parser'
import type { Rule } from './rule'

/** The first field or dash of a file, moved in: those below it stand at the margin. */
export const slippedFirst: Rule = ({ lines, line }) => {
  const index = lines.findIndex((text) => /^\s*[^\s#]/.test(text))
  const text = lines[index] ?? ''
  const correctedLine = text.trimStart()
  if (indentOf(text) === 0 || !readsBeyond(lines.with(index, correctedLine), line)) return undefined
  const words = slippedWords[text.trimStart().startsWith('- ') ? 'dash' : 'tooDeep']
  return {
    line: index + 1,
    column: indentOf(text) + 1,
    message: words.message,
    advice: both('Begin it at the head of its line.', 'Satırın en başından başlatın.'),
    correctedLine,
  }
}
