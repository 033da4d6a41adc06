// Pictures with fewer pixels than they are shown with: they would be blurred.
import { both, fileProblem, type Problem } from '../../read/problem'
import type { ReadEdition } from '../../read'
import { inValues, type Told } from '../problem-in'
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

/** Below half of the wanted width, every screen shows it blurred. */
function tooSmall({ edition }: ReadEdition, path: string, wanted: number | undefined): Told | undefined {
  const width = edition.drawn?.get(path)?.width
  if (width === undefined || wanted === undefined || width * 2 >= wanted) return undefined
  return {
    message: both(
      `The picture ${path} is only ${width} pixels wide and will be blurred.`,
      `${path} görselinin genişliği yalnızca ${width} piksel; bulanık görünecek.`,
    ),
    advice: both(
      `Put a file of at least ${wanted} pixels in its place. Enlarging this one does not help.`,
      `Yerine en az ${wanted} piksel genişliğinde bir dosya koyun. Bunu büyütmek işe yaramaz.`,
    ),
    severity: 'warning',
  }
}

/** Portraits, photographs and logos that are too small, where their sizes are known. */
export function checkSmallPictures(read: ReadEdition): Problem[] {
  const named = inValues(read, ['picture'], (value, name, path) =>
    tooSmall(read, `content/${String(value)}`, WIDTHS[`${name}.${String(path.at(-1))}`]),
  )
  const folders: [RegExp, number][] = [
    [new RegExp(`^${LOGOS}/`), LOGO],
    [/^static\/[1-9]\d?\.jpg$/, GALLERY],
  ]
  const others = [...(read.edition.drawn?.keys() ?? [])].flatMap((path) => {
    const wanted = folders.find(([folder]) => folder.test(path))?.[1]
    const fault = tooSmall(read, path, wanted)
    return fault ? fileProblem(path, fault) : []
  })
  return [...named, ...others]
}
