import { circle, each, polygon, rect, shape, stroke } from '../kit/svg'
import { star } from '../kit/figures'
import { brick, clay, gold, ink } from '../kit/palette'
import { twill, defs } from '../kit/texture'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

const phoenix =
  stroke('M50 92Q2 74 8 16', brick, 9) +
  stroke('M50 92Q20 66 27 14', clay, 9) +
  stroke('M50 92Q38 62 46 26', gold, 9) +
  stroke('M50 92Q98 74 92 16', brick, 9) +
  stroke('M50 92Q80 66 73 14', clay, 9) +
  circle(56, 14, 8, brick) +
  shape('M62 9L75 14 62 18Z', gold)

const delta =
  shape('M50 4L98 92 2 92Z', '#1c5fa8') +
  shape('M50 34L74 80 26 80Z', '#ffffff') +
  rect(34, 72, 32, 8, '#1c5fa8') +
  rect(46, 50, 8, 24, '#1c5fa8') +
  rect(39, 48, 22, 7, '#1c5fa8') +
  stroke('M2 92L34 34', '#7fb2e5', 6, { 'stroke-linecap': 'butt' })

const moon =
  defs(twill('carbon', '#3a434a', '#14191d', 7)) +
  shape('M70 6A46 46 0 1 0 96 66A36 36 0 1 1 70 6Z', 'url(#carbon)') +
  polygon(star(4, 78, 36, 15, 4.5), gold)

const glass =
  shape('M4 4L58 4 40 44 4 34Z', '#2a7f9e') +
  shape('M64 4L96 4 96 48 46 46Z', '#e3b04b') +
  shape('M4 40L38 50 52 96 4 96Z', '#c2573f') +
  shape('M44 52L96 54 96 96 58 96Z', '#5d9a63')

const wing = each(['#0f2f66', '#1d4f9c', '#3f7fd0', '#8db8ea'], (fill, i) =>
  shape(
    `M${4 + i * 4} ${86 - i * 20}Q60 ${84 - i * 22} ${98 - i * 7} ${26 - i * 8}Q${96 - i * 8} ${70 - i * 17} ${52 - i * 4} ${90 - i * 20}Z`,
    fill,
  ),
)

/** The silver sponsors. */
export const silverFirms: Logo[] = [
  beside(firm('Anka Elyaf'), phoenix, { size: 160 }, [
    { text: 'ANKA', size: 82, weight: 800, width: 80, tracking: 2, fill: brick },
    { text: 'ELYAF', size: 46, weight: 400, width: 100, tracking: 9, fill: ink, gap: 2 },
  ]),
  beside(firm('Delta Pultrüzyon'), delta, { size: 150 }, [
    { text: 'DELTA', size: 70, weight: 900, width: 110, italic: true, fill: '#1c5fa8' },
    { text: 'pultrüzyon', size: 44, weight: 500, width: 100, italic: true, fill: ink, gap: -2 },
  ]),
  above(firm('Karbonay'), moon, { size: 118, gap: 16 }, [
    { text: 'karbonay', size: 76, weight: 700, width: 110, tracking: -1, fill: ink },
  ]),
  beside(firm('Vitraplast'), glass, { size: 140 }, [
    { text: 'vitra', size: 78, weight: 800, width: 100, fill: '#24607a' },
    { text: 'plast', size: 78, weight: 300, width: 100, fill: '#24607a', gap: -12 },
  ]),
  beside(firm('Mavi Kanat Havacılık'), wing, { size: 140 }, [
    { text: 'Mavi Kanat', size: 50, weight: 800, italic: true, fill: '#0f2f66' },
    { text: 'HAVACILIK', size: 27, weight: 500, italic: true, tracking: 8, fill: '#1d4f9c', gap: 8 },
  ]),
]
