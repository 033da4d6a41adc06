import { plant, roundTable } from '../kit/furniture'
import { gold, sand } from '../kit/palette'
import { person } from '../kit/people'
import { project, standardView } from '../kit/room'
import { ferry } from '../kit/scenery'
import { circle, each, rect, repeat, stroke } from '../kit/svg'
import { framed } from './frame'
import { bay, evening } from './outlook'
import { rail } from './railing'

/** The terrace over the bay at dusk. */
export function terrace(): string {
  const view = { ...standardView, horizon: 380, eye: 1.8 }
  const bulb = (i: number): readonly [number, number] => [
    i * 75,
    96 + 62 * Math.sin((((i % 8) * 75) / 600) * Math.PI),
  ]
  const table = (x: number, z: number, seed: number): string => {
    const [cx, cy] = project(view, [x, 1.1, z])
    return (
      person(view, x - 0.75, z + 0.2, seed, 'holding') +
      person(view, x + 0.75, z + 0.3, seed + 3, 'talking', { mirror: true }) +
      roundTable(view, x, z, 0.42, 1.1, sand, false) +
      circle(cx, cy - 12, 30, gold, { opacity: 0.25 }) +
      rect(cx - 7, cy - 24, 14, 22, '#ffe2a3', { rx: 3 })
    )
  }
  return framed(
    bay(evening, 380, 620, [330, 330]),
    ferry(180, 444, 150, '#1b2440', '#e9cfae', '#6a5f7d'),
    ferry(820, 412, 74, '#1b2440', '#e9cfae', '#6a5f7d'),
    rail(470, '#2a2c48', '#e69a66'),
    rect(0, 620, 1200, 180, '#6d4f4a'),
    repeat(6, (i) => rect(0, 632 + i * i * 6, 1200, 3, '#4d3838', { opacity: 0.7 })),
    each([0, 1], (i) => stroke(`M${i * 600} 96Q${i * 600 + 300} 220 ${i * 600 + 600} 96`, '#2a2c48', 3)),
    repeat(17, (i) => {
      const [x, y] = bulb(i)
      return circle(x, y + 6, 20, '#ffd79a', { opacity: 0.25 }) + circle(x, y + 6, 9, '#ffe9ba')
    }),
    table(-2.3, 6.4, 1),
    table(2.4, 6.2, 4),
    table(0.1, 4.9, 7),
    plant(view, -3.6, 5.6, 1.6),
    plant(view, 3.7, 5.4, 1.6, '#8a3b4f'),
  )
}
