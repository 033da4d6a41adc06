// Reads an edition and reports everything that is wrong with it.
import { basename } from 'node:path/posix'
import { readEdition, type ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import type { Found, Problem } from '../read/problem'
import { inOrder, onceEach } from '../read/problems'
import { checkAbstracts } from './abstracts'
import { checkAgreement } from './facts/agreement'
import { checkLikely } from './facts/likely'
import { checkMisplacedFiles } from './files/misplaced'
import { checkFiles } from './files/named-files'
import { checkParity } from './parity'
import { checkClashes } from './programme/clashes'
import { checkCodes } from './programme/codes'
import { checkReleased } from './programme/released'
import { checkSessions } from './programme/sessions'
import { checkReferences } from './references'
import { checkRepeats } from './repeats'
import { inEveryText } from './texts/every-text'
import { checkLanguages } from './texts/languages'
import { checkPages } from './texts/pages'
import { checkPlaceholders } from './texts/placeholders'
import { checkProse } from './texts/prose'
import { checkQuotes } from './texts/quoted-facts'
import { checkTerms } from './texts/terms'
import { checkTextRules } from './texts/text-rules'
import { wrongWeekday } from './texts/weekdays'

export type CheckedEdition = { read: ReadEdition; problems: Problem[] }

const checks: ((read: ReadEdition) => Found)[] = [
  checkReferences,
  checkSessions,
  checkClashes,
  checkCodes,
  checkRepeats,
  checkAgreement,
  checkLikely,
  checkReleased,
  checkFiles,
  checkMisplacedFiles,
  checkPages,
  checkQuotes,
  checkTextRules,
  checkTerms,
  checkPlaceholders,
  checkLanguages,
  checkProse,
  checkParity,
  checkAbstracts,
  (read) => inEveryText(read, wrongWeekday),
]

/** Drops warnings that follow from another problem: at the same place, or about a file that an error names. */
function withoutEchoes(problems: Problem[]): Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`
  const refused = new Set(errors.map(placeOf))
  const told = (file: string) =>
    !/\.(yaml|mdx)$/.test(file) &&
    errors.some(({ message, advice }) => `${message.en} ${advice.en}`.includes(basename(file)))
  const firsts = new Map(warnings.toReversed().map((warning) => [placeOf(warning), warning]))
  const kept = warnings.filter((warning) => firsts.get(placeOf(warning)) === warning)
  return [...errors, ...kept.filter((warning) => !refused.has(placeOf(warning)) && !told(warning.file))]
}

/** A line with all corrections; undefined where two of them change the same characters. */
function withAll(line: string, corrected: string[]): string | undefined {
  const changes = [...new Set(corrected)].map((other) => {
    const shorter = Math.min(line.length, other.length)
    let from = 0
    while (from < shorter && line[from] === other[from]) from += 1
    let same = 0
    while (same < shorter - from && line.at(-1 - same) === other.at(-1 - same)) same += 1
    return { from, to: line.length - same, by: other.slice(from, other.length - same) }
  })
  changes.sort((a, b) => a.from - b.from)
  if (changes.some(({ from }, index) => index > 0 && changes[index - 1]!.to > from)) return undefined
  return changes.reduceRight((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), line)
}

/** Several mistakes in one line share one corrected line: the second to be pasted would restore the first mistake. */
function withSharedLines(edition: Edition, problems: Problem[]): Problem[] {
  const linesAt = ({ file, line }: Problem) =>
    problems
      .filter((other) => other.file === file && other.line === line)
      .flatMap(({ correctedLine }) => correctedLine ?? [])
  return problems.map((problem) => {
    const lines = problem.correctedLine === undefined ? [] : linesAt(problem)
    if (lines.length < 2) return problem
    const written = edition.read(problem.file)?.split('\n')[problem.line - 1] ?? ''
    return { ...problem, correctedLine: withAll(written, lines) ?? problem.correctedLine }
  })
}

/** Checks a whole edition. Never throws on what an organiser wrote; all problems are reported at once, errors first. */
export function checkEdition(edition: Edition): CheckedEdition {
  const read = readEdition(edition)
  const found = [...read.problems, ...checks.flatMap((check) => check(read))]
  const problems = withSharedLines(edition, withoutEchoes(found))
  return { read, problems: onceEach(inOrder(problems)) }
}

/** Whether nothing prevents a build: warnings do not. */
export const isSound = (problems: Problem[]) => problems.every(({ severity }) => severity === 'warning')
