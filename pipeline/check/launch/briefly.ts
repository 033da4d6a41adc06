// A list of hundreds of sample names is read by nobody: of many alike in one file the first ones stand for all.
import { both, type Problem } from '../../read/problem'

/** How many problems of one file with the same advice are told one by one. */
const MOST_ALIKE = 5

/** How many are told of more than these. */
const TOLD = 2

/** The problems of a report; of many alike in one file the first ones, the last of which says how many follow. */
export function briefly(problems: Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    const alike = problems.filter(
      ({ file, advice }) => file === problem.file && advice.en === problem.advice.en,
    )
    const at = alike.indexOf(problem)
    if (alike.length <= MOST_ALIKE || at < TOLD - 1) return [problem]
    if (at >= TOLD) return []
    const more = alike.length - TOLD
    const { en, tr } = problem.advice
    return [
      {
        ...problem,
        advice: both(
          `${en} ${more} more places of this file ask for the same.`,
          `${tr} Bu dosyanın ${more} yerinde daha aynısı gerekiyor.`,
        ),
      },
    ]
  })
}
