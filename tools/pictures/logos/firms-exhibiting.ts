import { circle, each, group, polygon, repeat, shape, stroke } from '../kit/svg'
import { regular, star } from '../kit/figures'
import { ink, night, pine } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

const blade = 'M50 50Q40 30 50 -4Q60 22 54 50Z'

const turbine =
  shape('M48 52L52 52 56 104 44 104Z', '#9fb3bd') +
  each([10, 130, 250], (turn) => group({ transform: `rotate(${turn} 50 50)` }, shape(blade, '#1a7f8e'))) +
  circle(50, 50, 7, night)

const boat =
  shape('M48 4Q82 34 86 66H48Z', '#1b4b7a') +
  shape('M42 16Q34 46 14 66H42Z', '#e2903b') +
  shape('M4 72h92q-6 18-22 20H28Q12 90 4 72Z', '#12283f')

const car =
  stroke('M4 70V58q2-8 16-10L36 30q4-4 12-4h16q8 0 12 6l10 16q10 2 10 12v10', '#b23a48', 8) +
  circle(26, 72, 13, ink) +
  circle(26, 72, 5, '#ffffff') +
  circle(76, 72, 13, ink) +
  circle(76, 72, 5, '#ffffff') +
  stroke('M42 70h18', '#b23a48', 8)

const laser =
  shape('M2 40L40 50 2 60Z', '#5b2a86') +
  stroke('M30 50H98', '#e0457b', 4) +
  polygon(star(8, 66, 50, 26, 7), '#e0457b') +
  stroke('M6 92H94M6 92v-12M28 92v-7M50 92v-12M72 92v-7M94 92v-12', '#5b2a86', 5, {
    'stroke-linecap': 'butt',
  })

const sirius =
  shape('M50 2Q92 36 84 66A35 33 0 0 1 16 66Q16 44 34 30Q34 46 44 50Q54 30 50 2Z', '#d9552b') +
  polygon(star(4, 50, 66, 28, 7), '#ffffff')

const frost =
  repeat(6, (i) =>
    group(
      { transform: `rotate(${i * 60} 50 50)` },
      stroke('M50 50V4M50 20l-12-10M50 20l12-10M50 34l-9-8M50 34l9-8', '#2583b8', 5),
    ),
  ) + polygon(regular(6, 50, 50, 13), '#14405f')

const leaf =
  shape('M14 78Q4 20 88 8Q98 78 40 84Q26 86 14 78Z', '#4c8a4f') +
  stroke('M8 96Q30 56 70 30', '#ffffff', 4) +
  stroke('M30 66l-4-26M44 52l-2-28M36 62l28 4M50 47l30 2', '#ffffff', 3) +
  stroke('M8 96L18 80', pine, 5)

/** Firms that only exhibit. */
export const exhibitingFirms: Logo[] = [
  beside(firm('Rüzgâr Kanat'), turbine, { size: 160, gap: 14 }, [
    { text: 'rüzgâr', size: 72, weight: 300, width: 106, fill: night },
    { text: 'kanat', size: 72, weight: 800, width: 106, fill: '#1a7f8e', gap: -8 },
  ]),
  beside(firm('Denizci Tekne'), boat, { size: 150 }, [
    { text: 'DENİZCİ', size: 56, weight: 700, width: 92, tracking: 2, fill: '#1b4b7a' },
    { text: 'tekne', size: 60, weight: 300, width: 110, tracking: 3, fill: '#1b4b7a', gap: -4 },
  ]),
  above(firm('Otoplast'), car, { size: 150, gap: -4 }, [
    { text: 'OTOPLAST', size: 66, weight: 900, width: 110, italic: true, fill: ink },
  ]),
  beside(firm('Lazerlab Ölçüm'), laser, { size: 150 }, [
    { text: 'lazerlab', size: 64, weight: 700, width: 100, fill: '#5b2a86' },
    { text: 'ÖLÇÜM', size: 28, weight: 500, width: 115, tracking: 10, fill: '#c42d63', gap: 10 },
  ]),
  beside(firm('Sirius Furnace'), sirius, { size: 150 }, [
    { text: 'SIRIUS', size: 70, weight: 600, width: 78, tracking: 6, fill: '#a33a17' },
    { text: 'FURNACE', size: 36, weight: 400, width: 100, tracking: 6, fill: ink, gap: 6 },
  ]),
  beside(firm('Prepreg Soğuk Zincir'), frost, { size: 150 }, [
    { text: 'prepreg', size: 62, weight: 800, width: 100, fill: '#14405f' },
    { text: 'soğuk zincir', size: 42, weight: 400, width: 100, fill: '#2583b8' },
  ]),
  beside(firm('Yeşil Elyaf Geri Dönüşüm'), leaf, { size: 150 }, [
    { text: 'Yeşil Elyaf', size: 54, weight: 800, width: 92, fill: pine },
    { text: 'Geri Dönüşüm', size: 37, weight: 450, width: 94, fill: '#4c8a4f', gap: 4 },
  ]),
]
