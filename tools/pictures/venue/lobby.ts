import {
  aegean,
  apricot,
  clay,
  deep,
  dune,
  gold,
  mist,
  pale,
  sand,
  walnut,
  wave,
  white,
  wood,
} from '../kit/palette'
import { counter, lamp, plant, sign } from '../kit/furniture'
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
import { circle, group, rect, repeat, stroke } from '../kit/svg'
import { framed } from './frame'
import { bay, day } from './outlook'

/** The glass doors under the canopy. */
export function entrance(): string {
  const view: View = { ...standardView, eye: 1.6, horizon: 470 }
  return framed(
    panel(view, [-14, 0, 9], 28, 8, '#d8cbb3'),
    repeat(9, (i) => panel(view, [-9 + i * 2, 4.6, 8.99], 0.06, 3.4, '#b9a98a')),
    panel(view, [-5.4, 0, 8.95], 10.8, 4, '#bfdde0'),
    panel(view, [-5.4, 0, 8.94], 10.8, 1.5, '#9cc9cf'),
    repeat(4, (i) => slab(view, [-4.8 + i * 2.6, 0.01, 9], 2, 1, '#e9dfcd')),
    repeat(7, (i) => panel(view, [-5.45 + i * 1.8, 0, 8.9], 0.1, 4, deep)),
    panel(view, [-5.4, 2.6, 8.9], 10.8, 0.08, deep),
    repeat(6, (i) => panel(view, [-5.35 + i * 1.8 + (i % 2 ? 0.14 : 1.45), 0.9, 8.85], 0.07, 0.7, gold)),
    box(view, [-7.2, 4, 6.2], [14.4, 0.5, 2.8], aegean),
    panel(view, [-7.2, 4, 6.2], 14.4, 0.5, 'url(#weave)', { opacity: 0.5 }),
    sign(view, 'BAYRAKLI FUAR VE İŞ MERKEZİ', [0, 4.13, 6.18], white, {
      size: 0.34,
      weight: 700,
      width: 108,
      tracking: 2,
    }),
    panel(view, [-2.2, 2.75, 8.86], 4.4, 0.62, deep),
    sign(view, 'Giriş · Entrance', [0, 2.95, 8.85], white, { size: 0.3, weight: 600 }),
    slab(view, [-14, 0, 0.8], 28, 8.2, '#cdbfa5'),
    repeat(8, (i) => slab(view, [-14, 0.001, 1.4 + i * 1], 28, 0.04, '#a8987b', { opacity: 0.5 })),
    repeat(15, (i) => slab(view, [-14 + i * 2, 0.001, 1], 0.04, 8, '#a8987b', { opacity: 0.4 })),
    slab(view, [-2.8, 0.003, 1.4], 5.6, 7.6, clay, { opacity: 0.55 }),
    panel(view, [-7, 0, 6.3], 0.35, 4, dune) + panel(view, [6.65, 0, 6.3], 0.35, 4, dune),
    plant(view, -5.6, 8, 2) + plant(view, 5.6, 8, 2),
    box(view, [2.5, 0, 5.6], [1.1, 2.2, 0.2], deep),
    panel(view, [2.5, 1.7, 5.58], 1.1, 0.5, clay),
    sign(view, 'Kompozit', [3.05, 1.3, 5.58], white, { size: 0.21, weight: 700 }),
    sign(view, '2025', [3.05, 0.9, 5.58], apricot, { size: 0.36, weight: 800 }),
    repeat(3, (i) => panel(view, [2.65, 0.25 + i * 0.16, 5.58], 0.8, 0.08, [mist, wave, gold][i] ?? mist)),
    person(view, -1, 8.2, 1, 'walking', { away: true }),
    person(view, 0.9, 7.4, 3, 'walking', { away: true }),
    person(view, -2.7, 5.4, 6, 'talking'),
    person(view, -1.7, 5.3, 5, 'standing'),
    person(view, 1.1, 4.6, 2, 'walking', { away: true }),
  )
}

/** The foyer: two storeys, gallery on the right, the bay behind the glass. */
export function foyer(): string {
  const view: View = { ...standardView, eye: 1.9, horizon: 450 }
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
    grid(view, room, 0, 2, '#b6a483', 0.35),
    repeat(5, (i) => slab(view, [-7 + i * 3, 0.002, 9], 1.6, 7.5, '#fffaf0', { opacity: 0.35 })),
    repeat(5, (i) => side(view, [-8, 0, 2.5 + i * 3], 1.4, 6.4, '#c9b491')),
    repeat(4, (i) => side(view, [-8, 1.1, 4.1 + i * 3], 1.3, 3.6, [aegean, clay, deep, gold][i] ?? deep)),
    face(
      view,
      [
        [5, 3.5, 1],
        [5, 3.5, 16.9],
        [8, 3.5, 16.9],
        [8, 3.5, 1],
      ],
      '#cdbb9b',
    ),
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

/** The registration desk. */
export function registration(): string {
  const view: View = { ...standardView, eye: 1.7, horizon: 360 }
  const room: Room = {
    half: 7,
    height: 4.4,
    depth: 9.5,
    back: aegean,
    left: '#e9dcc5',
    right: '#dfcfb3',
    floor: '#cbbb9f',
    ceiling: '#f6f0e4',
  }
  return framed(
    walls(view, room),
    grid(view, room, 0, 1.2, '#a39376', 0.3),
    panel(view, [-7, 0, 9.49], 14, 4.4, 'url(#weave)', { opacity: 0.55 }),
    panel(view, [-4.6, 2.5, 9.4], 9.2, 1.25, deep),
    sign(view, 'Kayıt · Registration', [0, 2.88, 9.35], white, { size: 0.68, weight: 800 }),
    repeat(3, (i) => lamp(view, [-4.4 + i * 3.4, 4.39, 5], 2, 0.5)),
    repeat(3, (i) => person(view, -3.3 + i * 3.3, 7.9, [8, 2, 3][i] ?? 0, i === 1 ? 'talking' : 'standing')),
    counter(view, [-5, 0, 6.6], 3.1, sand),
    counter(view, [-1.6, 0, 6.6], 3.1, sand),
    counter(view, [1.8, 0, 6.6], 3.1, sand),
    [-3.45, -0.05, 3.35]
      .map(
        (x, i) =>
          panel(view, [x - 1.4, 0.1, 6.58], 2.8, 0.14, [clay, gold, wave][i] ?? clay) +
          sign(view, ['A – K', 'L – Z', 'Davetli · Invited'][i] ?? '', [x, 0.55, 6.57], deep, {
            size: 0.26,
            weight: 700,
          }),
      )
      .join(''),
    repeat(3, (i) => box(view, [-4.5 + i * 3.4, 1.12, 6.7], [0.5, 0.34, 0.05], '#2b3238')),
    repeat(5, (i) => box(view, [0.35 + i * 0.16, 1.12, 6.7], [0.13, 0.2, 0.1], i % 2 ? white : apricot)),
    repeat(4, (i) =>
      box(
        view,
        [4.95 + (i % 2) * 0.5, 0, 5.8 - Math.floor(i / 2) * 0.5],
        [0.4, 0.5, 0.16],
        i % 2 ? clay : '#2f6b5e',
      ),
    ),
    plant(view, -6.2, 8.6, 1.9),
    person(view, -3.7, 5.4, 1, 'standing', { away: true }),
    person(view, 0.9, 5.3, 0, 'pointing', { away: true }),
    person(view, 3, 5.2, 9, 'standing', { away: true }),
    person(view, -0.9, 3.9, 6, 'standing', { away: true }),
    person(view, 1.75, 4, 5, 'holding', { mirror: true }),
  )
}

/** The main staircase in daylight. */
export function staircase(): string {
  const view: View = { ...standardView, eye: 1.7, horizon: 520, focal: 850 }
  const rise = 0.17
  const steps = 20
  return framed(
    rect(0, 0, 1200, 800, '#efe6d6'),
    panel(view, [-9, 0, 14.5], 18, 11, '#d3e8e8'),
    repeat(10, (i) => panel(view, [-9 + i * 2, 0, 14.4], 0.1, 11, '#8fbfc4')) +
      repeat(5, (i) => panel(view, [-9, 3.4 + i * 1.8, 14.4], 18, 0.1, '#8fbfc4')),
    circle(820, 90, 60, '#fff6dc'),
    side(view, [-6, 0, 0.8], 13.6, 11, '#e2d2b4'),
    side(view, [6, 0, 0.8], 13.6, 11, '#d8c5a2'),
    repeat(5, (i) =>
      side(view, [-6, 1.6, 4 + i * 2.1], 1.5, 2.6, [aegean, clay, gold, deep, wave][i] ?? deep),
    ),
    slab(view, [-6, 0, 0.8], 12, 5.4, '#c9b694'),
    repeat(steps, (index) => {
      const i = steps - 1 - index
      return (
        box(view, [-3.4, i * rise, 6 + i * 0.34], [6.8, rise, 0.4], i % 2 ? '#d9a97d' : '#cf9c6e') +
        (i === 14 ? person(view, 1.6, 6 + i * 0.34, 3, 'walking', { y: (i + 1) * rise }) : '') +
        (i === 10 ? person(view, -1.9, 6 + i * 0.34, 1, 'walking', { y: (i + 1) * rise, away: true }) : '') +
        (i === 5
          ? person(view, 1.2, 6 + i * 0.34, 0, 'walking', { y: (i + 1) * rise }) +
            person(view, 2.1, 6 + i * 0.34, 2, 'holding', { y: (i + 1) * rise })
          : '')
      )
    }),
    [-3.5, 3.5]
      .map(
        (x) =>
          face(
            view,
            [
              [x, 0.1, 6],
              [x, 1, 6],
              [x, 1 + rise * steps, 12.6],
              [x, rise * steps, 12.6],
            ],
            '#8fc2c8',
            { opacity: 0.5 },
          ) +
          face(
            view,
            [
              [x, 1, 5.9],
              [x, 1.09, 5.9],
              [x, 1.09 + rise * steps, 12.7],
              [x, 1 + rise * steps, 12.7],
            ],
            walnut,
          ),
      )
      .join(''),
    plant(view, -4.6, 5.6, 1.8),
    plant(view, 4.6, 5.6, 1.8, dune),
    person(view, -1.6, 4.2, 8, 'talking'),
    person(view, -0.7, 4.2, 6, 'standing'),
  )
}
