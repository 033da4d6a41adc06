import { circle, each, polygon, rect, repeat, shape, stroke } from '../kit/svg'
import { arc, regular, waves } from '../kit/figures'
import { clay, ink, walnut } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

const book = each(['#6d2f4e', '#94466b', '#b9718f', '#dba9bb'], (fill, i) =>
  shape(
    `M50 ${92 - i * 20}Q28 ${74 - i * 20} 2 ${82 - i * 20}v-12Q28 ${62 - i * 20} 50 ${80 - i * 20}Q72 ${62 - i * 20} 98 ${70 - i * 20}v12Q72 ${74 - i * 20} 50 ${92 - i * 20}Z`,
    fill,
  ),
)

const comb =
  each(regular(6, 50, 50, 33, 0), ([x, y], i) =>
    polygon(
      regular(6, x, y, 17),
      ['#2f5f8a', '#f0a63a', '#2f5f8a', '#2f5f8a', '#7ea6c9', '#2f5f8a'][i] ?? '',
    ),
  ) + polygon(regular(6, 50, 50, 17), '#17324d')

const cup =
  shape('M12 44h62v20q0 30-31 30T12 64Z', walnut) +
  stroke('M74 52h8q12 0 10 12t-20 12', walnut, 7) +
  stroke(waves(20, 62, 15, 6, 3), '#f3e3cd', 5) +
  stroke('M30 34q-8-9 0-17t0-15M44 34q-8-9 0-17t0-15M58 34q-8-9 0-17t0-15', clay, 5)

const bag =
  shape('M10 34h80l6 62H4Z', '#2f6b5e') +
  stroke('M30 46V26a20 22 0 0 1 40 0v20', '#1d4038', 7) +
  repeat(3, (i) => stroke(`M${22 + i * 20} 62l16 16M${38 + i * 20} 62l-16 16`, '#e9c98f', 4))

const nib =
  shape('M50 98L22 48 34 8h32l12 40Z', '#27408b') +
  stroke('M50 96V52', '#ffffff', 4) +
  circle(50, 48, 7, '#ffffff') +
  rect(30, 0, 40, 10, '#f0b23e', { rx: 2 })

const tag =
  stroke(arc(50, 50, 43, -60, 240), '#cf5b2e', 10) +
  shape('M6 4L34 8 16 30Z', '#cf5b2e') +
  shape('M36 34h22l14 16-14 16H36a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5Z', ink) +
  circle(58, 50, 5, '#ffffff')

/** Sponsors of the booklet, the coffee, the bag, the notebook and the badge. */
export const giftFirms: Logo[] = [
  above(firm('Lamina Yayın'), book, { size: 104, gap: 16 }, [
    { text: 'Lamina', size: 56, weight: 300, fill: '#6d2f4e' },
    { text: 'YAYIN', size: 24, weight: 700, tracking: 10, fill: '#6d2f4e', gap: 4 },
  ]),
  beside(firm('Hexa Core Panels'), comb, { size: 170 }, [
    { text: 'HEXA', size: 62, weight: 900, width: 120, fill: '#17324d' },
    { text: 'CORE', size: 62, weight: 300, width: 120, fill: '#17324d' },
    { text: 'PANELS', size: 24, weight: 600, width: 120, tracking: 9, fill: '#b9741a', gap: 6 },
  ]),
  above(firm('Kordon Kahve'), cup, { size: 122, gap: 16 }, [
    { text: 'Kordon Kahve', size: 50, weight: 700, width: 92, italic: true, fill: walnut },
  ]),
  beside(firm('Dokuma Atölyesi'), bag, { size: 140 }, [
    { text: 'dokuma', size: 60, weight: 700, width: 96, fill: '#1d4038' },
    { text: 'atölyesi', size: 60, weight: 350, width: 96, fill: '#1d4038', gap: -6 },
  ]),
  beside(firm('Kalem Kırtasiye'), nib, { size: 150, gap: 14 }, [
    { text: 'Kalem', size: 72, weight: 800, width: 92, fill: '#27408b' },
    { text: 'kırtasiye', size: 46, weight: 400, width: 100, fill: ink },
  ]),
  beside(firm('Etiket 360'), tag, { size: 150 }, [
    { text: 'etiket', size: 68, weight: 600, width: 100, fill: ink },
    { text: '360', size: 84, weight: 900, width: 110, fill: '#cf5b2e', gap: -4 },
  ]),
]
