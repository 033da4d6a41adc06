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
import { chairBack, cup, plant, roundTable, sign } from '../kit/furniture'
import { person, sitter } from '../kit/people'
import {
  box,
  grid,
  panel,
  project,
  side,
  slab,
  standardView,
  walls,
  type Place,
  type Room,
  type View,
} from '../kit/room'
import { circle, ellipse, group, polygon, rect, repeat, shape, stroke } from '../kit/svg'
import { framed } from './frame'
import { bay, day } from './outlook'

/** The bay seen through a far wall of glass. */
function seaWall(view: View, room: Room, panes: number): string {
  const [left, top] = project(view, [-room.half, room.height, room.depth])
  const [right, bottom] = project(view, [room.half, 0, room.depth])
  return (
    group(
      { transform: `translate(${left} ${top}) scale(${(right - left) / 1200} ${(bottom - top) / 480})` },
      bay(day, 300, 480, [900, 90]),
    ) +
    repeat(panes + 1, (i) =>
      panel(
        view,
        [-room.half - 0.05 + (i * 2 * room.half) / panes, 0, room.depth - 0.05],
        0.1,
        room.height,
        deep,
      ),
    ) +
    panel(view, [-room.half, room.height * 0.7, room.depth - 0.05], room.half * 2, 0.08, deep)
  )
}

/** Plates round a table, in the direction of the eye flattened like the table. */
function plates(view: View, x: number, z: number, r: number): string {
  const [cx, cy] = project(view, [x, 0.76, z])
  const size = (r * view.focal) / z
  return (
    repeat(6, (i) => {
      const angle = (i * Math.PI) / 3 + 0.4
      const [px, py] = [cx + Math.cos(angle) * size * 0.68, cy + Math.sin(angle) * size * 0.17]
      return (
        ellipse(px, py, size * 0.17, size * 0.05, white) +
        ellipse(px, py, size * 0.1, size * 0.03, i % 2 ? '#dbe3dc' : '#f0cfa8')
      )
    }) +
    shape(`M${cx - 5} ${cy}q-16 -22 -4 -38q12 8 9 38M${cx + 4} ${cy}q18 -18 12 -34q-14 4 -14 34`, '#3c5f4a') +
    rect(cx - 8, cy - 4, 16, 12, clay)
  )
}

/** The coffee break. */
export function coffee(): string {
  const view: View = { ...standardView, eye: 1.7, horizon: 370 }
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
        polygon(
          [
            [x - 32, y + 10],
            [x - 12, y - 22],
            [x + 12, y - 22],
            [x + 32, y + 10],
          ],
          i % 2 ? clay : gold,
        )
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

/** The lunch hall. */
export function lunch(): string {
  const view: View = { ...standardView, eye: 2.2, horizon: 300 }
  const room: Room = {
    half: 9,
    height: 4.8,
    depth: 14,
    back: pale,
    left: '#e2d3b8',
    right: '#d8c5a2',
    floor: '#b98f66',
    ceiling: '#f4ecdd',
  }
  const setting = (x: number, z: number, seed: number): string =>
    person(view, x - 0.5, z + 1.3, seed, 'standing', { y: -0.48 }) +
    person(view, x + 0.5, z + 1.3, seed + 2, 'standing', { y: -0.48 }) +
    roundTable(view, x, z, 1.05, 0.75, '#fbf6ec') +
    plates(view, x, z, 1.05) +
    sitter(view, x - 0.62, z - 1.1, seed + 4) +
    chairBack(view, x - 0.62, z - 1.2, wave) +
    sitter(view, x + 0.62, z - 1.1, seed + 5) +
    chairBack(view, x + 0.62, z - 1.2, wave)
  return framed(
    walls(view, room),
    seaWall(view, room, 8),
    grid(view, room, 0, 1.6, '#8a6743', 0.25),
    repeat(5, (i) => slab(view, [-7 + i * 3.4, 0.002, 8.5], 1.7, 5.4, '#fff3d6', { opacity: 0.22 })),
    repeat(3, (row) =>
      repeat(4, (i) => {
        const [x, y] = project(view, [-5.4 + i * 3.6, 4, 5 + row * 3])
        const s = 190 / (5 + row * 3)
        return (
          stroke(`M${x} ${project(view, [0, 4.8, 5 + row * 3])[1]}V${y}`, deep, 2) +
          ellipse(x, y, s, s * 0.55, [clay, gold, sand][(i + row) % 3] ?? clay)
        )
      }),
    ),
    repeat(4, (i) => setting(-6 + i * 4, 11.3, i)),
    repeat(3, (i) => setting(-4.2 + i * 4.2, 8, i + 3)),
    repeat(2, (i) => setting(-2 + i * 4, 5.2, i * 3 + 2)),
  )
}

/** The gala dinner. */
export function gala(): string {
  const view: View = { ...standardView, eye: 2.3, horizon: 330 }
  const room: Room = {
    half: 9,
    height: 6,
    depth: 15,
    back: '#16304a',
    left: '#1b3a56',
    right: '#173350',
    floor: '#3a2f3a',
    ceiling: '#101f33',
  }
  const light = (place: Place, size: number): string => {
    const [x, y] = project(view, place)
    return (
      stroke(`M${x} 0V${y}`, '#5b6f86', 1.5) +
      circle(x, y, size * 2.2, gold, { opacity: 0.13 }) +
      circle(x, y, size, '#ffe2a3')
    )
  }
  const setting = (x: number, z: number, seed: number): string => {
    const [cx, cy] = project(view, [x, 0.76, z])
    return (
      person(view, x - 0.55, z + 1.3, seed, 'standing', { y: -0.48 }) +
      person(view, x + 0.55, z + 1.3, seed + 3, 'standing', { y: -0.48 }) +
      roundTable(view, x, z, 1.05, 0.75, '#d9c9b0') +
      plates(view, x, z, 1.05) +
      circle(cx, cy - 26, 30, gold, { opacity: 0.2 }) +
      circle(cx, cy - 26, 6, '#fff0c4') +
      sitter(view, x - 0.62, z - 1.1, seed + 5) +
      chairBack(view, x - 0.62, z - 1.2, clay) +
      sitter(view, x + 0.62, z - 1.1, seed + 6) +
      chairBack(view, x + 0.62, z - 1.2, clay)
    )
  }
  return framed(
    walls(view, room),
    repeat(13, (i) => panel(view, [-9 + i * 1.45, 0, 14.98], 0.75, 6, i % 2 ? '#1d4059' : '#8a3b4f')),
    panel(view, [-4.4, 1.4, 14.9], 8.8, 3.4, night),
    panel(view, [-4.4, 1.4, 14.89], 8.8, 3.4, 'url(#weave)', { opacity: 0.35 }),
    sign(view, 'Gala', [0, 3.45, 14.8], '#ffe2a3', { size: 1.3, weight: 300, width: 118, tracking: 10 }),
    sign(view, 'Kompozit 2025', [0, 2.75, 14.8], sand, { size: 0.5, weight: 500 }),
    box(view, [-5.4, 0, 12.8], [10.8, 0.6, 1.8], walnut),
    repeat(4, (i) =>
      person(view, -2.7 + i * 1.8, 13.6, [1, 7, 4, 5][i] ?? 1, i % 2 ? 'holding' : 'talking', { y: 0.6 }),
    ),
    repeat(4, (i) => {
      const [x, y] = project(view, [-2.6 + i * 1.8, 1.75, 13.2])
      return i % 2
        ? ellipse(x, y, 15, 9, '#a9794f') + stroke(`M${x + 12} ${y - 3}l26 -14`, wood, 4)
        : stroke(`M${x} ${y}v44`, '#8b959a', 3)
    }),
    repeat(3, (row) =>
      repeat(6, (i) => light([-6.5 + i * 2.6, 4.6 + ((i + row) % 2) * 0.5, 6 + row * 3], 46 / (3 + row))),
    ),
    repeat(4, (i) => setting(-6 + i * 4, 10.2, i + 1)),
    repeat(3, (i) => setting(-4.2 + i * 4.2, 7.4, i + 4)),
    repeat(2, (i) => setting(-2 + i * 4, 5, i * 3)),
  )
}
