// Reads an edition and reports everything that is wrong with it.
import { basename } from 'node:path/posix'
import { readEdition, type ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { lineOf, sentencesIn, type Diagnostic, type Found } from '../messages/diagnostic'
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
import { checkSpellings } from './spellings'
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
  checkSpellings,
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

const placeOf = ({ column, ...at }: Diagnostic): string => `${lineOf(at)}:${column}`

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
  const lines = new Set(errors.map(lineOf))
  const kept = warnings.filter((warning) => {
    const isNamed = isAsset(warning) && named.some((value) => value.includes(basename(warning.file)))
    // What differs from a line with an error may be right.
    const isEcho = seen.has(placeOf(warning)) || isNamed || lines.has(String(warning.values?.place))
    // A file as a whole, or a page, may have several warnings at its beginning; a value of the data needs one.
    if (warning.file.endsWith('.yaml')) seen.add(placeOf(warning))
    return !isEcho
  })
  return [...errors, ...kept]
}

/** What differs in a corrected line: its part from `from` to `to` became `text`. */
function changeOf(line: string, fix: string): { from: number; to: number; text: string } {
  let [from, kept] = [0, 0]
  while (from < line.length && line[from] === fix[from]) from += 1
  const most = Math.min(line.length, fix.length) - from
  while (kept < most && line.at(-1 - kept) === fix.at(-1 - kept)) kept += 1
  return { from, to: line.length - kept, text: fix.slice(from, fix.length - kept) }
}

/** A line with several corrections; undefined if they overlap. */
function jointFix(line: string, fixes: string[]): string | undefined {
  const changes = fixes.map((fix) => changeOf(line, fix)).sort((a, b) => b.from - a.from)
  const isClear = changes.every(({ to }, at) => to <= (changes[at - 1]?.from ?? Infinity))
  const corrected = changes.reduce(
    (done, { from, to, text }) => done.slice(0, from) + text + done.slice(to),
    line,
  )
  return isClear ? corrected : undefined
}

/** Mistakes in one line share its corrected line: of two, the second to be pasted would restore the first mistake. None if they overlap. */
function withJointFixes({ edition }: ReadEdition, problems: Diagnostic[]): Diagnostic[] {
  const corrected = problems.filter(({ fix }) => fix !== undefined)
  const joint = new Map(
    [...groupedBy(corrected, (problem) => [lineOf(problem)])].flatMap(([place, group]) => {
      const [first] = group
      const fixes = [...new Set(group.flatMap(({ fix }) => fix ?? []))]
      if (!first || fixes.length < 2) return []
      const line = edition.read(first.file)?.split('\n')[first.line - 1] ?? ''
      return [[place, jointFix(line, fixes)] as const]
    }),
  )
  return problems.map((problem) =>
    problem.fix !== undefined && joint.has(lineOf(problem))
      ? { ...problem, fix: joint.get(lineOf(problem)) }
      : problem,
  )
}

/** Checks a whole edition. Never throws on what an organiser wrote; all problems are reported at once, errors first. */
export function checkEdition(edition: Edition): CheckedEdition {
  const read = readEdition(edition)
  const found = [...read.problems, ...checks.flatMap((check) => check(read))]
  const each = inOrder(withJointFixes(read, withoutEchoes(found)))
  const problems = onceEach(each.length > 0 ? each : [checkVersion(read)].flat())
  return { read, problems, errors: each.filter(({ severity }) => severity === 'error') }
}

/** Whether nothing prevents a build: warnings do not. */
export const isSound = (problems: Diagnostic[]): boolean =>
  problems.every(({ severity }): boolean => severity === 'warning')
