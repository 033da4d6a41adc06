// Merges problems and puts them in order: one mistake is reported once, without its consequences.
import type { Bilingual } from '../schemas/kinds'
import { both, namedLines, type Problem } from './problem'
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
 * Joins the problems of a file's writing with those of its entries. On a line with a problem of writing nothing else is
 * reported, because it may only follow from that; except the value of another field, if its correction is known.
 */
export function withoutConsequences(yaml: YamlFile, problems: Problem[]): Problem[] {
  // A text that was put in quotation marks and is refused even so: that says more than the missing marks.
  const isRefusedAnyway = ({ line, column, correctedLine }: Problem) =>
    correctedLine === yaml.lineText(line) &&
    problems.some((other) => other.line === line && other.column === column)
  const isApart = ({ line, column, correctedLine }: Problem) =>
    correctedLine !== undefined && /: +$/.test(yaml.lineText(line).slice(0, column - 1))
  const ofWriting = yaml.problems.filter((problem) => !isRefusedAnyway(problem))
  const follows = (problem: Problem) =>
    ofWriting.some(
      ({ line, column }) => line === problem.line && (column === problem.column || !isApart(problem)),
    )
  return [...ofWriting, ...problems.filter((problem) => !follows(problem))]
}

/** Up to this many equal problems are all reported. */
const MOST_ALIKE = 5

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

/** Values that each have a correction of their own are all reported, up to this many: ten wrong key dates are ten corrected lines. */
const MOST_CORRECTED = 12

/** What a problem says, whatever the value and the entry. A corrected line counts as its advice. */
const ofAnyValue = ({ file, message, advice, field = '', correctedLine }: Problem) =>
  [
    file,
    // websites.Firm A, websites.Firm B
    field.replace(/\[\d+\]/g, '[]').replace(/“([^”]*)”/.exec(message.en)?.[1] ?? '', '…'),
    message.en.replace(/“[^”]*”|line \d+/g, '…'),
    correctedLine === undefined ? advice.en : '',
  ].join('\n')

/** What a problem says word for word; if no correction is known, whatever the value. */
const wordForWord = (problem: Problem) =>
  problem.correctedLine === undefined
    ? ofAnyValue(problem)
    : `${problem.file}\n${problem.message.en}\n${problem.advice.en}`

const ofOthers = (others: Problem[]) => {
  const lines = namedLines(others.map(({ line }) => line))
  return both(
    `The same is wrong in many lines of this file (${lines}): correct all of them, with search and replace where it helps.`,
    `Aynı yanlış bu dosyanın birçok satırında var (${lines}): hepsini düzeltin, uygunsa “bul ve değiştir” kullanın.`,
  )
}

/** Of many equal problems in a file only the first is reported; its advice names the lines of the others. */
export const onceEach = (problems: Problem[]): Problem[] =>
  fewAlike(fewAlike(problems, wordForWord, 1, ofOthers), ofAnyValue, 1, ofOthers, MOST_CORRECTED)
