// Tests that each mistake of a table is reported at its file and line, in words that an organiser understands.
import { checkEdition } from '../../../pipeline/check'
import { writeAnnotation } from '../../../pipeline/check/report/annotations'
import { writeProblem } from '../../../pipeline/check/report/report'
import type { Problem } from '../../../pipeline/read'
import { sampleWith } from '../edition'
import type { Broken } from './edit'

/** Jargon of programmers. Does not apply to field names and quotations, which are in “…” or listed after a colon. */
const jargon =
  /\b(schema|undefined|null|NaN|pars(e|ed|er|ing)|token|string|boolean|object Object|array|regex|exception|stack|invalid_|zod|acorn|mdast|node_modules|enum|literal)\b/i

const inWords = ({ message, advice }: Problem) =>
  [message.en, message.tr, advice?.en ?? '', advice?.tr ?? ''].join('\n').replace(/“[^”]*”/g, '')

const says = (problem: Problem, piece: string | RegExp) => {
  const told = [problem.message.en, problem.advice?.en, problem.correctedLine].filter(Boolean).join('\n')
  return typeof piece === 'string' ? told.includes(piece) : piece.test(told)
}

export const brief = (problems: Problem[]) => problems.map((problem) => writeProblem(problem, 'en')).join('\n')

/** The tests for one table. Each table has a test file of its own, so that Jest runs them in parallel. */
export function tellsEach(broken: Broken[]) {
describe.each(broken)(
  '$name ($file)',
  ({ changed, file, line, says: piece, severity = 'error', most = 1, only = false }) => {
    const { problems } = checkEdition(sampleWith(changed))

    test('is reported in its place', () => {
      const there = problems.filter(
        (problem) => problem.file === file && problem.line === line && says(problem, piece),
      )
      if (there.length === 0) {
        throw new Error(
          `Expected “${String(piece)}” at ${file}:${line}, but:\n\n${brief(problems) || 'nothing was reported.'}`,
        )
      }
      expect(there[0]?.severity).toBe(severity)
    })

    test('is explained without jargon and in both languages', () => {
      for (const problem of problems) {
        expect(inWords(problem)).not.toMatch(jargon)
        expect(problem.message.en).not.toBe('')
        expect(problem.message.tr).not.toBe(problem.message.en)
        expect(problem.advice?.tr).not.toBe('')
        expect(writeAnnotation(problem, 'en')).not.toContain('\n')
      }
    })

    test('is not buried under its own consequences', () => {
      const errors = problems.filter((problem) => problem.severity === 'error')
      if (errors.length > most)
        throw new Error(`${errors.length} errors, at most ${most} expected:\n\n${brief(errors)}`)
      if (only && problems.length > 1) throw new Error(`Nothing else is expected:\n\n${brief(problems)}`)
    })
  },
)
}
