import { clay, dune, pine, sand, stone } from '../kit/palette'
import { person } from '../kit/people'
import { standardView } from '../kit/room'
import { cypress, disc, hills, tree } from '../kit/scenery'
import { polar } from '../kit/figures'
import { ellipse, placed, polygon, rect, repeat, shape, stroke, type Point } from '../kit/svg'
import { framed } from '../kit/frame'

const centre: Point = [600, 560]
const flat = 0.5

/**
 * A point on the tiers: `r` is the distance from the middle of the orchestra in pixels, `angle` is in degrees. Seats further out
 * are higher up.
 */
function seat(r: number, angle: number): Point {
  const [x, y] = polar(0, 0, r, angle)
  const rise = Math.max(0, r - 170) * 0.36
  return [centre[0] + x, centre[1] + y * flat - rise]
}

const ring = (inner: number, outer: number, fill: string) => {
  const angles = Array.from({ length: 41 }, (_, i) => 172 + i * 4.9)
  return polygon([...angles.map((a) => seat(outer, a)), ...angles.reverse().map((a) => seat(inner, a))], fill)
}

/** A column, broken or whole; (x, y) is its foot. */
const column = (x: number, y: number, height: number, whole: boolean) =>
  rect(x - 17, y - 10, 34, 10, sand) +
  rect(x - 12, y - height, 24, height - 8, '#e6d6b6') +
  rect(x + 3, y - height, 9, height - 8, '#cbb58c') +
  repeat(3, (i) => stroke(`M${x - 7 + i * 6} ${y - height + 6}V${y - 14}`, '#d3bf98', 1.6)) +
  (whole
    ? shape(`M${x - 20} ${y - height - 14}h40l-7 14h-26Z`, sand)
    : shape(`M${x - 12} ${y - height}l8 -9 10 7 6 2Z`, '#e6d6b6'))

/** The great theatre of the ancient city south of İzmir, leaning on its hill. */
export function ancientTheatre(): string {
  const view = { ...standardView, horizon: 420, eye: 2.4 }
  const tiers = 22
  return framed(
    rect(0, 0, 1200, 140, '#a9d3dc') +
      rect(0, 130, 1200, 110, '#c9e2e2') +
      rect(0, 230, 1200, 120, '#efe3c8'),
    disc(970, 110, 46, '#fff3cf'),
    hills(1200, 420, [150, 210, 170, 250, 300, 260, 190, 230, 160], '#b7c3a0'),
    hills(1200, 430, [90, 110, 180, 210, 250, 220, 190, 120, 90], '#97a878'),
    repeat(16, (i) =>
      cypress(
        40 + i * 74 + ((i * 37) % 30),
        330 - Math.abs(8 - i) * -9 - ((i * 53) % 30),
        60 + ((i * 29) % 40),
        i % 2 ? pine : '#4f7a5e',
      ),
    ),
    rect(0, 420, 1200, 380, '#c8ba8c'),
    ring(150, 560, '#b39f78'),
    repeat(tiers, (at) => {
      const i = tiers - 1 - at
      const inner = 160 + i * 17.5 + (i > 10 ? 12 : 0)
      return ring(inner, inner + 15, i % 2 ? '#ecdfc4' : '#dfcfae') + ring(inner, inner + 4, '#bda67c')
    }),
    repeat(9, (i) => {
      const angle = 184 + i * 21.5
      return polygon(
        [seat(160, angle - 1.3), seat(556, angle - 0.8), seat(556, angle + 0.8), seat(160, angle + 1.3)],
        '#a58f66',
      )
    }),
    repeat(26, (i) => {
      const [x, y] = seat(190 + ((i * 71) % 330), 186 + ((i * 47) % 168))
      return placed(
        x,
        y,
        1,
        ellipse(0, -7, 5, 7, [clay, '#136878', '#f4ede0', '#e3b04b', '#2f3b4c'][i % 5] ?? clay),
        ellipse(0, -17, 3.6, 4, '#d9a27a'),
      )
    }),
    ellipse(600, 560, 158, 66, '#e9d9b4'),
    ellipse(600, 560, 120, 48, 'none', { stroke: '#cbb58c', 'stroke-width': 3 }),
    ellipse(600, 560, 70, 28, 'none', { stroke: '#cbb58c', 'stroke-width': 2.5 }),
    shape('M300 610L900 610 960 660 240 660Z', '#d8c59c'),
    rect(240, 660, 720, 54, stone),
    repeat(12, (i) => rect(252 + i * 60, 668, 40, 40, '#a08a60', { rx: 3 })),
    rect(232, 654, 736, 9, sand),
    column(290, 650, 190, true),
    column(370, 646, 190, true),
    rect(268, 434, 126, 20, '#e6d6b6'),
    rect(268, 450, 126, 6, '#cbb58c'),
    column(450, 650, 90, false),
    column(770, 650, 130, false),
    column(850, 650, 200, true),
    column(924, 652, 70, false),
    rect(0, 714, 1200, 86, '#bfae7c'),
    shape('M0 730Q200 700 420 736T900 728T1200 740V800H0Z', '#a9a06c'),
    shape('M980 720L1080 700 1110 752 996 764Z', '#dfcfae') +
      shape('M980 720L1080 700 1084 712 984 732Z', sand),
    tree(80, 760, 270, '#6f5a3c', '#74834f', '#93a268'),
    tree(1140, 740, 230, '#6f5a3c', '#74834f', '#93a268'),
    cypress(190, 750, 190, pine),
    cypress(1030, 700, 150, pine),
    person(view, -0.75, 9.6, 8, 'pointing'),
    person(view, 0.1, 9.4, 6, 'standing', { away: true }),
    person(view, 0.8, 9.7, 3),
    repeat(5, (i) => ellipse(150 + i * 220, 784, 70, 14, dune, { opacity: 0.4 })),
  )
}
