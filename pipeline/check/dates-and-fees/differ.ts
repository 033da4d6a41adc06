// What two places say of one fact: one of them is wrong, and nobody but an organiser knows which.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import type { CollectionName } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { problemIn } from '../problem-in'

/** A warning at one of the two places; the message names both. */
export const differ = (
  read: ReadEdition,
  name: CollectionName,
  path: PropertyKey[],
  message: Bilingual,
): Problem =>
  problemIn(read, name, path, message, both('Correct the one that is wrong.', 'Yanlış olanı düzeltin.'), {
    severity: 'warning',
  })

/** The years of this and the last century that a text names. */
export const yearsIn = (text: string) => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)
