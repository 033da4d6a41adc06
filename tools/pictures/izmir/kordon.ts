import {
  aegean,
  apricot,
  clay,
  deep,
  gold,
  ink,
  night,
  paper,
  pine,
  sand,
  walnut,
  wave,
} from '../kit/palette'
import { person } from '../kit/people'
import { standardView } from '../kit/room'
import { ferry, palm, tree } from '../kit/scenery'
import { circle, each, placed, polygon, rect, repeat, stroke, type Point } from '../kit/svg'
import { framed } from '../kit/frame'
import { bay, day, gulls } from '../kit/outlook'

const warm = { ...day, sky: ['#9fd0d8', '#c6e2e0', '#f2e6cf', '#f6d6a8'], sun: '#ffe9b8', glint: '#f6e2bd' }
const vanish: Point = [640, 360]

/** A point on the line from (x, y) to the vanishing point: `share` is 0 at (x, y) and 1 at the vanishing point. */
const towards = (x: number, y: number, share: number): Point => [
  x + (vanish[0] - x) * share,
  y + (vanish[1] - y) * share,
]

/** A house in the row on the left, between two shares of the way to the vanishing point. */
function house(from: number, to: number, top: number, fill: string, awning: string): string {
  const rows = 5
  const window = (row: number, column: number): string => {
    const [a, b] = [from + (to - from) * (0.12 + column * 0.3), from + (to - from) * (0.3 + column * 0.3)]
    const [y0, y1] = [
      top + ((560 - top) * (row + 0.25)) / (rows + 1),
      top + ((560 - top) * (row + 0.75)) / (rows + 1),
    ]
    return polygon(
      [towards(-60, y0, a), towards(-60, y0, b), towards(-60, y1, b), towards(-60, y1, a)],
      '#5aa2b0',
    )
  }
  return (
    polygon(
      [towards(-60, top, from), towards(-60, top, to), towards(-60, 660, to), towards(-60, 660, from)],
      fill,
    ) +
    repeat(rows * 3, (i) => window(Math.floor(i / 3), i % 3)) +
    repeat(rows, (i) => {
      const y = top + ((560 - top) * (i + 0.88)) / (rows + 1)
      return polygon(
        [
          towards(-60, y, from + 0.01),
          towards(-60, y, to - 0.01),
          towards(-60, y + 12, to - 0.01),
          towards(-60, y + 12, from + 0.01),
        ],
        paper,
      )
    }) +
    polygon(
      [towards(-60, 540, from), towards(-60, 540, to), towards(20, 586, to), towards(20, 586, from)],
      awning,
    )
  )
}

/** A bicycle with its rider; the wheels stand at (0, 0). */
const cyclist =
  circle(-28, -20, 20, 'none', { stroke: ink, 'stroke-width': 3.5 }) +
  circle(30, -20, 20, 'none', { stroke: ink, 'stroke-width': 3.5 }) +
  stroke('M-28 -20L-10 -52H22L0 -20H-28M0 -20L-10 -52M30 -20L20 -60L30 -66', clay, 4) +
  stroke('M-10 -60L8 -42L0 -16', '#23343f', 9) +
  stroke('M-10 -62Q-6 -90 6 -100', aegean, 17) +
  stroke('M4 -96L26 -66', wave, 7) +
  circle(12, -118, 11, '#eebf98') +
  stroke('M2 -122Q10 -136 22 -126', walnut, 8)

/** The Kordon promenade in the late afternoon. */
export function kordon(): string {
  const view = { ...standardView, horizon: 360, middle: 640 }
  return framed(
    bay(warm, 360, 800, [980, 210]),
    ferry(820, 402, 150, night, paper, wave),
    ferry(1060, 384, 60, clay, paper, wave),
    gulls('#ffffff', [
      [740, 130, 26],
      [820, 190, 18],
      [1010, 110, 20],
    ]),
    polygon([vanish, [-200, 800], [960, 800]], '#d9cbb0'),
    polygon([vanish, [-700, 800], [-60, 800]], '#b9b3a4'),
    house(0.02, 0.3, -120, apricot, clay),
    house(0.3, 0.47, -40, '#e9dfcd', aegean),
    house(0.47, 0.6, -90, '#cfdcdc', gold),
    house(0.6, 0.7, 0, '#e0b894', deep),
    house(0.7, 0.78, -60, sand, clay),
    house(0.78, 0.84, -20, '#cbb79a', aegean),
    polygon([vanish, [-60, 800], [300, 800]], '#7d9a66'),
    polygon([vanish, [60, 800], [150, 800]], '#8fae76'),
    polygon([vanish, [430, 800], [560, 800]], clay, { opacity: 0.6 }),
    repeat(8, (i) => {
      const share = 1 - 1 / (1 + i * 0.55)
      const [x0, y] = towards(560, 800, share)
      const [x1] = towards(960, 800, share)
      return rect(x0, y, x1 - x0, 2.5, '#b9a885')
    }),
    polygon([vanish, [960, 800], [1010, 800]], '#f4ecdd'),
    polygon([vanish, [1010, 800], [1060, 800]], '#a8987b'),
    each([0.86, 0.72, 0.55, 0.37, 0.17], (share, at) => {
      const [x, y] = towards(120, 800, share)
      return palm(x, y, 430 * (1 - share) + 26, walnut, at % 2 ? pine : '#4f7a5e')
    }),
    repeat(4, (at) => {
      const share = 0.8 - at * 0.18
      const [x, y] = towards(985, 800, share)
      const s = 1 - share
      return rect(x - 4 * s, y - 330 * s, 8 * s, 330 * s, deep) + circle(x, y - 340 * s, 24 * s, '#fff0c4')
    }),
    tree(66, 700, 190, walnut, '#5d7c58', '#7d9a66'),
    person(view, -0.4, 15, 4, 'walking'),
    person(view, 0.3, 13.5, 7, 'walking', { away: true }),
    person(view, 0.9, 11, 2, 'walking', { away: true }),
    person(view, 1.4, 11, 5, 'walking', { away: true }),
    placed(500, 640, 1.15, cyclist),
    person(view, 0.75, 6.4, 3, 'talking'),
    person(view, 1.45, 6.3, 0, 'walking'),
  )
}
