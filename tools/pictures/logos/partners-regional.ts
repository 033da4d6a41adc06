import { circle, each, group, polygon, repeat, shape, stroke } from '../kit/svg'
import { arc, polar, waves } from '../kit/figures'
import { aegean, clay, deep, gold, ink, olive, pine, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

const breeze =
  stroke('M4 42h56a14 14 0 1 0-14-14', aegean, 8) +
  stroke('M16 58h62a13 13 0 1 1-13 13', wave, 8) +
  stroke('M4 74h34a10 10 0 1 1-10 10', gold, 8)

const woven =
  shape('M4 14L24 14 42 86 22 86Z', aegean) +
  polygon(
    [
      [58, 14],
      [78, 14],
      [60, 86],
      [40, 86],
    ].map(([x = 0, y = 0]) => [x - 18, y] as const),
    clay,
  ) +
  shape('M40 14L60 14 78 86 58 86Z', aegean) +
  shape('M76 14L96 14 78 86 58 86Z', clay) +
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

const ring = each([pine, olive, '#9db36b'], (fill, i) => {
  const end = i * 120 + 8
  return (
    each([44, 35, 26], (r) =>
      stroke(arc(50, 50, r, end - 88, end), fill, 5.5, { 'stroke-linecap': 'butt' }),
    ) + polygon([polar(50, 50, 53, end), polar(50, 50, 17, end), polar(50, 50, 35, end + 26)], fill)
  )
})

const halfGear =
  repeat(7, (i) =>
    group({ transform: `rotate(${-90 + i * 30} 50 56)` }, shape('M43 18L45 6 55 6 57 18Z', deep)),
  ) +
  shape('M10 56a40 40 0 0 1 80 0H66a16 16 0 0 0-32 0Z', deep) +
  stroke(waves(8, 70, 21, 9, 4), wave, 6) +
  stroke(waves(8, 86, 21, 9, 4), clay, 6)

/** Agencies, alliances and the chamber among the partners. */
export const regionalPartners: Logo[] = [
  beside(firm('İmbat Teknopark'), breeze, { size: 130 }, [
    { text: 'imbat', size: 80, weight: 700, width: 104, fill: aegean },
    { text: 'teknopark', size: 44, weight: 350, width: 104, fill: aegean },
  ]),
  above(firm('Women in Composites'), woven, { size: 110, gap: 10 }, [
    { text: 'Women in', size: 40, weight: 400, fill: ink },
    { text: 'Composites', size: 46, weight: 800, fill: aegean },
  ]),
  beside(firm('Turquoise Coast Development Agency'), coast, { size: 150 }, [
    { text: 'Turquoise Coast', size: 34, weight: 700, width: 92, fill: '#0f6f7c' },
    { text: 'Development Agency', size: 26, weight: 450, width: 92, fill: ink, gap: 6 },
  ]),
  beside(firm('Circular Fibre Alliance'), ring, { size: 170 }, [
    { text: 'Circular', size: 50, weight: 800, width: 92, fill: pine },
    { text: 'Fibre', size: 50, weight: 800, width: 92, fill: olive },
    { text: 'Alliance', size: 50, weight: 400, width: 92, fill: pine },
  ]),
  above(firm('Körfez Chamber of Industry'), halfGear, { size: 116, gap: 10 }, [
    { text: 'KÖRFEZ', size: 54, weight: 800, width: 118, tracking: 4, fill: deep },
    { text: 'CHAMBER OF INDUSTRY', size: 21, weight: 500, tracking: 3.5, fill: deep, gap: 6 },
  ]),
]
