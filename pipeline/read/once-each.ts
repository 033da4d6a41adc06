// A mistake that runs through a whole file, such as tabs at the head of its lines, is told once.
import { both, type Problem } from './problem'

/** How often a file may say the same. */
const MOST_ALIKE = 5

/** How many more lines are named. */
const NAMED = 3

const wordsOf = ({ message, advice }: Problem) => `${message.en}\n${advice.en}`

/** The problems of one file; of more than MOST_ALIKE that say the same, the first, with where the others stand. */
export function onceEach(problems: Problem[]): Problem[] {
  const alike = (problem: Problem) => problems.filter((other) => wordsOf(other) === wordsOf(problem))
  const told = new Set<string>()
  return problems.flatMap((problem) => {
    const [, ...others] = alike(problem)
    if (others.length < MOST_ALIKE) return [problem]
    if (told.has(wordsOf(problem))) return []
    told.add(wordsOf(problem))
    return [withOthers(problem, others)]
  })
}

function withOthers(problem: Problem, others: Problem[]): Problem {
  const lines = others.slice(0, NAMED).map(({ line }) => line)
  const { en, tr } = problem.advice
  const advice = both(
    `${en} The same is wrong in many lines of this file (${lines.join(', ')} …): mend all of them, by search and replace where it helps.`,
    `${tr} Aynı yanlış bu dosyanın birçok satırında var (${lines.join(', ')} …): hepsini düzeltin, uygunsa “bul ve değiştir” kullanın.`,
  )
  return { ...problem, advice }
}
