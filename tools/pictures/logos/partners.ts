import { circle, ellipse, group, polygon, rect, repeat, shape, stroke } from '../kit/svg'
import { arc, polar, regular, waves } from '../kit/figures'
import { aegean, clay, deep, gold, ink, night, olive, pine, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { logoFileName } from './file-name'

const partner = (name: string, svg: () => string): Logo => ({ file: `logos/${logoFileName(name)}`, svg })

const shield =
  shape('M8 4h84v46q0 34-42 48Q8 84 8 50Z', night) +
  shape('M14 10h72v40q0 29-36 42Q14 79 14 50Z', '#ffffff') +
  shape('M14 58q9-7 18 0t18 0 18 0 18 0q-4 24-36 34Q18 82 14 58Z', wave) +
  stroke('M22 72q7-5 14 0t14 0 14 0 12 0', '#ffffff', 3) +
  rect(28, 20, 44, 6, night) +
  repeat(4, (i) => rect(30 + i * 11.3, 28, 6, 20, night)) +
  rect(26, 49, 48, 4, night)

const valley =
  circle(50, 50, 49, pine) +
  circle(50, 50, 43, '#ffffff') +
  circle(50, 34, 12, gold) +
  shape('M8 58L32 30 52 60 70 38 92 58A43 43 0 0 1 8 58Z', olive) +
  shape('M52 60q-14 8-4 16t-8 17q6 1 20-1 8-8-1-15t7-14Z', '#ffffff') +
  shape('M8 58L32 30 40 43 26 64Z', pine)

const chain =
  stroke('M8 62L29 38 50 62 71 38 92 62', deep, 5) +
  [
    [8, 62],
    [29, 38],
    [50, 62],
    [71, 38],
    [92, 62],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, i % 2 ? 10 : 8, i % 2 ? clay : deep))
    .join('') +
  stroke('M18 78q-14-28 0-56M82 78q14-28 0-56', wave, 4)

const nodes = regular(6, 50, 50, 40)
const network =
  nodes
    .flatMap((a, i) =>
      nodes.slice(i + 1).map((b) => stroke(`M${a.join(' ')}L${b.join(' ')}`, '#8fbfc4', 1.6)),
    )
    .join('') + nodes.map(([x, y], i) => circle(x, y, i % 2 ? 9 : 6.5, i % 2 ? aegean : clay)).join('')

const breeze =
  stroke('M4 42h56a14 14 0 1 0-14-14', aegean, 8) +
  stroke('M16 58h62a13 13 0 1 1-13 13', wave, 8) +
  stroke('M4 74h34a10 10 0 1 1-10 10', gold, 8)

const woven =
  polygon(
    [
      [4, 14],
      [24, 14],
      [42, 86],
      [22, 86],
    ],
    aegean,
  ) +
  polygon(
    [
      [58, 14],
      [78, 14],
      [60, 86],
      [40, 86],
    ].map(([x = 0, y = 0]) => [x - 18, y] as const),
    clay,
  ) +
  polygon(
    [
      [40, 14],
      [60, 14],
      [78, 86],
      [58, 86],
    ],
    aegean,
  ) +
  polygon(
    [
      [76, 14],
      [96, 14],
      [78, 86],
      [58, 86],
    ],
    clay,
  ) +
  polygon(
    [
      [52, 62],
      [66.5, 38],
      [72, 62],
      [66, 84],
      [58, 86],
    ].slice(0, 3) as [number, number][],
    aegean,
  )

const cellCorners = regular(6, 50, 50, 42)
const unitCell =
  cellCorners
    .map(([x, y], i) => {
      const [nx, ny] = cellCorners[(i + 1) % 6] ?? [0, 0]
      return stroke(`M${x} ${y}L${nx} ${ny}${i % 2 ? `M${x} ${y}L50 50` : ''}`, ink, 4)
    })
    .join('') +
  cellCorners.map(([x, y], i) => circle(x, y, 8, i % 2 ? '#e08a3c' : ink)).join('') +
  circle(50, 50, 11, '#e08a3c')

const turquoise = '#1f9c9a'
const coast =
  circle(66, 32, 20, gold) +
  shape('M2 62Q20 30 40 44T98 40V62Z', '#0f6f7c') +
  stroke(waves(5, 72, 22.5, 8, 4), turquoise, 6) +
  stroke(waves(16, 87, 22.5, 8, 3), '#6fc7c2', 6)

const ring = [0, 120, 240]
  .map(
    (start, i) =>
      [44, 35, 26]
        .map((r) =>
          stroke(arc(50, 50, r, start - 80, start + 8), [pine, olive, '#9db36b'][i] ?? pine, 5.5, {
            'stroke-linecap': 'butt',
          }),
        )
        .join('') +
      polygon(
        [polar(50, 50, 53, start + 8), polar(50, 50, 17, start + 8), polar(50, 50, 35, start + 34)],
        [pine, olive, '#9db36b'][i] ?? pine,
      ),
  )
  .join('')

const halfGear =
  repeat(7, (i) =>
    group(
      { transform: `rotate(${-90 + i * 30} 50 56)` },
      polygon(
        [
          [43, 18],
          [45, 6],
          [55, 6],
          [57, 18],
        ],
        deep,
      ),
    ),
  ) +
  shape('M10 56a40 40 0 0 1 80 0H66a16 16 0 0 0-32 0Z', deep) +
  stroke(waves(8, 70, 21, 9, 4), wave, 6) +
  stroke(waves(8, 86, 21, 9, 4), clay, 6)

const academy =
  rect(2, 2, 46, 46, '#e8b04a') +
  shape('M50 48V2a46 46 0 0 1 46 46Z', clay) +
  shape('M48 52v46A46 46 0 0 1 2 52Z', night) +
  rect(52, 52, 46, 46, wave) +
  ellipse(25, 25, 12, 12, '#ffffff') +
  circle(75, 75, 12, '#ffffff')

/** The eleven partners. */
export const partners: Logo[] = [
  partner('Egekıyı Technical University', () =>
    beside(shield, [
      { text: 'EGEKIYI', size: 50, weight: 700, width: 110, tracking: 2, fill: night },
      { text: 'TECHNICAL', size: 25, weight: 500, tracking: 5, fill: night, gap: 6 },
      { text: 'UNIVERSITY', size: 25, weight: 500, tracking: 5, fill: night },
    ]),
  ),
  partner('Gediz Valley University', () =>
    beside(valley, [
      { text: 'Gediz', size: 54, weight: 700, fill: pine },
      { text: 'Valley', size: 54, weight: 700, fill: pine },
      { text: 'UNIVERSITY', size: 22, weight: 500, tracking: 5, fill: ink, gap: 8 },
    ]),
  ),
  partner('Aegean Polymer Society', () =>
    above(
      chain,
      [
        { text: 'AEGEAN POLYMER', size: 40, weight: 700, width: 100, tracking: 2, fill: deep },
        { text: 'S O C I E T Y', size: 26, weight: 400, tracking: 5, fill: clay, gap: 4 },
      ],
      116,
      4,
    ),
  ),
  partner('Composites Research Network', () =>
    beside(
      network,
      [
        { text: 'Composites', size: 44, weight: 700, width: 96, fill: deep },
        { text: 'Research', size: 44, weight: 700, width: 96, fill: deep },
        { text: 'Network', size: 44, weight: 350, width: 96, fill: deep },
      ],
      170,
    ),
  ),
  partner('İmbat Teknopark', () =>
    beside(
      breeze,
      [
        { text: 'imbat', size: 80, weight: 700, width: 104, fill: aegean },
        { text: 'teknopark', size: 44, weight: 350, width: 104, fill: aegean },
      ],
      130,
    ),
  ),
  partner('Women in Composites', () =>
    above(
      woven,
      [
        { text: 'Women in', size: 40, weight: 400, fill: ink },
        { text: 'Composites', size: 46, weight: 800, fill: aegean },
      ],
      110,
      10,
    ),
  ),
  partner('Young Materials Engineers', () =>
    beside(
      unitCell,
      [
        { text: 'YOUNG', size: 46, weight: 900, width: 75, tracking: 1, fill: '#c26f22' },
        { text: 'MATERIALS', size: 46, weight: 900, width: 75, tracking: 1, fill: ink },
        { text: 'ENGINEERS', size: 46, weight: 900, width: 75, tracking: 1, fill: ink },
      ],
      170,
    ),
  ),
  partner('Turquoise Coast Development Agency', () =>
    beside(
      coast,
      [
        { text: 'Turquoise Coast', size: 34, weight: 700, width: 92, fill: '#0f6f7c' },
        { text: 'Development Agency', size: 26, weight: 450, width: 92, fill: ink, gap: 6 },
      ],
      150,
    ),
  ),
  partner('Circular Fibre Alliance', () =>
    beside(
      ring,
      [
        { text: 'Circular', size: 50, weight: 800, width: 92, fill: pine },
        { text: 'Fibre', size: 50, weight: 800, width: 92, fill: olive },
        { text: 'Alliance', size: 50, weight: 400, width: 92, fill: pine },
      ],
      170,
    ),
  ),
  partner('Körfez Chamber of Industry', () =>
    above(
      halfGear,
      [
        { text: 'KÖRFEZ', size: 54, weight: 800, width: 118, tracking: 4, fill: deep },
        { text: 'CHAMBER OF INDUSTRY', size: 21, weight: 500, tracking: 3.5, fill: deep, gap: 6 },
      ],
      116,
      10,
    ),
  ),
  partner('Smyrna Design Academy', () =>
    beside(
      academy,
      [
        { text: 'smyrna', size: 54, weight: 300, width: 110, fill: night },
        { text: 'design', size: 54, weight: 800, width: 110, fill: night },
        { text: 'academy', size: 54, weight: 300, width: 110, fill: night },
      ],
      168,
    ),
  ),
]
