import {
  aegean,
  apricot,
  clay,
  deep,
  gold,
  night,
  olive,
  paper,
  pine,
  sand,
  wave,
  wood,
} from '../kit/palette'
import { sign } from '../kit/furniture'
import { person } from '../kit/people'
import { box, face, panel, project, side, slab, standardView } from '../kit/room'
import { circle, ellipse, placed, rect, repeat, shape, stroke } from '../kit/svg'
import { framed } from '../kit/frame'

const view = { ...standardView, horizon: 430, eye: 1.7 }

/** A hanging glass lamp; `size` is its radius in pixels. */
const lantern = (x: number, y: number, size: number, fill: string) =>
  stroke(`M${x} ${y - size * 5}V${y - size}`, '#5f4a33', 2) +
  circle(x, y, size * 1.7, fill, { opacity: 0.2 }) +
  ellipse(x, y, size * 0.86, size, fill) +
  rect(x - size * 0.4, y - size * 1.2, size * 0.8, size * 0.3, gold) +
  placed(x, y, 1, shape(`M-4 ${size}h8l-4 ${size / 2}Z`, gold)) +
  stroke(`M${x - size * 0.8} ${y}Q${x} ${y + size * 0.4} ${x + size * 0.8} ${y}`, '#ffffff', 2, {
    opacity: 0.6,
  })

/** A shop front along the street on one side, its awning leaning over the goods. */
function shop(left: boolean, z: number, wall: string, awning: string, index: number): string {
  const x = left ? -3.4 : 3.4
  const lean = left ? -2.35 : 2.35
  const goods = [clay, gold, wave, olive, '#8a3b4f', apricot, deep]
  const stallX = left ? -3.3 : 2.35
  return (
    side(view, [x, 0, z], 3, 5.4, wall) +
    side(view, [x, 3.5, z + 0.3], 0.9, 1.3, '#6f8f93') +
    side(view, [x, 3.5, z + 1.8], 0.9, 1.3, '#6f8f93') +
    side(view, [x, 0.2, z + 0.25], 2.55, 2.4, '#4a3627') +
    repeat(5, (i) => side(view, [x, 1.2, z + 0.4 + i * 0.48], 0.36, 1.3, goods[(i + index) % 7] ?? clay)) +
    repeat(6, (i) =>
      face(
        view,
        [
          [x, 3.1, z + 0.1 + i * 0.47],
          [x, 3.1, z + 0.57 + i * 0.47],
          [lean, 2.3, z + 0.57 + i * 0.47],
          [lean, 2.3, z + 0.1 + i * 0.47],
        ],
        i % 2 ? paper : awning,
      ),
    ) +
    box(view, [stallX, 0, z + 0.4], [0.95, 0.75, 2.1], wood) +
    repeat(4, (row) =>
      repeat(2, (i) => {
        const [px, py] = project(view, [stallX + 0.25 + i * 0.45, 0.78, z + 2.2 - row * 0.5])
        const s = 190 / (z + 2.2 - row * 0.5)
        return (
          shape(
            `M${px - s} ${py}Q${px} ${py - s * 2.1} ${px + s} ${py}Z`,
            goods[(row * 2 + i + index) % 7] ?? gold,
          ) + ellipse(px, py, s, s * 0.28, sand)
        )
      }),
    )
  )
}

/** A street of the Kemeraltı market under vines and lamps. */
export function kemeralti(): string {
  const glass = [clay, wave, gold, '#8a3b4f', aegean, apricot, olive]
  return framed(
    rect(0, 0, 1200, 800, '#cfe4e2'),
    rect(0, 180, 1200, 260, '#e6efe6'),
    panel(view, [-4, 0, 22], 8, 7, sand),
    shape('M520 210Q524 130 600 112T680 210Z', wave),
    stroke('M600 112V86', gold, 4),
    rect(512, 208, 176, 30, '#d9c6a3'),
    rect(716, 60, 20, 300, '#efe3cd'),
    shape('M712 60L726 14 740 60Z', deep),
    rect(708, 150, 36, 8, '#d9c3a0'),
    panel(view, [-3.4, 0, 19], 6.8, 4.6, '#d3b98d'),
    shape('M548 500V386Q548 312 600 304T652 386V500Z', '#f3e3bd'),
    shape('M558 500V390Q560 326 600 318T642 390V500Z', '#fbf3dc'),
    repeat(5, (i) => rect(476 + i * 56, 300, 20, 30, '#8d7350', { rx: 10 })),
    slab(view, [-3.4, 0, 0.8], 6.8, 20, '#cdbb98'),
    repeat(16, (i) => slab(view, [-3.4, 0.001, 1.6 + i * 1.1], 6.8, 0.05, '#a8946c', { opacity: 0.6 })),
    repeat(6, (i) => slab(view, [-2.6 + i * 1.05, 0.001, 1], 0.04, 18, '#a8946c', { opacity: 0.5 })),
    repeat(6, (at) => {
      const z = 16.2 - at * 3
      const walls = ['#e0b894', '#d9c6a3', '#c98f6a', '#e9dcc5', '#d3a77c', '#cdb891']
      const tones = [clay, aegean, olive, '#8a3b4f', wave, gold]
      return (
        shop(true, z, walls[at] ?? sand, tones[at] ?? clay, at) +
        shop(false, z, walls[(at + 3) % 6] ?? sand, tones[(at + 2) % 6] ?? clay, at + 3) +
        (at === 1
          ? person(view, 0.5, 13, 5, 'walking') + person(view, -0.7, 12.6, 6, 'walking', { away: true })
          : '') +
        (at === 2 ? person(view, -1.2, 10.2, 3, 'talking') + person(view, 1.3, 9.8, 0, 'pointing') : '') +
        (at === 3 ? person(view, 0.3, 7.6, 2, 'walking', { away: true }) : '')
      )
    }),
    repeat(4, (i) => {
      const y = 120 - i * 26
      return stroke(`M0 ${y - 70 + i * 40}Q600 ${y + 130} 1200 ${y - 70 + i * 40}`, '#5f4a33', 2)
    }),
    repeat(9, (i) => {
      const x = 130 + i * 118
      return lantern(
        x,
        150 + 70 * Math.sin((x / 1200) * Math.PI) + (i % 2) * 34,
        20 + (i % 3) * 5,
        glass[i % 7] ?? gold,
      )
    }),
    repeat(14, (i) => ellipse(40 + i * 88, 10 + (i % 3) * 14, 70, 34, i % 2 ? pine : '#5d7c58')),
    panel(view, [-1.3, 3.15, 9], 2.6, 0.6, night),
    sign(view, 'KEMERALTI', [0, 3.33, 8.95], '#ffe2a3', { size: 0.34, weight: 700, width: 108, tracking: 3 }),
    person(view, -0.9, 5.2, 8, 'holding'),
    person(view, 0.95, 4.9, 4, 'walking', { away: true }),
  )
}
