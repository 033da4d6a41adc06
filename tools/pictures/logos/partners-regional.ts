import { circle, group, polygon, repeat, shape, stroke } from '../kit/svg'
import { arc, polar, waves } from '../kit/figures'
import { aegean, clay, deep, gold, ink, olive, pine, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

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

/** Agencies, alliances and the chamber among the partners. */
export const regionalPartners: Logo[] = [
  firm('İmbat Teknopark', () =>
    beside(
      breeze,
      [
        { text: 'imbat', size: 80, weight: 700, width: 104, fill: aegean },
        { text: 'teknopark', size: 44, weight: 350, width: 104, fill: aegean },
      ],
      130,
    ),
  ),
  firm('Women in Composites', () =>
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
  firm('Turquoise Coast Development Agency', () =>
    beside(
      coast,
      [
        { text: 'Turquoise Coast', size: 34, weight: 700, width: 92, fill: '#0f6f7c' },
        { text: 'Development Agency', size: 26, weight: 450, width: 92, fill: ink, gap: 6 },
      ],
      150,
    ),
  ),
  firm('Circular Fibre Alliance', () =>
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
  firm('Körfez Chamber of Industry', () =>
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
]
