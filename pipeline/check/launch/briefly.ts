// Shortens the launch report: of hundreds of sample names in a file the first two stand for all.
import { fewAlike } from '../../read/problems'
import { both, type Problem } from '../../read/problem'

/** Of many problems in a file with the same advice, keeps the first two; the second says how many there are besides. */
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
