// Sponsors stand on two pages: a category or a firm that changes in sponsors.yaml is easily forgotten in the exhibition.
import { isDeepStrictEqual } from 'node:util'
import type { ReadEdition } from '../read'
import { correctTheWrongOne } from '../read/advice'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { bilingual } from '../records/localise'
import { firmKey } from '../records/logo-file'
import type { Text } from '../schemas/kinds'
import { warningIn } from './problem-in'

const keyOf = (firm: Text) => ignoringCase(firmKey(firm))

/** Warns of each category of the exhibition that has another name or other firms than in sponsors.yaml. */
export function checkSponsorTiers(read: ReadEdition): Problem[] {
  const { sponsors, exhibition } = read.data
  if (!sponsors || !exhibition) return []
  return exhibition.tiers.flatMap(({ key, name, firms }, tier): Problem[] => {
    const other = sponsors.tiers.find((sponsored) => sponsored.key === key)
    if (!other) return []
    const [here, there] = [bilingual(name), bilingual(other.name)]
    const renamed = warningIn(read, 'exhibition', ['tiers', tier, 'name'], {
      message: both(
        `The category “${key}” is “${here.en}” here and “${there.en}” in data/sponsors.yaml.`,
        `“${key}” kategorisinin adı burada “${here.tr}”, data/sponsors.yaml içinde “${there.tr}”.`,
      ),
      advice: correctTheWrongOne,
    })
    const sponsoring = other.firms.map(keyOf)
    const gone = firms.flatMap((firm, index) =>
      sponsoring.includes(keyOf(firm))
        ? []
        : warningIn(read, 'exhibition', ['tiers', tier, 'firms', index], {
            message: both(
              `“${bilingual(firm).en}” is a sponsor here (${here.en}), but not in data/sponsors.yaml.`,
              `“${bilingual(firm).tr}” burada sponsor (${here.tr}), ama data/sponsors.yaml içinde değil.`,
            ),
            advice: both(
              'If it has left, delete it here; if it only exhibits, write it under exhibitors; otherwise add it there.',
              'Ayrıldıysa buradan silin; yalnızca sergiye katılıyorsa exhibitors altına yazın; değilse oraya da ekleyin.',
            ),
          }),
    )
    return isDeepStrictEqual(other.name, name) ? gone : [renamed, ...gone]
  })
}
