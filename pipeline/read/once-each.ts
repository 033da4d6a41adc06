// A mistake that runs through a whole file, such as tabs at the head of its lines, is told once.
import { fewAlike } from './alike'
import { both, namedLines, type Problem } from './problem'

/** Values that each have a correction of their own are all told, up to this many: ten wrong key dates are ten corrected lines. */
const MOST_CORRECTED = 12

/** What a problem says, whatever the value and the entry. A corrected line stands for its advice. */
const ofAnyValue = ({ file, message, advice, field = '', correctedLine }: Problem) =>
  [
    file,
    // websites.Firm A, websites.Firm B
    field.replace(/\[\d+\]/g, '[]').replace(/“([^”]*)”/.exec(message.en)?.[1] ?? '', '…'),
    message.en.replace(/“[^”]*”/g, '“…”'),
    correctedLine === undefined ? advice.en : '',
  ].join('\n')

/** What a problem says word for word; where no correction is known, whatever the value. */
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

/** Of equal problems in a file only the first is told; its advice names the lines of the others. */
export const onceEach = (problems: Problem[]): Problem[] =>
  fewAlike(fewAlike(problems, wordsOf, 1, ofOthers), ofAnyValue, 1, ofOthers, MOST_CORRECTED)
