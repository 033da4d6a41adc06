// Two places that say different things of one fact: one of them is wrong, and nobody but an organiser knows which.
import { both } from '../read/problem'

/** What to do, beside a message that names both places. */
export const oneIsWrong = {
  advice: both('Correct the one that is wrong.', 'Yanlış olanı düzeltin.'),
  severity: 'warning' as const,
}
