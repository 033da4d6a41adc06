// Logos drawn for dark paper: on the white cards of the site nothing of them is seen.
import type { ReadEdition } from '../../read'
import { both, fileProblem, type Problem } from '../../read/problem'
import { inValues, type Told } from '../problem-in'
import { LOGOS } from './logos'

const whiteOnWhite = (path: string): Told => ({
  message: both(
    `Nothing of the logo ${path} is seen on the white cards of the site.`,
    `${path} logosu, sitenin beyaz kartlarında görünmez.`,
  ),
  advice: both(
    'Where it is white, ask for it in colour or in black.',
    'Beyazsa renklisini ya da siyahını isteyin.',
  ),
  severity: 'warning',
})

/** White logos of firms, hotels and organisers, where their pixels are known. */
export function checkPaleLogos(read: ReadEdition): Problem[] {
  const { pale = new Set<string>() } = read.edition
  const named = inValues(read, ['picture'], (value, _name, path) => {
    const picture = `content/${String(value)}`
    return path.at(-1) === 'logo' && pale.has(picture) ? whiteOnWhite(picture) : undefined
  })
  const ofFirms = [...pale].filter((path) => path.startsWith(`${LOGOS}/`))
  return [...named, ...ofFirms.map((path) => fileProblem(path, whiteOnWhite(path)))]
}
