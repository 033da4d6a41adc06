// Reads an edition and reports everything that is wrong with it.
import { basename } from 'node:path/posix'
import { readEdition, type ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { sentencesIn, type Diagnostic, type Found } from '../messages/diagnostic'
import { inOrder, onceEach } from '../messages/ordering'
import { groupedBy } from '../records/pairs'
import { checkAbstracts } from './abstracts'
import { checkContrast } from './contrast'
import { checkFacts } from './facts'
import { checkEarlierAddresses } from './files/earlier-addresses'
import { checkFiles } from './files/named-files'
import { checkStrayFiles } from './files/stray-files'
import { checkParity } from './parity'
import { checkClashes } from './programme/clashes'
import { checkAuthors, checkNamedTwice, checkOverwritten } from './programme/presented'
import { checkRelease, checkVersion, ofAnotherEdition } from './programme/released'
import { checkSessions } from './programme/sessions'
import { checkReferences } from './references'
import { checkRepeats } from './repeats'
import { checkLanguages } from './texts/languages'
import { checkQuotes } from './texts/links'
import { checkPages } from './texts/pages'
import { checkTextRules } from './texts/text-rules'

export type CheckedEdition = {
  read: ReadEdition
  /** What is reported: of many that are alike, one that names the lines of the others. */
  problems: Diagnostic[]
  /** Each error by itself. */
  errors: Diagnostic[]
}

const checks: ((read: ReadEdition) => Found)[] = [
  checkReferences,
  checkSessions,
  checkClashes,
  checkAuthors,
  checkNamedTwice,
  checkOverwritten,
  checkRepeats,
  checkFacts,
  (read) => checkContrast(read),
  checkRelease,
  (read) => ofAnotherEdition(read),
  checkFiles,
  checkEarlierAddresses,
  checkStrayFiles,
  checkPages,
  checkQuotes,
  checkTextRules,
  checkLanguages,
  checkParity,
  checkAbstracts,
]

/** Everything that a problem names: its values, and the suggestion. */
function valuesOf({ suggestion = '', ...problem }: Diagnostic): string[] {
  const values = sentencesIn(problem).flatMap((sentence) => Object.values(sentence.values ?? {}))
  return [...values.filter((value) => typeof value === 'string'), suggestion]
}

const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`

/** Drops errors that two rules found, and warnings that follow from another problem: at the same place, or about a file that an error names. */
function withoutEchoes(problems: Diagnostic[]): Diagnostic[] {
  const found = problems.filter(({ severity }) => severity === 'error')
  const errors = [
    ...new Map(found.map((problem) => [`${placeOf(problem)}:${problem.code}`, problem])).values(),
  ]
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const isAsset = ({ file }: Diagnostic) => !/\.(yaml|mdx)$/.test(file)
  const named = errors.flatMap(valuesOf)
  const seen = new Set(errors.map(placeOf))
  const kept = warnings.filter((warning) => {
    const isNamed = isAsset(warning) && named.some((value) => value.includes(basename(warning.file)))
    const isEcho = seen.has(placeOf(warning)) || isNamed
    // A file as a whole, or a page, may have several warnings at its beginning; a value of the data needs one.
    if (warning.file.endsWith('.yaml')) seen.add(placeOf(warning))
    return !isEcho
  })
  return [...errors, ...kept]
}

/** Of several mistakes in one line none has a corrected line: the second to be pasted would restore the first mistake. */
function withoutConflictingFixes(problems: Diagnostic[]): Diagnostic[] {
  const lineOf = ({ file, line }: Diagnostic) => `${file}:${line}`
  const corrected = problems.filter(({ fix }) => fix !== undefined)
  const inLines = groupedBy(corrected, (problem) => [lineOf(problem)])
  return problems.map((problem) => {
    const fixes = new Set(inLines.get(lineOf(problem))?.map(({ fix }) => fix))
    return fixes.size < 2 ? problem : { ...problem, fix: undefined }
  })
}

/** Checks a whole edition. Never throws on what an organiser wrote; all problems are reported at once, errors first. */
export function checkEdition(edition: Edition): CheckedEdition {
  const read = readEdition(edition)
  const found = [...read.problems, ...checks.flatMap((check) => check(read))]
  const each = inOrder(withoutConflictingFixes(withoutEchoes(found)))
  const problems = onceEach(each.length > 0 ? each : [checkVersion(read)].flat())
  return { read, problems, errors: each.filter(({ severity }) => severity === 'error') }
}

/** Whether nothing prevents a build: warnings do not. */
export const isSound = (problems: Diagnostic[]): boolean =>
  problems.every(({ severity }): boolean => severity === 'warning')
