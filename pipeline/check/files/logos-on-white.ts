// Logos of which little or nothing is seen on the white cards of the site: drawn for dark paper, or lost in their margins.
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

const lostInMargins = (path: string): Told => ({
  message: both(
    `The logo ${path} has wide empty margins: on its card it is not half as large as it could be.`,
    `${path} logosunun kenarlarında geniş boşluk var; kartında olabileceğinin yarısından küçük görünür.`,
  ),
  advice: both(
    'Crop the picture to the logo, or ask for it without margins.',
    'Görseli logonun kenarlarından kırpın ya da boşluksuz dosyasını isteyin.',
  ),
  severity: 'warning',
})

function littleSeen({ edition }: ReadEdition, path: string): Told | undefined {
  const { enlargement = 1 } = edition.drawn?.get(path) ?? {}
  if (enlargement === Infinity) return whiteOnWhite(path)
  return enlargement > 2 ? lostInMargins(path) : undefined
}

/** Logos of firms, hotels and organisers, where their pixels are known. */
export function checkLogosOnWhite(read: ReadEdition): Problem[] {
  const named = inValues(read, ['picture'], (value, _name, path) =>
    path.at(-1) === 'logo' ? littleSeen(read, `content/${String(value)}`) : undefined,
  )
  const ofFirms = [...(read.edition.drawn?.keys() ?? [])]
    .filter((path) => path.startsWith(`${LOGOS}/`))
    .flatMap((path) => {
      const fault = littleSeen(read, path)
      return fault ? fileProblem(path, fault) : []
    })
  return [...named, ...ofFirms]
}
