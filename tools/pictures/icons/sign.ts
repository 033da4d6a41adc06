import { clay, deep, mist, sand } from '../kit/palette'
import { element, rect, shape } from '../kit/svg'

const ply = (y: number, fill: string) => shape(`M8 ${y}l24 12 24 -12v8l-24 12 -24 -12Z`, fill)

const laminate = ply(36, mist) + ply(25, sand) + shape('M32 8L56 20 32 32 8 20Z', clay)

/**
 * The site's sign: three plies of a laminate on deep Aegean blue. `corner` is the radius in 64ths of the width, `share` is how
 * much of the square the plies fill (0 to 1).
 */
export function sign(corner: number, share = 1): string {
  const inset = 32 * (1 - share)
  const plies = element('g', { transform: `translate(${inset} ${inset}) scale(${share})` }, laminate)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64', width: 64, height: 64 },
    rect(0, 0, 64, 64, deep, { rx: corner || undefined }) + (share === 1 ? laminate : plies),
  )
}
