// A sponsor stands on two pages: one that leaves, or goes to another category, is forgotten in the exhibition.
import type { ReadEdition } from '../read'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { inLanguage } from '../records/localise'
import { firmKey } from '../records/logo-file'
import type { Text } from '../schemas/kinds'
import { warningIn } from './problem-in'

const keyOf = (firm: Text) => ignoringCase(firmKey(firm))

/** Warns of each firm in a category of the exhibition that is not in the same category of sponsors.yaml. */
export function checkExhibitingSponsors(read: ReadEdition): Problem[] {
  const { sponsors, exhibition } = read.data
  if (!sponsors || !exhibition) return []
  return exhibition.tiers.flatMap(({ key, name, firms }, tier) => {
    const sponsoring = sponsors.tiers.find((other) => other.key === key)?.firms.map(keyOf)
    return firms.flatMap((firm, index) =>
      !sponsoring || sponsoring.includes(keyOf(firm))
        ? []
        : warningIn(read, 'exhibition', ['tiers', tier, 'firms', index], {
            message: both(
              `“${inLanguage(firm, 'en')}” is a sponsor here (${inLanguage(name, 'en')}), but not in data/sponsors.yaml.`,
              `“${inLanguage(firm, 'tr')}” burada sponsor (${inLanguage(name, 'tr')}), ama data/sponsors.yaml içinde değil.`,
            ),
            advice: both(
              'If it has left, delete it here; if it only exhibits, write it under exhibitors; otherwise add it there.',
              'Ayrıldıysa buradan silin; yalnızca sergiye katılıyorsa exhibitors altına yazın; değilse oraya da ekleyin.',
            ),
          }),
    )
  })
}
