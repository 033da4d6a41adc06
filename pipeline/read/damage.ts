// Damage to a file as a whole; nothing else in such a file is worth telling.
import { conflictIn } from './conflict-markers'
import { encodingFault } from './encoding'
import { otherFormat } from './other-format'
import type { Problem } from './problem'

/** The one problem of a file that cannot be read as it stands; undefined where it can. */
export const damageIn = (source: string, file: string): Problem | undefined =>
  encodingFault(source, file) ?? conflictIn(source, file) ?? otherFormat(source, file)
