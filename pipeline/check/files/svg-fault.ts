// What the check says of an SVG: why it is refused, or what the site leaves out of it.
import { both } from '../../read/problem'
import { fault, type Finding } from '../findings'
import { servedSvg } from './svg'

/** Bytes. Larger ones are photographs in disguise, and take a phone a minute. */
const LARGEST = 2_000_000

const saveAgain = [
  'Save it as plain SVG (Inkscape: Plain SVG; Illustrator: Export, not Save), or as PNG.',
  'Düz SVG olarak (Inkscape: Düz SVG; Illustrator: Kaydet değil, Dışa Aktar) ya da PNG olarak kaydedin.',
] as const

const refusals = {
  damaged: fault(
    'This SVG is damaged, or is not an SVG.',
    'Bu SVG dosyası bozulmuş ya da SVG değil.',
    ...saveAgain,
  ),
  definitions: fault(
    'This SVG begins with definitions (<!DOCTYPE … [ … ]>), in which programs can hide.',
    'Bu SVG dosyası, içine program saklanabilen tanımlarla (<!DOCTYPE … [ … ]>) başlıyor.',
    ...saveAgain,
  ),
}

const tooLarge = fault(
  `This SVG has more than ${LARGEST / 1_000_000} MB.`,
  `Bu SVG dosyası ${LARGEST / 1_000_000} MB’den büyük.`,
  'Save it without photographs in it, or as PNG or JPEG.',
  'İçinde fotoğraf olmadan ya da PNG veya JPEG olarak kaydedin.',
)

/** `removed`: what is in the file and not on the site. Warns, because the rest can be shown as it is. */
const leftOut = (removed: string): Finding => ({
  severity: 'warning',
  message: both(
    `This SVG is shown without what can run, load from elsewhere or move: ${removed}.`,
    `Bu SVG, çalışabilen, başka yerden yüklenen ya da hareket eden kısımları olmadan gösterilir: ${removed}.`,
  ),
  advice: both(
    `If it looks complete on the site, nothing has to be done. Otherwise: ${saveAgain[0]}`,
    `Sitede eksiksiz görünüyorsa bir şey yapmanız gerekmez. Görünmüyorsa: ${saveAgain[1]}`,
  ),
})

/** Undefined if the file is shown with everything that can be seen in it. */
export function svgFault(bytes: Buffer): Finding | undefined {
  if (bytes.length > LARGEST) return tooLarge
  const { refused, removed } = servedSvg(bytes)
  if (refused) return refusals[refused]
  return removed.length > 0 ? leftOut(removed.map((part) => `“${part}”`).join(', ')) : undefined
}
