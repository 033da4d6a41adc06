// Merges problems and puts them in order: one mistake is reported once, without its consequences.
import type { Bilingual } from '../schemas/kinds'
import { both, type Problem } from './problem'
import type { YamlFile } from './yaml/yaml-file'

/** Errors first, then by file and place. */
export function inOrder(problems: Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  )
}

/**
 * Joins the problems of a file's writing with those of its entries. What both report on one line follows from the writing. If
 * the schema refuses a corrected line, the line is not offered.
 */
export function withoutConsequences(yaml: YamlFile, ofEntries: Problem[]): Problem[] {
  const isOnLineOf = (problems: Problem[], { line }: Problem) => problems.some((other) => other.line === line)
  const refused = ({ correctedLine, line }: Problem) =>
    correctedLine === yaml.lineText(line) ? undefined : correctedLine
  return [
    ...yaml.problems.map((problem) =>
      isOnLineOf(ofEntries, problem) ? { ...problem, correctedLine: refused(problem) } : problem,
    ),
    ...ofEntries.filter((problem) => !isOnLineOf(yaml.problems, problem)),
  ]
}

/** Up to this many equal problems are all reported. */
const MOST_ALIKE = 8

/**
 * Leaves out most of the problems for which `key` is the same. Groups of up to `most` stay whole; of larger ones the first
 * `kept` stay, and the last of these adds to its advice what `ofOthers` says of the rest.
 */
export function fewAlike(
  problems: Problem[],
  key: (problem: Problem) => string,
  kept: number,
  ofOthers: (others: Problem[]) => Bilingual,
  most = MOST_ALIKE,
): Problem[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) groups.set(key(problem), [...(groups.get(key(problem)) ?? []), problem])
  return problems.flatMap((problem) => {
    const alike = groups.get(key(problem))!
    const at = alike.indexOf(problem)
    if (alike.length <= most || at < kept - 1) return [problem]
    if (at >= kept) return []
    const { en, tr } = problem.advice
    const others = ofOthers(alike.slice(kept))
    return [{ ...problem, advice: both(`${en} ${others.en}`, `${tr} ${others.tr}`) }]
  })
}

/** Up to this many lines are named. */
const MOST_LINES = 20

/** What a problem says, whatever the value and the entry. */
const ofAnyValue = ({ file, message }: Problem) => `${file}\n${message.en.replace(/“[^”]*”|line \d+/g, '…')}`

/** Of many equal problems in a file only the first is reported; its advice names the lines of the others. */
export const onceEach = (problems: Problem[]): Problem[] =>
  fewAlike(problems, ofAnyValue, 1, (others) => {
    const lines = others
      .map(({ line }, index) => (index < MOST_LINES ? line : '…'))
      .slice(0, MOST_LINES + 1)
      .join(', ')
    return both(
      `The same is wrong in many lines of this file (${lines}): correct all of them, with search and replace where it helps.`,
      `Aynı yanlış bu dosyanın birçok satırında var (${lines}): hepsini düzeltin, uygunsa “bul ve değiştir” kullanın.`,
    )
  })
