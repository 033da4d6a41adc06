// A mistake that runs through a whole file, such as tabs at the head of its lines, is told once.
import { fewAlike } from './alike'
import { both, type Problem } from './problem'

/** How many more lines are named. */
const NAMED = 3

/** What a problem says; of values that nobody can correct by what was written, it is the same for all of them. */
const wordsOf = ({ message, advice, field, correctedLine }: Problem) => {
  const words = `${message.en}\n${advice.en}`
  return correctedLine === undefined ? `${field}\n${words.replace(/^“[^”]*”/, '“…”')}` : words
}

/** The problems of one file; of many that say the same, the first, with where the others stand. */
export const onceEach = (problems: Problem[]): Problem[] =>
  fewAlike(problems, wordsOf, 1, (others) => {
    const lines = others
      .slice(0, NAMED)
      .map(({ line }) => line)
      .join(', ')
    return both(
      `The same is wrong in many lines of this file (${lines} …): mend all of them, by search and replace where it helps.`,
      `Aynı yanlış bu dosyanın birçok satırında var (${lines} …): hepsini düzeltin, uygunsa “bul ve değiştir” kullanın.`,
    )
  })
