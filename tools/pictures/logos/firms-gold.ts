import { circle, polygon, shape, stroke, type Point } from '../kit/svg'
import { star } from '../kit/figures'
import { aegean, clay, deep, night, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

/** One ply of the letter E, slanted, from y down to y + 22. */
function slanted(y: number, length: number, fill: string): string {
  const corner = (x: number, at: number): Point => [30 - at * 0.28 + x, at]
  return polygon([corner(0, y), corner(length, y), corner(length, y + 22), corner(0, y + 22)], fill)
}

const plyLetter =
  slanted(6, 70, deep) +
  slanted(39, 56, clay) +
  slanted(72, 70, aegean) +
  stroke('M44 23L50 9M60 23L66 9M76 23L82 9M36 89L42 75M52 89L58 75M68 89L74 75', '#ffffff', 2, {
    opacity: 0.6,
  })

const resinDrop =
  shape('M50 2Q88 46 88 64a38 34 0 0 1-76 0Q12 46 50 2Z', '#d98f2b') +
  shape('M13 60q18-14 37 0t38 0v4a38 34 0 0 1-76 0Z', deep) +
  stroke('M26 78q12-9 24 0t24 0', '#ffffff', 5)

const north =
  polygon(star(4, 50, 50, 50, 13), night) +
  polygon(star(4, 50, 50, 33, 15, -45), '#5b8fb5') +
  shape('M50 0V50L41 41ZM100 50H50L59 41ZM50 100V50L59 59ZM0 50H50L41 59Z', '#ffffff', { opacity: 0.35 })

const river =
  shape('M50 6L92 78 8 78Z', 'none', { stroke: '#7a5a1e', 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
  circle(50, 9, 15, '#d9a441') +
  circle(11, 78, 10, '#7a5a1e') +
  circle(89, 78, 10, '#7a5a1e') +
  stroke('M30 62q10-9 20 0t20 0', wave, 6) +
  stroke('M4 97q11-8 23 0t23 0 23 0 23 0', wave, 5)

/** The gold sponsors, and the sponsor of an invited speaker. */
export const goldFirms: Logo[] = [
  beside(firm('Egeply Kompozit'), plyLetter, { size: 150 }, [
    { text: 'EGEPLY', size: 66, weight: 900, width: 112, fill: deep },
    { text: 'KOMPOZİT', size: 29, weight: 400, width: 110, tracking: 7.5, fill: clay, gap: 8 },
  ]),
  beside(firm('Körfez Reçine'), resinDrop, { size: 170 }, [
    { text: 'Körfez', size: 74, weight: 800, width: 96, fill: deep },
    { text: 'Reçine', size: 74, weight: 350, width: 96, fill: '#b06d14', gap: -6 },
  ]),
  above(firm('Nordlam Composites'), north, { size: 110 }, [
    { text: 'NORDLAM', size: 56, weight: 600, width: 122, tracking: 6, fill: night },
    { text: 'COMPOSITES', size: 22, weight: 400, width: 122, tracking: 10, fill: '#3f6f95', gap: 6 },
  ]),
  beside(firm('Gediz Epoksi'), river, { size: 150 }, [
    { text: 'gediz', size: 80, weight: 800, width: 92, fill: '#7a5a1e' },
    { text: 'EPOKSİ', size: 38, weight: 500, width: 112, tracking: 4, fill: aegean, gap: 10 },
  ]),
]
