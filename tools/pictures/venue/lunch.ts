import { chairBack, roundTable } from '../kit/furniture'
import { clay, deep, gold, pale, sand, wave } from '../kit/palette'
import { person, sitter } from '../kit/people'
import { grid, panel, project, slab, walls, type Room, type View, standardView } from '../kit/room'
import { ellipse, group, repeat, stroke } from '../kit/svg'
import { framed } from './frame'
import { bay, day } from './outlook'
import { plates } from './plates'

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

/** The lunch hall. */
export function lunch(): string {
  const view = { ...standardView, eye: 2.2, horizon: 300 }
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
    grid(view, room, 1.6, '#8a6743', 0.25),
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
