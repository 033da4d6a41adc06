import { plant, sign } from '../kit/furniture'
import { aegean, clay, deep, gold, pale, white, wood } from '../kit/palette'
import { person } from '../kit/people'
import { box, grid, panel, project, side, slab, walls, type Room, standardView } from '../kit/room'
import { circle, each, group, repeat, stroke } from '../kit/svg'
import { framed } from '../kit/frame'
import { bay, day } from '../kit/outlook'

/** The foyer: two storeys with a gallery on the right, and the bay behind the glass. */
export function foyer(): string {
  const view = { ...standardView, eye: 1.9, horizon: 450 }
  const room: Room = {
    half: 8,
    height: 7,
    depth: 17,
    back: pale,
    left: '#e2d3b8',
    right: '#efe6d6',
    floor: '#dccfb8',
    ceiling: '#f7f2e8',
  }
  const [left, top] = project(view, [-8, 7, 17])
  const [right, bottom] = project(view, [8, 0, 17])
  const scale = (right - left) / 1200
  return framed(
    walls(view, room),
    group(
      { transform: `translate(${left} ${top}) scale(${scale} ${(bottom - top) / 560})` },
      bay(day, 400, 560),
    ),
    repeat(9, (i) => panel(view, [-8 + i * 2 - 0.06, 0, 16.95], 0.12, 7, deep)) +
      repeat(3, (i) => panel(view, [-8, i * 2.4, 16.95], 16, 0.1, deep)),
    grid(view, room, 2, '#b6a483', 0.35),
    repeat(5, (i) => slab(view, [-7 + i * 3, 0.002, 9], 1.6, 7.5, '#fffaf0', { opacity: 0.35 })),
    repeat(5, (i) => side(view, [-8, 0, 2.5 + i * 3], 1.4, 6.4, '#c9b491')),
    each([aegean, clay, deep, gold], (fill, i) => side(view, [-8, 1.1, 4.1 + i * 3], 1.3, 3.6, fill)),
    slab(view, [5, 3.5, 1], 3, 15.9, '#cdbb9b'),
    side(view, [5, 3.5, 1], 15.9, 0.4, wood) +
      side(view, [5, 3.9, 1], 15.9, 0.9, '#a9d3d6', { opacity: 0.55 }) +
      side(view, [5, 4.78, 1], 15.9, 0.08, deep),
    repeat(4, (i) => box(view, [5, 0, 15.2 - i * 3.6], [0.35, 3.5, 0.35], '#e9dfcd')),
    repeat(3, (i) => {
      const [x, y] = project(view, [-2.6 + i * 2.6, 5 - (i % 2) * 0.5, 9])
      return (
        stroke(`M${x} 0V${y}`, deep, 2.5) +
        circle(x, y, 34, '#fff0c4') +
        circle(x, y, 34, 'url(#down)', { opacity: 0.3 })
      )
    }),
    panel(view, [4.6, 2.1, 16.9], 3.2, 1.3, aegean),
    sign(view, 'Kompozit 2025', [6.2, 2.62, 16.85], white, { size: 0.36, weight: 800 }),
    plant(view, -6.8, 13, 2.2),
    plant(view, 4.3, 14.8, 2),
    person(view, -3.4, 13.5, 4),
    person(view, -2.5, 13.2, 9, 'talking', { mirror: true }),
    person(view, 1.6, 12, 2, 'holding'),
    person(view, 2.6, 12.2, 0, 'talking', { mirror: true }),
    box(view, [-5.6, 0, 8.6], [2.6, 0.45, 0.9], aegean),
    person(view, -1, 9.4, 7, 'walking'),
    person(view, 3.4, 7, 3, 'standing'),
    person(view, 2.4, 7.1, 6, 'talking'),
    person(view, -2.8, 5.6, 5, 'holding'),
    person(view, -1.7, 5.5, 8, 'standing'),
  )
}
