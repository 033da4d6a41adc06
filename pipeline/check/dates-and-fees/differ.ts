// What two places say of one fact: one of them is wrong, and nobody but an organiser knows which.
import { both } from '../../read/problem'

/** What to do, beside a message that names both places. */
export const oneIsWrong = {
  advice: both('Correct the one that is wrong.', 'Yanlış olanı düzeltin.'),
  severity: 'warning' as const,
}

/** The years of this and the last century that a text names. */
export const yearsIn = (text: string) => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)
