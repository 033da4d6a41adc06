// A category of sponsors stands on two pages: renamed in one file, it would have two names.
import { isDeepStrictEqual } from 'node:util'
import type { ReadEdition } from '../read'
import { correctTheWrongOne } from '../read/advice'
import { both, type Problem } from '../read/problem'
import { inLanguage } from '../records/localise'
import { warningIn } from './problem-in'

/** Warns of each category of the exhibition that sponsors.yaml calls otherwise under the same `key`. */
export function checkTierNames(read: ReadEdition): Problem[] {
  const { sponsors, exhibition } = read.data
  if (!sponsors || !exhibition) return []
  return exhibition.tiers.flatMap(({ key, name }, index) => {
    const other = sponsors.tiers.find((tier) => tier.key === key)?.name
    if (other === undefined || isDeepStrictEqual(other, name)) return []
    return warningIn(read, 'exhibition', ['tiers', index, 'name'], {
      message: both(
        `The category “${key}” is “${inLanguage(name, 'en')}” here and “${inLanguage(other, 'en')}” in data/sponsors.yaml.`,
        `“${key}” kategorisinin adı burada “${inLanguage(name, 'tr')}”, data/sponsors.yaml içinde “${inLanguage(other, 'tr')}”.`,
      ),
      advice: correctTheWrongOne,
    })
  })
}
