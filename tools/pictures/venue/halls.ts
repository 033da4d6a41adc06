import {
  aegean,
  apricot,
  clay,
  deep,
  dune,
  gold,
  mist,
  night,
  pale,
  sand,
  walnut,
  wave,
  white,
  wood,
} from '../kit/palette'
import { chairBack, lamp, lectern, plant, sign } from '../kit/furniture'
import { person, sitter } from '../kit/people'
import { box, grid, panel, project, side, slab, standardView, walls, type Room, type View } from '../kit/room'
import { repeat, stroke } from '../kit/svg'
import { framed } from './frame'

/** A slide with a stress–strain curve, filling the panel given in metres. */
function slide(view: View, x: number, y: number, z: number, width: number, height: number): string {
  const [left, bottom] = project(view, [x + width * 0.1, y + height * 0.16, z])
  const [right, top] = project(view, [x + width * 0.58, y + height * 0.72, z])
  return (
    panel(view, [x, y, z], width, height, '#f7fbfb') +
    panel(view, [x, y + height * 0.84, z], width, height * 0.16, aegean) +
    sign(view, '±45° plies', [x + width * 0.26, y + height * 0.885, z], white, {
      size: height * 0.09,
      weight: 700,
    }) +
    stroke(`M${left} ${top}V${bottom}H${right}`, deep, 3) +
    stroke(
      `M${left} ${bottom}C${left + (right - left) * 0.3} ${top} ${left + (right - left) * 0.4} ${top + 10} ${right} ${top}`,
      clay,
      5,
    ) +
    stroke(`M${left} ${bottom}L${left + (right - left) * 0.5} ${top + 14}`, wave, 5) +
    repeat(4, (i) =>
      panel(
        view,
        [x + width * 0.66, y + height * (0.62 - i * 0.13), z],
        width * (i % 2 ? 0.2 : 0.26),
        height * 0.05,
        i ? mist : gold,
      ),
    ) +
    panel(view, [x + width * 0.66, y + height * 0.1, z], width * 0.26, height * 0.08, 'url(#weave)')
  )
}

const row = (
  view: View,
  z: number,
  from: number,
  count: number,
  gap: number,
  cloth: string,
  seed: number,
  y = 0,
) =>
  repeat(count, (i) => {
    const x = from + i * gap
    return (
      ((i * 7 + seed * 5) % 4 === 0 ? '' : sitter(view, x, z + 0.1, i * 3 + seed, y)) +
      chairBack(view, x, z, cloth, y)
    )
  })

/** Hall Anadolu from its last row. */
export function anadolu(): string {
  const view: View = { ...standardView, eye: 2.7, horizon: 330 }
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

/** Hall Akdeniz: smaller, daylight from the left, seen from the side of the audience. */
export function akdeniz(): string {
  const view: View = { ...standardView, middle: 520, horizon: 350, eye: 2 }
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
    grid(view, room, 0, 1.3, walnut, 0.18),
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

/** The stage of the large hall with a speaker at the lectern. */
export function stage(): string {
  const view: View = { ...standardView, eye: 1.2, horizon: 500, focal: 1000 }
  return framed(
    panel(view, [-9, -1, 9], 18, 8, '#123f49'),
    panel(view, [-9, -1, 9], 18, 8, 'url(#weave)', { opacity: 0.7 }),
    panel(view, [-4.9, -1, 8.9], 1.5, 8, aegean) + panel(view, [4.3, -1, 8.9], 0.6, 8, clay),
    slide(view, -0.6, 1.5, 8.8, 4.6, 2.7),
    sign(view, '6th International Symposium', [-3, 3.9, 8.8], sand, { size: 0.2, weight: 500 }),
    sign(view, 'Composites', [-3, 3.35, 8.8], white, { size: 0.5, weight: 800 }),
    sign(view, 'Kompozit 2025', [-3, 2.95, 8.8], apricot, { size: 0.28, weight: 600 }),
    box(view, [-8, -0.5, 5.2], [16, 0.5, 4], wood),
    repeat(12, (i) => slab(view, [-8, 0.001, 5.4 + i * 0.3], 16, 0.02, walnut, { opacity: 0.3 })),
    plant(view, -5, 8, 1.5, dune),
    plant(view, 4.9, 8, 1.5, dune),
    person(view, -2.3, 6.5, 7, 'talking'),
    lectern(view, -2.3, 6.1),
    repeat(
      2,
      (i) =>
        box(view, [1.7 + i * 1.2, 0, 7], [0.8, 0.45, 0.7], '#e9dfcd') +
        box(view, [1.7 + i * 1.2, 0.45, 7.5], [0.8, 0.5, 0.2], '#d8ccb6'),
    ),
    box(view, [2.62, 0, 6.8], [0.2, 0.5, 0.2], walnut),
    repeat(9, (i) => sitter(view, -2.7 + i * 0.68, 4.1 + (i % 2) * 0.1, i + 2, -0.62)),
    panel(view, [-4, -2, 3.9], 8, 1.35, night),
  )
}

/** The workshop room: a vacuum infusion on the table, people round it. */
export function workshop(): string {
  const view: View = { ...standardView, eye: 1.9, horizon: 300 }
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
    grid(view, room, 0, 1, '#8e7f66', 0.25),
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
    repeat(4, (i) =>
      panel(view, [-0.4, 1.45 + i * 0.18, 8.9], 2.6, 0.11, [deep, wave, clay, mist][i] ?? deep),
    ),
    repeat(3, (i) =>
      panel(view, [3.4 + i * 0.55, 0.1, 8.8], 0.42, 2.2, ['url(#carbon)', '#e9e2d3', gold][i] ?? sand),
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
