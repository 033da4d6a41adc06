import { circle, group, polygon, rect, repeat, shape, stroke } from '../kit/svg'
import { arc, regular, star, waves } from '../kit/figures'
import { clay, deep, gold, ink, night, pine, walnut, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { logoFileName } from './file-name'

const firm = (name: string, svg: () => string): Logo => ({ file: `logos/${logoFileName(name)}`, svg })

const book = repeat(4, (i) =>
  shape(
    `M50 ${92 - i * 20}Q28 ${74 - i * 20} 2 ${82 - i * 20}v-12Q28 ${62 - i * 20} 50 ${80 - i * 20}Q72 ${62 - i * 20} 98 ${70 - i * 20}v12Q72 ${74 - i * 20} 50 ${92 - i * 20}Z`,
    ['#6d2f4e', '#94466b', '#b9718f', '#dba9bb'][i] ?? '#6d2f4e',
  ),
)

const comb =
  regular(6, 50, 50, 33, 0)
    .map(([x, y], i) =>
      polygon(
        regular(6, x, y, 17),
        ['#2f5f8a', '#f0a63a', '#2f5f8a', '#2f5f8a', '#7ea6c9', '#2f5f8a'][i] ?? '',
      ),
    )
    .join('') + polygon(regular(6, 50, 50, 17), '#17324d')

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
  polygon(
    [
      [6, 4],
      [34, 8],
      [16, 30],
    ],
    '#cf5b2e',
  ) +
  shape('M36 34h22l14 16-14 16H36a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5Z', ink) +
  circle(58, 50, 5, '#ffffff')

const agenda =
  shape('M6 6h88v64H46L26 92V70H6Z', '#1f3d7a') +
  rect(20, 20, 26, 36, '#f2b84b') +
  rect(54, 20, 28, 7, '#ffffff') +
  rect(54, 34, 28, 7, '#ffffff') +
  rect(54, 48, 18, 7, '#ffffff')

const broadcast =
  circle(14, 86, 12, '#7b2d5b') +
  [34, 56, 78]
    .map((r, i) => stroke(arc(14, 86, r, -86, -4), ['#7b2d5b', '#b4547f', '#e0a0b5'][i] ?? '', 10))
    .join('')

const envelope =
  rect(2, 18, 96, 66, '#c9822a', { rx: 5 }) +
  shape('M2 23L50 62 98 23', 'none', { stroke: '#ffffff', 'stroke-width': 6 }) +
  shape('M50 34Q68 56 68 66a18 17 0 0 1-36 0Q32 56 50 34Z', '#7d4310', {
    stroke: '#ffffff',
    'stroke-width': 5,
  })

const cap =
  polygon(
    [
      [50, 12],
      [100, 36],
      [50, 60],
      [0, 36],
    ],
    deep,
  ) +
  shape('M22 52v22q28 18 56 0V52L50 66Z', wave) +
  stroke('M50 36L88 44V70', gold, 4) +
  stroke('M88 70l-7 22M88 70v24M88 70l7 22', gold, 4)

const screen =
  rect(2, 14, 96, 66, '#14304f', { rx: 10 }) +
  rect(11, 23, 78, 48, '#ffffff', { rx: 4 }) +
  polygon(
    [
      [11, 71],
      [11, 55],
      [30, 44],
      [30, 55],
      [49, 44],
      [49, 55],
      [68, 44],
      [68, 30],
      [78, 30],
      [78, 71],
    ],
    '#d8643a',
  ) +
  stroke(waves(13, 66, 19, 6, 4), '#ffffff', 4) +
  rect(28, 84, 44, 8, '#14304f', { rx: 4 })

const blade = 'M50 50Q40 30 50 -4Q60 22 54 50Z'
const turbine =
  polygon(
    [
      [48, 52],
      [52, 52],
      [56, 104],
      [44, 104],
    ],
    '#9fb3bd',
  ) +
  [10, 130, 250]
    .map((turn) => group({ transform: `rotate(${turn} 50 50)` }, shape(blade, '#1a7f8e')))
    .join('') +
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
  polygon(
    [
      [2, 40],
      [40, 50],
      [2, 60],
    ],
    '#5b2a86',
  ) +
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

/** Givers of particular things, media partners and the firms that only exhibit. */
export const otherFirms: Logo[] = [
  firm('Lamina Yayın', () =>
    above(
      book,
      [
        { text: 'Lamina', size: 56, weight: 300, fill: '#6d2f4e' },
        { text: 'YAYIN', size: 24, weight: 700, tracking: 10, fill: '#6d2f4e', gap: 4 },
      ],
      104,
      16,
    ),
  ),
  firm('Hexa Core Panels', () =>
    beside(
      comb,
      [
        { text: 'HEXA', size: 62, weight: 900, width: 120, fill: '#17324d' },
        { text: 'CORE', size: 62, weight: 300, width: 120, fill: '#17324d' },
        { text: 'PANELS', size: 24, weight: 600, width: 120, tracking: 9, fill: '#b9741a', gap: 6 },
      ],
      170,
    ),
  ),
  firm('Kordon Kahve', () =>
    above(
      cup,
      [{ text: 'Kordon Kahve', size: 50, weight: 700, width: 92, italic: true, fill: walnut }],
      122,
      16,
    ),
  ),
  firm('Dokuma Atölyesi', () =>
    beside(
      bag,
      [
        { text: 'dokuma', size: 60, weight: 700, width: 96, fill: '#1d4038' },
        { text: 'atölyesi', size: 60, weight: 350, width: 96, fill: '#1d4038', gap: -6 },
      ],
      140,
    ),
  ),
  firm('Kalem Kırtasiye', () =>
    beside(
      nib,
      [
        { text: 'Kalem', size: 72, weight: 800, width: 92, fill: '#27408b' },
        { text: 'kırtasiye', size: 46, weight: 400, width: 100, fill: ink },
      ],
      150,
      14,
    ),
  ),
  firm('Etiket 360', () =>
    beside(
      tag,
      [
        { text: 'etiket', size: 68, weight: 600, width: 100, fill: ink },
        { text: '360', size: 84, weight: 900, width: 110, fill: '#cf5b2e', gap: -4 },
      ],
      150,
    ),
  ),
  firm('Kompozit Gündemi', () =>
    beside(
      agenda,
      [
        { text: 'KOMPOZİT', size: 44, weight: 800, width: 80, tracking: 1, fill: '#1f3d7a' },
        { text: 'GÜNDEMİ', size: 51, weight: 800, width: 80, tracking: 1, fill: '#a8731a' },
      ],
      140,
    ),
  ),
  firm('Fiber Haber', () =>
    beside(
      broadcast,
      [
        { text: 'fiber', size: 78, weight: 800, width: 108, fill: '#7b2d5b' },
        { text: 'haber', size: 78, weight: 300, width: 108, fill: '#7b2d5b', gap: -12 },
      ],
      140,
    ),
  ),
  firm('Reçine Postası', () =>
    beside(
      envelope,
      [
        { text: 'Reçine', size: 66, weight: 700, width: 90, fill: '#7d4310' },
        { text: 'Postası', size: 66, weight: 700, width: 90, fill: '#c9822a', gap: -6 },
      ],
      140,
    ),
  ),
  firm('Lif Akademi', () =>
    beside(
      cap,
      [
        { text: 'LİF', size: 88, weight: 900, width: 100, tracking: 3, fill: deep },
        { text: 'akademi', size: 50, weight: 450, width: 100, fill: wave },
      ],
      160,
    ),
  ),
  firm('Ege Sanayi TV', () =>
    above(screen, [{ text: 'Ege Sanayi TV', size: 50, weight: 800, width: 100, fill: '#14304f' }], 124, 14),
  ),
  firm('Rüzgâr Kanat', () =>
    beside(
      turbine,
      [
        { text: 'rüzgâr', size: 72, weight: 300, width: 106, fill: night },
        { text: 'kanat', size: 72, weight: 800, width: 106, fill: '#1a7f8e', gap: -8 },
      ],
      160,
      14,
    ),
  ),
  firm('Denizci Tekne', () =>
    beside(
      boat,
      [
        { text: 'DENİZCİ', size: 56, weight: 700, width: 92, tracking: 2, fill: '#1b4b7a' },
        { text: 'tekne', size: 60, weight: 300, width: 110, tracking: 3, fill: '#1b4b7a', gap: -4 },
      ],
      150,
    ),
  ),
  firm('Otoplast', () =>
    above(car, [{ text: 'OTOPLAST', size: 66, weight: 900, width: 110, italic: true, fill: ink }], 150, -4),
  ),
  firm('Lazerlab Ölçüm', () =>
    beside(
      laser,
      [
        { text: 'lazerlab', size: 64, weight: 700, width: 100, fill: '#5b2a86' },
        { text: 'ÖLÇÜM', size: 28, weight: 500, width: 115, tracking: 10, fill: '#c42d63', gap: 10 },
      ],
      150,
    ),
  ),
  firm('Sirius Furnace', () =>
    beside(
      sirius,
      [
        { text: 'SIRIUS', size: 70, weight: 600, width: 78, tracking: 6, fill: '#a33a17' },
        { text: 'FURNACE', size: 36, weight: 400, width: 100, tracking: 6, fill: ink, gap: 6 },
      ],
      150,
    ),
  ),
  firm('Prepreg Soğuk Zincir', () =>
    beside(
      frost,
      [
        { text: 'prepreg', size: 62, weight: 800, width: 100, fill: '#14405f' },
        { text: 'soğuk zincir', size: 42, weight: 400, width: 100, fill: '#2583b8' },
      ],
      150,
    ),
  ),
  firm('Yeşil Elyaf Geri Dönüşüm', () =>
    beside(
      leaf,
      [
        { text: 'Yeşil Elyaf', size: 54, weight: 800, width: 92, fill: pine },
        { text: 'Geri Dönüşüm', size: 37, weight: 450, width: 94, fill: '#4c8a4f', gap: 4 },
      ],
      150,
    ),
  ),
]
