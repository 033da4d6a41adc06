import { lamp, lectern, sign } from '../kit/furniture'
import { deep, sand, walnut } from '../kit/palette'
import { person } from '../kit/people'
import { box, panel, side, walls, type Room, standardView } from '../kit/room'
import { repeat } from '../kit/svg'
import { framed } from '../kit/frame'
import { row } from './seat-row'
import { slide } from './slide'

/** Hall Anadolu from its last row. */
export function anadolu(): string {
  const view = { ...standardView, eye: 2.7, horizon: 330 }
  const room: Room = {
    half: 9,
    height: 6.4,
    depth: 19,
    back: deep,
    left: '#b98a5c',
    right: '#a9794f',
    floor: '#35525a',
    ceiling: '#e9dfcd',
  }
  return framed(
    walls(view, room),
    repeat(
      14,
      (i) =>
        side(view, [-9, 0.3, 2 + i * 1.2], 0.12, 5.6, '#8f653f') +
        side(view, [9, 0.3, 2 + i * 1.2], 0.12, 5.6, '#835b38'),
    ),
    repeat(
      5,
      (i) => lamp(view, [-6.5, 6.39, 4 + i * 3], 3, 0.5) + lamp(view, [3.5, 6.39, 4 + i * 3], 3, 0.5),
    ),
    panel(view, [-9, 0, 19], 18, 6.4, 'url(#weave)'),
    slide(view, -4.2, 1.9, 18.9, 8.4, 4),
    box(view, [-7, 0, 16.5], [14, 0.7, 2.3], walnut),
    lectern(view, -5.2, 16.8, 0.7),
    person(view, -5.2, 17.3, 7, 'talking', { y: 0.7 }),
    sign(view, 'ANADOLU', [6.6, 4.6, 18.9], sand, { size: 0.66, weight: 700, width: 110 }),
    repeat(6, (i) => {
      const z = 14.4 - i * 1.85
      return (
        row(view, z, -7.6, 8, 0.9, i % 2 ? '#1c6d7b' : '#17616f', i) +
        row(view, z, 1.3, 8, 0.9, i % 2 ? '#1c6d7b' : '#17616f', i + 3)
      )
    }),
    row(view, 3.4, -3.6, 4, 0.9, '#114f5b', 2),
    row(view, 3.4, 1, 4, 0.9, '#114f5b', 5),
  )
}
