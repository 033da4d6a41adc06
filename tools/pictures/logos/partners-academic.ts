import { circle, each, ellipse, rect, repeat, shape, stroke } from '../kit/svg'
import { regular } from '../kit/figures'
import { aegean, clay, deep, gold, ink, night, olive, pine, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

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
  each(
    [
      [8, 62],
      [29, 38],
      [50, 62],
      [71, 38],
      [92, 62],
    ],
    ([x = 0, y = 0], i) => circle(x, y, i % 2 ? 10 : 8, i % 2 ? clay : deep),
  ) +
  stroke('M18 78q-14-28 0-56M82 78q14-28 0-56', wave, 4)

const nodes = regular(6, 50, 50, 40)

const network =
  nodes
    .flatMap((a, i) =>
      nodes.slice(i + 1).map((b) => stroke(`M${a.join(' ')}L${b.join(' ')}`, '#8fbfc4', 1.6)),
    )
    .join('') + each(nodes, ([x, y], i) => circle(x, y, i % 2 ? 9 : 6.5, i % 2 ? aegean : clay))

const cellCorners = regular(6, 50, 50, 42)

const unitCell =
  each(cellCorners, ([x, y], i) => {
    const [nx, ny] = cellCorners[(i + 1) % 6] ?? [0, 0]
    return stroke(`M${x} ${y}L${nx} ${ny}${i % 2 ? `M${x} ${y}L50 50` : ''}`, ink, 4)
  }) +
  each(cellCorners, ([x, y], i) => circle(x, y, 8, i % 2 ? '#e08a3c' : ink)) +
  circle(50, 50, 11, '#e08a3c')

const academy =
  rect(2, 2, 46, 46, '#e8b04a') +
  shape('M50 48V2a46 46 0 0 1 46 46Z', clay) +
  shape('M48 52v46A46 46 0 0 1 2 52Z', night) +
  rect(52, 52, 46, 46, wave) +
  ellipse(25, 25, 12, 12, '#ffffff') +
  circle(75, 75, 12, '#ffffff')

/** Universities, learned societies and the academy among the partners. */
export const academicPartners: Logo[] = [
  beside(firm('Egekıyı Technical University'), shield, { size: 160 }, [
    { text: 'EGEKIYI', size: 50, weight: 700, width: 110, tracking: 2, fill: night },
    { text: 'TECHNICAL', size: 25, weight: 500, tracking: 5, fill: night, gap: 6 },
    { text: 'UNIVERSITY', size: 25, weight: 500, tracking: 5, fill: night },
  ]),
  beside(firm('Gediz Valley University'), valley, { size: 160 }, [
    { text: 'Gediz', size: 54, weight: 700, fill: pine },
    { text: 'Valley', size: 54, weight: 700, fill: pine },
    { text: 'UNIVERSITY', size: 22, weight: 500, tracking: 5, fill: ink, gap: 8 },
  ]),
  above(firm('Aegean Polymer Society'), chain, { size: 116, gap: 4 }, [
    { text: 'AEGEAN POLYMER', size: 40, weight: 700, width: 100, tracking: 2, fill: deep },
    { text: 'S O C I E T Y', size: 26, weight: 400, tracking: 5, fill: clay, gap: 4 },
  ]),
  beside(firm('Composites Research Network'), network, { size: 170 }, [
    { text: 'Composites', size: 44, weight: 700, width: 96, fill: deep },
    { text: 'Research', size: 44, weight: 700, width: 96, fill: deep },
    { text: 'Network', size: 44, weight: 350, width: 96, fill: deep },
  ]),
  beside(firm('Young Materials Engineers'), unitCell, { size: 170 }, [
    { text: 'YOUNG', size: 46, weight: 900, width: 75, tracking: 1, fill: '#c26f22' },
    { text: 'MATERIALS', size: 46, weight: 900, width: 75, tracking: 1, fill: ink },
    { text: 'ENGINEERS', size: 46, weight: 900, width: 75, tracking: 1, fill: ink },
  ]),
  beside(firm('Smyrna Design Academy'), academy, { size: 168 }, [
    { text: 'smyrna', size: 54, weight: 300, width: 110, fill: night },
    { text: 'design', size: 54, weight: 800, width: 110, fill: night },
    { text: 'academy', size: 54, weight: 300, width: 110, fill: night },
  ]),
]
