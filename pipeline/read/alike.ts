// What is wrong in many places of a file is told a few times: hundreds of lines that say the same are read by nobody.
import { both, type Problem } from './problem'
import type { Bilingual } from '../schemas/kinds'

/** How many problems that are alike are told one by one, unless it is said otherwise. */
const MOST_ALIKE = 5

/**
 * The problems without most of many that are alike, which is to have the same `words`: `told` of them are left, and the
 * last of these also says what `ofOthers` makes of those that are not. Up to `most` are told one by one.
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
