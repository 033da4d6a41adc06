import { circle, group, polygon, rect, repeat, shape, stroke } from '../kit/svg'
import { arc, regular, star } from '../kit/figures'
import { aegean, brick, clay, deep, gold, ink, mist, night, wave } from '../kit/palette'
import { twill, defs } from '../kit/texture'
import { above, beside, type Logo } from './compose'
import { logoFileName } from './file-name'

const firm = (name: string, svg: () => string): Logo => ({ file: `logos/${logoFileName(name)}`, svg })

const chevron = (y: number, fill: string) =>
  polygon(
    [
      [4, y],
      [50, y + 24],
      [96, y],
      [96, y + 13],
      [50, y + 37],
      [4, y + 13],
    ],
    fill,
  )
const plyStack =
  polygon(
    [
      [50, 2],
      [96, 26],
      [50, 50],
      [4, 26],
    ],
    clay,
  ) +
  chevron(30, deep) +
  chevron(46, aegean) +
  chevron(62, mist)

const resinDrop =
  shape('M50 2Q88 46 88 64a38 34 0 0 1-76 0Q12 46 50 2Z', '#d98f2b') +
  shape('M13 60q18-14 37 0t38 0v4a38 34 0 0 1-76 0Z', deep) +
  stroke('M26 78q12-9 24 0t24 0', '#ffffff', 5)

const north =
  polygon(star(4, 50, 50, 50, 13), night) +
  polygon(star(4, 50, 50, 33, 15, -45), '#5b8fb5') +
  polygon(
    [
      [50, 0],
      [50, 50],
      [41, 41],
    ],
    '#ffffff',
    { opacity: 0.35 },
  ) +
  polygon(
    [
      [100, 50],
      [50, 50],
      [59, 41],
    ],
    '#ffffff',
    { opacity: 0.35 },
  ) +
  polygon(
    [
      [50, 100],
      [50, 50],
      [59, 59],
    ],
    '#ffffff',
    { opacity: 0.35 },
  ) +
  polygon(
    [
      [0, 50],
      [50, 50],
      [41, 59],
    ],
    '#ffffff',
    { opacity: 0.35 },
  )

const phoenix =
  stroke('M50 92Q2 74 8 16', brick, 9) +
  stroke('M50 92Q20 66 27 14', clay, 9) +
  stroke('M50 92Q38 62 46 26', gold, 9) +
  stroke('M50 92Q98 74 92 16', brick, 9) +
  stroke('M50 92Q80 66 73 14', clay, 9) +
  circle(56, 14, 8, brick) +
  polygon(
    [
      [62, 9],
      [75, 14],
      [62, 18],
    ],
    gold,
  )

const delta =
  polygon(
    [
      [50, 4],
      [98, 92],
      [2, 92],
    ],
    '#1c5fa8',
  ) +
  polygon(
    [
      [50, 34],
      [74, 80],
      [26, 80],
    ],
    '#ffffff',
  ) +
  rect(34, 72, 32, 8, '#1c5fa8') +
  rect(46, 50, 8, 24, '#1c5fa8') +
  rect(39, 48, 22, 7, '#1c5fa8') +
  stroke('M2 92L34 34', '#7fb2e5', 6, { 'stroke-linecap': 'butt' })

const moon =
  defs(twill('carbon', '#3a434a', '#14191d', 7)) +
  shape('M70 6A46 46 0 1 0 96 66A36 36 0 1 1 70 6Z', 'url(#carbon)') +
  polygon(star(4, 78, 36, 15, 4.5), gold)

const glass =
  polygon(
    [
      [4, 4],
      [58, 4],
      [40, 44],
      [4, 34],
    ],
    '#2a7f9e',
  ) +
  polygon(
    [
      [64, 4],
      [96, 4],
      [96, 48],
      [46, 46],
    ],
    '#e3b04b',
  ) +
  polygon(
    [
      [4, 40],
      [38, 50],
      [52, 96],
      [4, 96],
    ],
    '#c2573f',
  ) +
  polygon(
    [
      [44, 52],
      [96, 54],
      [96, 96],
      [58, 96],
    ],
    '#5d9a63',
  )

const wing = repeat(4, (i) =>
  shape(
    `M${4 + i * 4} ${86 - i * 20}Q60 ${84 - i * 22} ${98 - i * 7} ${26 - i * 8}Q${96 - i * 8} ${70 - i * 17} ${52 - i * 4} ${90 - i * 20}Z`,
    ['#0f2f66', '#1d4f9c', '#3f7fd0', '#8db8ea'][i] ?? '#0f2f66',
  ),
)

const mould =
  shape('M2 8h96v34H76q-6 22-26 22T24 42H2Z', '#5b6770') +
  shape('M2 92V54h14q10 24 34 24t34-24h14v38Z', ink) +
  shape('M17 48h10q8 20 23 20t23-20h10q-9 25-33 25T17 48Z', '#dc8a35')

const benzene =
  polygon(regular(6, 42, 38, 32), '#6b3f86') +
  polygon(regular(6, 42, 38, 20), '#ffffff') +
  polygon(regular(6, 42, 38, 12), '#d27fb0') +
  rect(14.3, 38, 12, 58, '#6b3f86')

const warp = (i: number) => 8 + i * 30
const weave =
  repeat(3, (i) => rect(warp(i), 0, 24, 100, '#b5562f')) +
  repeat(3, (row) => rect(0, warp(row), 100, 24, '#f0c38a')) +
  repeat(9, (at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    if ((row + column) % 2) return ''
    return (
      rect(warp(column) - 2, warp(row) - 2, 28, 28, '#ffffff') +
      rect(warp(column), warp(row) - 4, 24, 32, '#b5562f')
    )
  })

const column = (x: number, top: number, fill: string) =>
  polygon(regular(6, x, top, 17), '#8b96a0') +
  polygon(
    [
      [x - 14.7, top + 8.5],
      [x, top + 17],
      [x, 98],
      [x - 14.7, 98],
    ],
    fill,
  ) +
  polygon(
    [
      [x + 14.7, top + 8.5],
      [x, top + 17],
      [x, 98],
      [x + 14.7, 98],
    ],
    ink,
  )
const basalt = column(20, 46, '#4c565f') + column(80, 58, '#4c565f') + column(50, 20, '#4c565f')

const peak =
  circle(50, 50, 49, '#0c6b58') +
  stroke('M10 70H28Q40 70 46 30Q50 8 54 30Q60 70 72 70H90', '#ffffff', 6) +
  stroke('M50 78v12M40 84h20', '#8fd6b8', 4) +
  stroke(arc(50, 50, 42, 200, 250), '#8fd6b8', 4)

const river =
  polygon(
    [
      [50, 6],
      [92, 78],
      [8, 78],
    ],
    'none',
    { stroke: '#7a5a1e', 'stroke-width': 9, 'stroke-linejoin': 'round' },
  ) +
  circle(50, 9, 15, '#d9a441') +
  circle(11, 78, 10, '#7a5a1e') +
  circle(89, 78, 10, '#7a5a1e') +
  group({}, stroke('M30 62q10-9 20 0t20 0', wave, 6), stroke('M4 97q11-8 23 0t23 0 23 0 23 0', wave, 5))

/** Firms of the gold and silver tiers, and the bronze ones and speaker sponsor drawn in the same hand. */
export const firms: Logo[] = [
  firm('Egeply Kompozit', () =>
    beside(
      plyStack,
      [
        { text: 'EGEPLY', size: 66, weight: 900, width: 112, fill: deep },
        { text: 'KOMPOZİT', size: 29, weight: 400, width: 110, tracking: 7.5, fill: clay, gap: 8 },
      ],
      150,
    ),
  ),
  firm('Körfez Reçine', () =>
    beside(
      resinDrop,
      [
        { text: 'Körfez', size: 74, weight: 800, width: 96, fill: deep },
        { text: 'Reçine', size: 74, weight: 350, width: 96, fill: '#b06d14', gap: -6 },
      ],
      170,
    ),
  ),
  firm('Nordlam Composites', () =>
    above(
      north,
      [
        { text: 'NORDLAM', size: 56, weight: 600, width: 122, tracking: 6, fill: night },
        { text: 'COMPOSITES', size: 22, weight: 400, width: 122, tracking: 10, fill: '#3f6f95', gap: 6 },
      ],
      110,
    ),
  ),
  firm('Anka Elyaf', () =>
    beside(
      phoenix,
      [
        { text: 'ANKA', size: 82, weight: 800, width: 80, tracking: 2, fill: brick },
        { text: 'ELYAF', size: 46, weight: 400, width: 100, tracking: 9, fill: ink, gap: 2 },
      ],
      160,
    ),
  ),
  firm('Delta Pultrüzyon', () =>
    beside(
      delta,
      [
        { text: 'DELTA', size: 70, weight: 900, width: 110, italic: true, fill: '#1c5fa8' },
        { text: 'pultrüzyon', size: 44, weight: 500, width: 100, italic: true, fill: ink, gap: -2 },
      ],
      150,
    ),
  ),
  firm('Karbonay', () =>
    above(moon, [{ text: 'karbonay', size: 76, weight: 700, width: 110, tracking: -1, fill: ink }], 118, 16),
  ),
  firm('Vitraplast', () =>
    beside(
      glass,
      [
        { text: 'vitra', size: 78, weight: 800, width: 100, fill: '#24607a' },
        { text: 'plast', size: 78, weight: 300, width: 100, fill: '#24607a', gap: -12 },
      ],
      140,
    ),
  ),
  firm('Mavi Kanat Havacılık', () =>
    beside(
      wing,
      [
        { text: 'Mavi Kanat', size: 50, weight: 800, italic: true, fill: '#0f2f66' },
        { text: 'HAVACILIK', size: 27, weight: 500, italic: true, tracking: 8, fill: '#1d4f9c', gap: 8 },
      ],
      140,
    ),
  ),
  firm('Akçay Kalıp', () =>
    beside(
      mould,
      [
        { text: 'AKÇAY', size: 68, weight: 900, width: 84, fill: ink },
        { text: 'KALIP', size: 68, weight: 900, width: 84, fill: '#c4741f' },
      ],
      140,
    ),
  ),
  firm('Polimera', () =>
    beside(
      benzene,
      [{ text: 'olimera', size: 92, weight: 600, width: 104, fill: '#6b3f86', tracking: -1 }],
      130,
      6,
    ),
  ),
  firm('Tekstra Dokuma', () =>
    beside(
      weave,
      [
        { text: 'TEKSTRA', size: 60, weight: 700, width: 90, tracking: 3, fill: '#8a3e1f' },
        { text: 'dokuma', size: 50, weight: 350, width: 100, tracking: 4, fill: ink, gap: 0 },
      ],
      150,
    ),
  ),
  firm('Basalt Works', () =>
    beside(
      basalt,
      [
        { text: 'BASALT', size: 66, weight: 900, width: 62, tracking: 4, fill: ink },
        { text: 'WORKS', size: 66, weight: 300, width: 62, tracking: 10, fill: ink },
      ],
      170,
    ),
  ),
  firm('İyon Test & Ölçüm', () =>
    beside(
      peak,
      [
        { text: 'İYON', size: 84, weight: 800, width: 106, fill: '#0c6b58' },
        { text: 'Test & Ölçüm', size: 36, weight: 450, width: 100, fill: ink, gap: 4 },
      ],
      150,
    ),
  ),
  firm('Gediz Epoksi', () =>
    beside(
      river,
      [
        { text: 'gediz', size: 80, weight: 800, width: 92, fill: '#7a5a1e' },
        { text: 'EPOKSİ', size: 38, weight: 500, width: 112, tracking: 4, fill: aegean, gap: 10 },
      ],
      150,
    ),
  ),
]
