import { lamp, sign } from '../kit/furniture'
import { aegean, apricot, clay, deep, gold, mist, walnut, wave, white } from '../kit/palette'
import { person } from '../kit/people'
import { box, grid, panel, slab, walls, type Room, standardView } from '../kit/room'
import { each, repeat, stroke } from '../kit/svg'
import { framed } from '../kit/frame'

/** The workshop room: people around a table with a vacuum infusion. */
export function workshop(): string {
  const view = { ...standardView, eye: 1.9, horizon: 300 }
  const room: Room = {
    half: 5.4,
    height: 3.6,
    depth: 9,
    back: '#dfe8e4',
    left: '#efe8db',
    right: '#cfe0de',
    floor: '#c3b59b',
    ceiling: '#f7f2e8',
  }
  return framed(
    walls(view, room),
    grid(view, room, 1, '#8e7f66', 0.25),
    repeat(
      2,
      (i) => lamp(view, [-3.4 + i * 4, 3.59, 3], 2.8, 0.35) + lamp(view, [-3.4 + i * 4, 3.59, 6], 2.8, 0.35),
    ),
    panel(view, [-5, 0.9, 8.95], 3.4, 2.2, walnut),
    repeat(
      3,
      (i) =>
        panel(view, [-4.9, 1.05 + i * 0.7, 8.9], 3.2, 0.58, '#f3ead9') +
        repeat(7, (j) =>
          panel(
            view,
            [-4.8 + j * 0.44, 1.05 + i * 0.7, 8.88],
            0.32,
            0.24 + ((i + j) % 3) * 0.1,
            [aegean, clay, '#2b3238', gold, mist][(i * 2 + j) % 5] ?? clay,
          ),
        ),
    ),
    panel(view, [-0.8, 1.2, 8.95], 3.4, 1.7, white) + panel(view, [-0.8, 1.15, 8.94], 3.4, 0.08, '#8a949a'),
    sign(view, '0 / +45 / −45 / 90', [0.9, 2.4, 8.9], aegean, { size: 0.26, weight: 700 }),
    each([deep, wave, clay, mist], (fill, i) => panel(view, [-0.4, 1.45 + i * 0.18, 8.9], 2.6, 0.11, fill)),
    each(['url(#carbon)', '#e9e2d3', gold], (fill, i) =>
      panel(view, [3.4 + i * 0.55, 0.1, 8.8], 0.42, 2.2, fill),
    ),
    person(view, -2, 5.8, 0, 'holding'),
    person(view, -0.9, 6.2, 2, 'standing'),
    person(view, 0.6, 6.1, 3, 'talking'),
    person(view, 1.9, 5.8, 4, 'holding', { mirror: true }),
    box(view, [-2, 0, 4], [0.12, 0.9, 0.12], '#5f6a70'),
    box(view, [1.9, 0, 4], [0.12, 0.9, 0.12], '#5f6a70'),
    box(view, [-2.2, 0.88, 3.9], [4.4, 0.1, 1.7], '#9fb0b4'),
    slab(view, [-1.7, 0.99, 4.15], 2.5, 1.2, 'url(#carbon)'),
    slab(view, [-1.8, 0.992, 4.05], 2.7, 0.1, gold),
    slab(view, [-1.8, 0.992, 5.35], 2.7, 0.1, gold),
    box(view, [1.1, 0.98, 4.5], [0.36, 0.36, 0.36], apricot),
    box(view, [1.6, 0.98, 4.3], [0.3, 0.22, 0.3], clay),
    stroke('M905 470Q850 440 800 462T742 470', '#f7fbfb', 5),
    person(view, -1.75, 3, 6, 'standing', { away: true }),
    person(view, 1.85, 2.9, 7, 'standing', { away: true }),
  )
}
