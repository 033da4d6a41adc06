// Of hundreds of sample names in a file the first ones stand for all.
import { fewAlike } from '../../read/alike'
import { both, type Problem } from '../../read/problem'

/** The problems of a report; of many in one file with the same advice the first two, the second of which says how many follow. */
export const briefly = (problems: Problem[]): Problem[] =>
  fewAlike(
    problems,
    ({ file, advice }) => `${file}\n${advice.en}`,
    2,
    ({ length }) =>
      both(
        `${length} more places of this file ask for the same.`,
        `Bu dosyanın ${length} yerinde daha aynısı gerekiyor.`,
      ),
  )
