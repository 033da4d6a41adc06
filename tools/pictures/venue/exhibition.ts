import {
  aegean,
  apricot,
  clay,
  deep,
  dune,
  gold,
  ink,
  mist,
  night,
  olive,
  pale,
  sand,
  walnut,
  wave,
  white,
} from '../kit/palette'
import { counter, plant, sign } from '../kit/furniture'
import { person } from '../kit/people'
import {
  box,
  face,
  grid,
  panel,
  project,
  side,
  slab,
  standardView,
  walls,
  type Room,
  type View,
} from '../kit/room'
import { circle, ellipse, group, placed, polygon, repeat, shape, stroke } from '../kit/svg'
import { framed } from './frame'

const hallRoom: Room = {
  half: 14,
  height: 8,
  depth: 30,
  back: '#dfe8e6',
  left: '#e6dfd0',
  right: '#d9d0bd',
  floor: '#c9c2b2',
  ceiling: '#42525a',
}

/** One booth of the overview: two walls, a fascia with its name and a counter; it opens towards the aisle. */
function booth(view: View, x: number, z: number, name: string, colour: string, index: number): string {
  const inner = x < 0 ? x + 5 : x
  return (
    slab(view, [x, 0.01, z], 5, 3.4, '#efe8db') +
    panel(view, [x, 0, z + 3.4], 5, 2.6, '#f7f2e8') +
    panel(view, [x + 0.5, 0.6, z + 3.38], 1.5, 1.6, index % 2 ? 'url(#carbon)' : colour) +
    panel(view, [x + 2.6, 1.1, z + 3.38], 1.6, 1, mist) +
    side(view, [x < 0 ? x : x + 5, 0, z], 3.4, 2.6, '#e4dac6') +
    person(view, x + 2.2, z + 1.9, index * 3 + 1, 'standing') +
    counter(view, [x + 2.7, 0, z + 0.5], 1.4, colour) +
    box(view, [inner - 0.06, 0, z], [0.12, 2.6, 0.12], '#8b959a') +
    box(view, [x, 2.6, z - 0.05], [5, 0.55, 0.12], colour) +
    sign(view, name, [x + 2.5, 2.74, z - 0.06], white, { size: 0.32, weight: 800, width: 106 })
  )
}

/** The exhibition floor from the gallery. */
export function exhibitionFloor(): string {
  const view: View = { ...standardView, eye: 4, horizon: 300, focal: 980 }
  const left = ['Anka Elyaf', 'Vitraplast', 'Karbonay', 'Egeply'] as const
  const right = ['Basalt Works', 'Polimera', 'Nordlam', 'Körfez Reçine'] as const
  const tones = [wave, clay, night, aegean, olive, gold, deep, clay]
  return framed(
    walls(view, hallRoom),
    repeat(9, (i) => slab(view, [-14, 7.9, 5 + i * 3], 28, 0.35, '#6f8088')),
    repeat(5, (i) =>
      face(
        view,
        [
          [-10 + i * 5, 7.7, 4],
          [-9.4 + i * 5, 7.7, 4],
          [-9.4 + i * 5, 7.7, 30],
          [-10 + i * 5, 7.7, 30],
        ],
        '#fff3d6',
        { opacity: 0.85 },
      ),
    ),
    grid(view, hallRoom, 0, 2.5, '#a89f8c', 0.25),
    slab(view, [-1.8, 0.01, 3], 3.6, 27, clay, { opacity: 0.45 }),
    panel(view, [-6, 3.8, 29.9], 12, 2.6, aegean),
    sign(view, 'Sergi · Exhibition', [0, 4.7, 29.8], white, { size: 1.1, weight: 800 }),
    repeat(4, (i) => {
      const z = 23 - i * 4.9
      return (
        booth(view, -7.6, z, left[i] ?? '', tones[i] ?? deep, i) +
        booth(view, 2.6, z, right[i] ?? '', tones[i + 4] ?? deep, i + 2) +
        person(view, -0.9 + (i % 2), z - 0.6, i * 2, 'walking', { away: i % 2 === 0 }) +
        (i % 2
          ? person(view, 1.3, z + 1.4, i + 5, 'talking', { mirror: true }) +
            person(view, 0.5, z + 1.4, i + 3, 'holding')
          : '')
      )
    }),
  )
}

/** A stand with a carbon bicycle frame and a laid-up wing. */
export function carbonStand(): string {
  const view: View = { ...standardView, eye: 1.6, horizon: 430 }
  return framed(
    panel(view, [-12, 0, 11], 24, 7, '#d9d3c4'),
    slab(view, [-12, 0, 0.8], 24, 10.2, '#bdb5a4'),
    slab(view, [-4.4, 0.02, 3.6], 8.8, 4.4, '#efe8db'),
    panel(view, [-4.4, 0, 8], 8.8, 3.4, deep),
    panel(view, [-4.4, 0, 7.99], 8.8, 3.4, 'url(#weave)', { opacity: 0.5 }),
    panel(view, [1.6, 0, 7.98], 2.8, 3.4, clay),
    sign(view, 'EGEPLY', [-1.3, 2.35, 7.9], white, { size: 0.85, weight: 900, width: 116 }),
    sign(view, 'KOMPOZİT', [-1.3, 1.95, 7.9], apricot, { size: 0.3, weight: 500, width: 112, tracking: 12 }),
    box(view, [-4.5, 3.4, 5], [9, 0.4, 3.1], '#2b3238'),
    repeat(4, (i) =>
      polygon(
        [
          project(view, [-3.3 + i * 2.1, 3.4, 6.5]),
          project(view, [-4.1 + i * 2.1, 0.02, 7]),
          project(view, [-2.5 + i * 2.1, 0.02, 7]),
        ],
        '#fff3d6',
        { opacity: 0.1 },
      ),
    ),
    repeat(4, (i) =>
      face(
        view,
        [
          [1.9, 0.9 + i * 0.5, 7.9],
          [4.1, 1.1 + i * 0.5, 7.9],
          [4.1, 1.3 + i * 0.5, 7.9],
          [1.9, 1.1 + i * 0.5, 7.9],
        ],
        [sand, apricot, gold, mist][i] ?? sand,
      ),
    ),
    person(view, 3.2, 7, 2, 'talking', { mirror: true }),
    box(view, [-2.9, 0, 5.4], [3.6, 0.5, 1.2], '#f7f2e8'),
    (() => {
      const [x, y] = project(view, [-1.1, 0.5, 6])
      const wheel = (cx: number) =>
        circle(cx, -34, 33, 'none', { stroke: ink, 'stroke-width': 5 }) +
        circle(cx, -34, 24, 'none', { stroke: '#8b959a', 'stroke-width': 1 }) +
        circle(cx, -34, 4, ink)
      return placed(
        x,
        y,
        1.72,
        wheel(-62),
        wheel(62),
        stroke('M-62 -34L-34 -84H34L0 -34ZM-34 -84L0 -34L-62 -34M34 -84L62 -34', '#262d32', 7),
        stroke('M-34 -84L-38 -98M-48 -99H-28M34 -84L31 -100Q44 -104 52 -96', clay, 5),
      )
    })(),
    counter(view, [1.5, 0, 4.7], 2.2, aegean),
    sign(view, 'Egeply', [2.6, 0.5, 4.65], white, { size: 0.34, weight: 800 }),
    box(view, [1.8, 1.12, 4.8], [0.5, 0.12, 0.4], apricot),
    box(view, [2.6, 1.12, 4.85], [0.7, 0.06, 0.4], '#20282d'),
    plant(view, -4, 7.4, 1.7, dune),
    person(view, -2.6, 4.6, 3, 'pointing'),
    person(view, 0.25, 4.3, 1, 'standing', { away: true }),
    person(view, 1.3, 4, 0, 'talking'),
  )
}

/** A stand with the root of a wind blade and the hull of a small boat. */
export function bladeStand(): string {
  const view: View = { ...standardView, eye: 1.6, horizon: 400, middle: 640 }
  const [bx, by] = project(view, [-2.2, 0.35, 6.2])
  return framed(
    panel(view, [-13, 0, 11], 26, 7, '#cfdcdc'),
    slab(view, [-13, 0, 0.8], 26, 10.2, '#b7bdb6'),
    slab(view, [-5, 0.02, 3.4], 9.4, 4.8, '#f4efe4'),
    panel(view, [-5, 0, 8.2], 9.4, 4.5, pale),
    face(
      view,
      [
        [-5, 0, 8.19],
        [-1.6, 0, 8.19],
        [2.9, 4.5, 8.19],
        [-0.5, 4.5, 8.19],
      ],
      wave,
      { opacity: 0.5 },
    ),
    face(
      view,
      [
        [-1.6, 0, 8.18],
        [0, 0, 8.18],
        [4.4, 4.4, 8.18],
        [2.8, 4.4, 8.18],
      ],
      aegean,
      { opacity: 0.8 },
    ),
    sign(view, 'rüzgâr kanat', [-2.1, 3.55, 8.1], night, { size: 0.72, weight: 800, width: 106 }),
    shape('M60 286Q420 196 800 232T1010 268Q760 306 420 332T66 372Q40 330 60 286Z', '#f9fbfb'),
    shape('M62 330Q420 268 1010 268Q760 306 420 332T66 372Q56 352 62 330Z', '#cfdfe2'),
    ellipse(64, 330, 24, 46, '#9fb3b8') +
      ellipse(64, 330, 15, 32, ink) +
      ellipse(64, 330, 15, 32, 'url(#carbon)'),
    stroke('M300 250L360 340M520 226L572 318M730 230L764 300', clay, 5, { opacity: 0.6 }),
    placed(
      bx,
      by,
      1,
      shape('M-190 -96Q-60 -66 210 -104Q196 -20 130 0H-120Q-176 -26 -190 -96Z', clay),
      shape('M-190 -96Q-60 -66 210 -104L208 -92Q-60 -54 -188 -84Z', sand),
      stroke('M-166 -50Q0 -22 196 -56', apricot, 4),
      polygon(
        [
          [-110, 0],
          [-80, 0],
          [-60, 46],
          [-76, 46],
        ],
        walnut,
      ),
      polygon(
        [
          [90, 0],
          [120, 0],
          [90, 46],
          [72, 46],
        ],
        walnut,
      ),
    ),
    person(view, 0.3, 6.8, 4, 'pointing', { mirror: true }),
    person(view, 1, 6.9, 8, 'holding'),
    person(view, 2.3, 5.95, 7, 'standing'),
    counter(view, [1.25, 0, 5.2], 1.9, night),
    sign(view, 'Denizci Tekne', [2.2, 0.5, 5.15], sand, { size: 0.24, weight: 700 }),
    person(view, -3.2, 4.3, 9, 'talking'),
    person(view, -2.3, 4.2, 5, 'standing', { away: true }),
    person(view, 0.55, 4, 6, 'standing', { away: true }),
  )
}

function poster(view: View, x: number, z: number, index: number): string {
  const tone = [aegean, clay, olive, night, wave, walnut][index % 6] ?? aegean
  return (
    box(view, [x - 0.06, 0, z], [0.08, 2.1, 0.08], '#7d878c') +
    box(view, [x + 1.02, 0, z], [0.08, 2.1, 0.08], '#7d878c') +
    box(view, [x - 0.08, 0.62, z - 0.02], [1.2, 1.5, 0.05], '#d8d2c6') +
    panel(view, [x + 0.1, 0.8, z - 0.04], 0.84, 1.2, white) +
    panel(view, [x + 0.1, 1.8, z - 0.05], 0.84, 0.2, tone) +
    panel(view, [x + 0.16, 1.4, z - 0.05], 0.34, 0.32, index % 2 ? mist : apricot) +
    repeat(4, (i) =>
      panel(view, [x + 0.56, 1.66 - i * 0.08, z - 0.05], 0.32 - (i % 2) * 0.07, 0.03, '#aab4b8'),
    ) +
    panel(view, [x + 0.5, 0.9, z - 0.05], 0.38, 0.38, index % 3 ? 'url(#carbon)' : gold) +
    repeat(5, (i) =>
      panel(view, [x + 0.16, 1.26 - i * 0.08, z - 0.05], 0.28 - (i % 3) * 0.05, 0.03, '#aab4b8'),
    )
  )
}

/** The poster boards in two rows. */
export function posters(): string {
  const view: View = { ...standardView, eye: 1.75, horizon: 330 }
  const room: Room = {
    half: 8,
    height: 4.6,
    depth: 12,
    back: '#efe6d6',
    left: pale,
    right: '#e2d3b8',
    floor: '#b9a98d',
    ceiling: '#f7f2e8',
  }
  return framed(
    walls(view, room),
    grid(view, room, 0, 1.5, '#8f8066', 0.25),
    repeat(3, (i) => slab(view, [-5 + i * 4, 4.59, 3], 1.6, 8, '#fff6df')),
    panel(view, [-3.4, 2.9, 11.95], 6.8, 0.95, aegean),
    sign(view, 'Posterler · Posters', [0, 3.2, 11.9], white, { size: 0.5, weight: 800 }),
    repeat(7, (i) => poster(view, -5.9 + i * 1.7, 9.6, i)),
    person(view, -3.4, 8.7, 4, 'standing', { away: true }),
    person(view, 1.1, 8.8, 2, 'talking'),
    person(view, 2.1, 8.7, 8, 'holding', { mirror: true }),
    repeat(5, (i) => poster(view, -4.6 + i * 2, 6, i + 3)),
    person(view, -1.9, 5.2, 3, 'pointing'),
    person(view, -2.6, 4.5, 6, 'standing', { away: true }),
    person(view, 1.3, 4.9, 7, 'pointing', { away: true, mirror: true }),
    person(view, 2.1, 4.4, 1, 'holding', { away: true }),
    group({}, plant(view, -4.6, 7, 1.6), plant(view, 4.8, 7, 1.6)),
  )
}
