import { lamp, lectern, plant, sign } from '../kit/furniture'
import { aegean, clay, pale, walnut } from '../kit/palette'
import { person } from '../kit/people'
import { grid, panel, side, slab, walls, type Room, standardView } from '../kit/room'
import { repeat } from '../kit/svg'
import { framed } from './frame'
import { row } from './seat-row'
import { slide } from './slide'

/** Hall Akdeniz: smaller, daylight from the left, seen from the side of the audience. */
export function akdeniz(): string {
  const view = { ...standardView, middle: 520, horizon: 350, eye: 2 }
  const room: Room = {
    half: 6.2,
    height: 4.2,
    depth: 13,
    back: '#e7dac4',
    left: pale,
    right: '#d9b994',
    floor: '#b58d66',
    ceiling: '#f6f0e4',
  }
  return framed(
    walls(view, room),
    grid(view, room, 1.3, walnut, 0.18),
    repeat(
      4,
      (i) =>
        side(view, [-6.2, 0.8, 1.6 + i * 2.9], 2.4, 2.7, '#a8d3dc') +
        side(view, [-6.2, 0.8, 1.6 + i * 2.9], 2.4, 0.8, '#5aa2b0') +
        side(view, [-6.2, 1.5, 1.6 + i * 2.9], 2.4, 0.25, '#3f8f9b'),
    ),
    repeat(4, (i) => slab(view, [-5.6, 0, 1.8 + i * 2.9], 3.8, 1.6, '#fff3d6', { opacity: 0.22 })),
    repeat(3, (i) => lamp(view, [-1.5, 4.19, 3 + i * 3.4], 3, 0.6)),
    panel(view, [-6.2, 0, 13], 12.4, 0.9, '#c9b391'),
    slide(view, -2.8, 1.3, 12.95, 5.6, 2.5),
    sign(view, 'AKDENİZ', [4.6, 3, 12.95], aegean, { size: 0.42, weight: 700, width: 110 }),
    plant(view, 5.3, 12.4, 1.7),
    lectern(view, -4.2, 11.4),
    person(view, -4.2, 11.9, 4, 'talking'),
    repeat(5, (i) => row(view, 9.6 - i * 1.5, -4.1, 9, 0.92, i % 2 ? '#d07a50' : clay, i + 1)),
  )
}
