// Pictures that would look bad where the site draws them: blurred, white on white, or small within their margins.
import type { ReadEdition } from '../../read'
import type { DrawnPicture } from '../../read/edition'
import { both, fileProblem, type Fault, type Problem } from '../../read/problem'
import { inValues } from '../problem-in'
import { LOGOS } from './logos'

/** Widths of the sharpest files that the site makes of each picture, px; of logos, those that fit their cards on a sharp screen. */
const WIDTHS: Record<string, number> = {
  'speakers.photo': 600,
  'venue.photo': 1200,
  'site.hero': 1600,
  'site.background': 1600,
  'site.logo': 236,
  'hotels.logo': 236,
}

const LOGO = WIDTHS['hotels.logo']!
const GALLERY = 1200

/** A picture by its path, the field that names it, if one does, and what decoding tells of it. */
type Shown = { path: string; field: string | undefined; drawn: DrawnPicture }

const isFirmLogo = (path: string) => path.startsWith(`${LOGOS}/`)

function widthFor({ path, field }: Shown): number | undefined {
  if (field) return WIDTHS[field]
  if (isFirmLogo(path)) return LOGO
  return /^static\/[1-9]\d?\.jpg$/.test(path) ? GALLERY : undefined
}

/** Below half of the wanted width, every screen shows a picture blurred. */
function tooSmall(shown: Shown): Fault | undefined {
  const { width } = shown.drawn
  const wanted = widthFor(shown)
  if (wanted === undefined || width * 2 >= wanted) return undefined
  return {
    message: both(
      `The picture ${shown.path} is only ${width} pixels wide and will be blurred.`,
      `${shown.path} görselinin genişliği yalnızca ${width} piksel; bulanık görünecek.`,
    ),
    advice: both(
      `Put a file of at least ${wanted} pixels in its place. Enlarging this one does not help.`,
      `Yerine en az ${wanted} piksel genişliğinde bir dosya koyun. Bunu büyütmek işe yaramaz.`,
    ),
  }
}

const whiteOnWhite = (path: string): Fault => ({
  message: both(
    `Nothing of the logo ${path} is seen on the white cards of the site.`,
    `${path} logosu, sitenin beyaz kartlarında görünmez.`,
  ),
  advice: both(
    'Where it is white, ask for it in colour or in black.',
    'Beyazsa renklisini ya da siyahını isteyin.',
  ),
})

const lostInMargins = (path: string): Fault => ({
  message: both(
    `The logo ${path} has wide empty margins: on its card it is not half as large as it could be.`,
    `${path} logosunun kenarlarında geniş boşluk var; kartında olabileceğinin yarısından küçük görünür.`,
  ),
  advice: both(
    'Crop the picture to the logo, or ask for it without margins.',
    'Görseli logonun kenarlarından kırpın ya da boşluksuz dosyasını isteyin.',
  ),
})

function littleSeen({ path, field, drawn: { enlargement } }: Shown): Fault | undefined {
  if (field ? !field.endsWith('.logo') : !isFirmLogo(path)) return undefined
  if (enlargement === Infinity) return whiteOnWhite(path)
  return enlargement > 2 ? lostInMargins(path) : undefined
}

/** Warnings on pictures that the data names, and on those that are found by their folder: logos of firms and the gallery. */
export function checkDrawnPictures(read: ReadEdition): Problem[] {
  const { drawn = new Map<string, DrawnPicture | undefined>() } = read.edition
  return [tooSmall, littleSeen].flatMap((faultOf) => {
    const judge = (path: string, field?: string) => {
      const picture = drawn.get(path)
      return picture && faultOf({ path, field, drawn: picture })
    }
    return [
      ...inValues(read, ['picture'], (value, name, path) =>
        judge(`content/${String(value)}`, `${name}.${String(path.at(-1))}`),
      ),
      ...[...drawn.keys()].flatMap((path) => {
        const fault = judge(path)
        return fault ? fileProblem(path, { ...fault, severity: 'warning' }) : []
      }),
    ]
  })
}
