// Shortens reports: of many equal problems in a file a few are told, for nobody reads hundreds of lines that say the same.
import { both, type Problem } from './problem'
import type { Bilingual } from '../schemas/kinds'

/** Up to this many equal problems are all told. */
const MOST_ALIKE = 5

/**
 * Leaves out most of the problems that have the same `words`. Groups of up to `most` stay whole; of larger ones the first
 * `told` stay, and the last of these adds to its advice what `ofOthers` says of the rest.
 */
export function fewAlike(
  problems: Problem[],
  words: (problem: Problem) => string,
  told: number,
  ofOthers: (others: Problem[]) => Bilingual,
  most = MOST_ALIKE,
): Problem[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const group = groups.get(words(problem))
    if (group) group.push(problem)
    else groups.set(words(problem), [problem])
  }
  return problems.flatMap((problem) => {
    const alike = groups.get(words(problem))!
    const at = alike.indexOf(problem)
    if (alike.length <= most || at < told - 1) return [problem]
    if (at >= told) return []
    const { en, tr } = problem.advice
    const others = ofOthers(alike.slice(told))
    return [{ ...problem, advice: both(`${en} ${others.en}`, `${tr} ${others.tr}`) }]
  })
}
