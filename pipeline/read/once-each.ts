// A mistake that runs through a whole file, such as tabs at the head of its lines, is told once.
import { fewAlike } from './alike'
import { both, namedLines, type Problem } from './problem'

/** How many values that are each corrected in their own way are told one by one: each of ten key dates has its line. */
const MOST_CORRECTED = 12

/** What a problem says of any value, in any of the talks of a session. Where a line is corrected, the advice is in it. */
const ofAnyValue = ({ file, message, advice, field = '', correctedLine }: Problem) =>
  [
    file,
    // websites.Firm A, websites.Firm B
    field.replace(/\[\d+\]/g, '[]').replace(/“([^”]*)”/.exec(message.en)?.[1] ?? '', '…'),
    message.en.replace(/“[^”]*”/g, '“…”'),
    correctedLine === undefined ? advice.en : '',
  ].join('\n')

/** What a problem says; of values that nobody can correct by what was written, it is the same for all of them. */
const wordsOf = (problem: Problem) =>
  problem.correctedLine === undefined
    ? ofAnyValue(problem)
    : `${problem.file}\n${problem.message.en}\n${problem.advice.en}`

const ofOthers = (others: Problem[]) => {
  const lines = namedLines(others.map(({ line }) => line))
  return both(
    `The same is wrong in many lines of this file (${lines}): mend all of them, by search and replace where it helps.`,
    `Aynı yanlış bu dosyanın birçok satırında var (${lines}): hepsini düzeltin, uygunsa “bul ve değiştir” kullanın.`,
  )
}

/** The problems without most of those that say the same of one file: of many, the first, with where the others stand. */
export const onceEach = (problems: Problem[]): Problem[] =>
  fewAlike(fewAlike(problems, wordsOf, 1, ofOthers), ofAnyValue, 1, ofOthers, MOST_CORRECTED)
