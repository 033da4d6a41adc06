import { cup, plant, roundTable, sign } from '../kit/furniture'
import { aegean, apricot, clay, deep, gold, pale, sand, walnut, white } from '../kit/palette'
import { person } from '../kit/people'
import { box, panel, project, side, slab, walls, type Room, standardView } from '../kit/room'
import { circle, ellipse, placed, repeat, shape, stroke } from '../kit/svg'
import { framed } from '../kit/frame'

/** The coffee break. */
export function coffee(): string {
  const view = { ...standardView, eye: 1.7, horizon: 370 }
  const room: Room = {
    half: 7,
    height: 4.4,
    depth: 11,
    back: '#e9dcc5',
    left: '#dccaa8',
    right: pale,
    floor: '#c29f78',
    ceiling: '#f6f0e4',
  }
  const table = (x: number, z: number): string =>
    roundTable(view, x, z, 0.42, 1.1, sand, false) +
    cup(view, [x - 0.18, 1.11, z]) +
    cup(view, [x + 0.16, 1.11, z - 0.05])
  return framed(
    walls(view, room),
    repeat(18, (i) => slab(view, [-7 + i * 0.8, 0.001, 1], 0.03, 10, '#94744f', { opacity: 0.35 })),
    repeat(4, (i) => side(view, [7, 0.9, 1.5 + i * 2.5], 1.9, 2.8, '#b8dde2')),
    panel(view, [-4.6, 0.2, 10.95], 9.2, 3.4, aegean),
    panel(view, [-4.6, 0.2, 10.94], 9.2, 3.4, 'url(#weave)', { opacity: 0.4 }),
    sign(view, 'Kahve arası', [0, 2.75, 10.9], white, { size: 0.7, weight: 800 }),
    sign(view, 'Coffee break', [0, 2.25, 10.9], apricot, { size: 0.4, weight: 500 }),
    repeat(4, (i) => {
      const [x, y] = project(view, [-3.6 + i * 2.4, 3.6, 8])
      return (
        stroke(`M${x} 0V${y - 20}`, deep, 2.5) +
        placed(x, y, 1, shape('M-32 10L-12 -22H12L32 10Z', i % 2 ? clay : gold))
      )
    }),
    person(view, -2.4, 9.6, 2),
    person(view, 1.6, 9.6, 7),
    box(view, [-4.2, 0, 8.4], [8.4, 0.95, 0.9], '#f7f2e8'),
    box(view, [-4.3, 0.95, 8.3], [8.6, 0.06, 1.1], walnut),
    repeat(
      2,
      (i) =>
        box(view, [-3.6 + i * 6, 1, 8.6], [0.5, 0.7, 0.4], '#8b959a') +
        box(view, [-3.5 + i * 6, 1.7, 8.65], [0.3, 0.1, 0.3], '#2b3238'),
    ),
    repeat(9, (i) => cup(view, [-2.4 + i * 0.24, 1.02, 8.5])),
    repeat(3, (i) => {
      const [x, y] = project(view, [0.6 + i * 0.62, 1.02, 8.5])
      return (
        ellipse(x, y, 28, 6, white) +
        repeat(5, (j) => circle(x - 16 + j * 8, y - 6 - (j % 2) * 5, 6, j % 2 ? apricot : '#c98a4c'))
      )
    }),
    person(view, -3.6, 6.6, 0, 'holding'),
    person(view, -2.3, 6.4, 9, 'talking', { mirror: true }),
    table(-2.95, 6.2),
    person(view, 2, 6.1, 5, 'holding'),
    person(view, 3.3, 6.3, 1, 'talking', { mirror: true }),
    table(2.7, 5.9),
    plant(view, -6.2, 9.6, 1.9),
    person(view, -0.75, 4.9, 3, 'talking'),
    person(view, 0.75, 4.8, 4, 'holding', { mirror: true }),
    table(0, 4.5),
  )
}
