import { chairBack, roundTable, sign } from '../kit/furniture'
import { clay, gold, night, sand, walnut, wood } from '../kit/palette'
import { person, sitter } from '../kit/people'
import { box, panel, project, walls, type Place, type Room, standardView } from '../kit/room'
import { circle, each, ellipse, repeat, stroke } from '../kit/svg'
import { framed } from './frame'
import { plates } from './plates'

/** The gala dinner. */
export function gala(): string {
  const view = { ...standardView, eye: 2.3, horizon: 330 }
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
    each([1, 7, 4, 5], (look, i) =>
      person(view, -2.7 + i * 1.8, 13.6, look, i % 2 ? 'holding' : 'talking', { y: 0.6 }),
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
