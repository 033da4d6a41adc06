import { clay, deep, mist, pine, walnut, white, wood } from '../kit/palette'
import { person } from '../kit/people'
import { box, incline, project, type Place, standardView } from '../kit/room'
import { cypress, tower, tree } from '../kit/scenery'
import { ellipse, rect, repeat } from '../kit/svg'
import { framed } from '../kit/frame'
import { bay, day, gulls } from '../kit/outlook'
import { rail } from './railing'

/** The roof garden with its solar panels. */
export function rooftop(): string {
  const view = { ...standardView, horizon: 340, eye: 2 }
  const solar = ([x, , z]: Place): string =>
    incline(view, [x, 0.35, z], [1.7, 0.8, 0.9], '#1d3f66') +
    repeat(3, (i) => incline(view, [x + 0.42 * (i + 1), 0.35, z], [0.03, 0.8, 0.9], mist)) +
    incline(view, [x, 0.75, z + 0.45], [1.7, 0.03, 0.03], mist)
  const planter = (x: number, z: number, width: number): string =>
    box(view, [x, 0, z], [width, 0.5, 0.7], clay) +
    repeat(Math.round(width / 0.35), (i) => {
      const [px, py] = project(view, [x + 0.2 + i * 0.35, 0.55, z + 0.3])
      const s = 260 / z
      return ellipse(px, py - s * 0.4, s, s * (0.8 + (i % 3) * 0.25), i % 2 ? pine : '#5d7c58')
    })
  return framed(
    bay(day, 340, 470, [260, 120]),
    gulls(white, [
      [700, 130, 24],
      [780, 170, 16],
      [430, 220, 14],
    ]),
    repeat(5, (i) =>
      tower(880 + i * 66, 420, 52, 190 + ((i * 89) % 170), i % 2 ? '#7fb1b6' : '#9cc6c8', '#dff0ef'),
    ),
    rail(376, deep, '#bfe0e4'),
    rect(0, 470, 1200, 330, '#d8c8aa'),
    repeat(9, (i) => rect(0, 482 + i * i * 4.4, 1200, 3, '#b8a47f', { opacity: 0.6 })),
    repeat(5, (i) => solar([-7.2 + i * 2.1, 0, 10])),
    repeat(3, (i) => solar([-5.4 + i * 2.1, 0, 7.6])),
    planter(2.2, 10, 4.4),
    cypress(850, 500, 130, pine),
    cypress(930, 506, 150, pine),
    tree(1050, 520, 210, walnut, pine, '#5d7c58'),
    box(view, [1.5, 0, 7.4], [2.6, 0.45, 0.7], wood),
    person(view, 1.2, 8.3, 5),
    person(view, 2.2, 8.5, 1, 'talking', { mirror: true }),
    planter(-3.6, 4.9, 2.2),
    box(view, [2.1, 0, 5], [1.7, 0.45, 0.6], wood),
    person(view, -0.5, 5.3, 2, 'pointing'),
    person(view, -1.3, 5.2, 3, 'holding'),
    person(view, 0.9, 4.6, 6, 'standing', { away: true }),
  )
}
