// The id of a talk or poster that has none yet.
import { createHash } from 'node:crypto'
import { fold } from '../../read/fold'
import type { Text } from '../../schemas/kinds'
import { inLanguage } from '../localise'

/** Words of the title with which an id begins. */
const WORDS = 3

/** An id made from title and presenters, such as low-temperature-cure-3f9a; with a number if it is taken. Takes it. */
export function firstId(
  { title, presenters }: { title: Text; presenters: readonly string[] },
  taken: Set<string>,
): string {
  const written = inLanguage(title, 'en')
  const words = fold(written).match(/[a-z0-9]+/g) ?? ['entry']
  const hash = createHash('sha1')
    .update([written, ...presenters].join('\n'))
    .digest('hex')
  const id = [...words.slice(0, WORDS), hash.slice(0, 4)].join('-')
  let free = id
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`
  taken.add(free)
  return free
}
