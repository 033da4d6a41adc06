import { counter, lamp, plant, sign } from '../kit/furniture'
import { aegean, apricot, clay, deep, gold, sand, wave, white } from '../kit/palette'
import { person } from '../kit/people'
import { box, grid, panel, walls, type Room, standardView } from '../kit/room'
import { each, repeat } from '../kit/svg'
import { framed } from './frame'

/** The registration desk. */
export function registration(): string {
  const view = { ...standardView, eye: 1.7, horizon: 360 }
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
    grid(view, room, 1.2, '#a39376', 0.3),
    panel(view, [-7, 0, 9.49], 14, 4.4, 'url(#weave)', { opacity: 0.55 }),
    panel(view, [-4.6, 2.5, 9.4], 9.2, 1.25, deep),
    sign(view, 'Kayıt · Registration', [0, 2.88, 9.35], white, { size: 0.68, weight: 800 }),
    repeat(3, (i) => lamp(view, [-4.4 + i * 3.4, 4.39, 5], 2, 0.5)),
    each([8, 2, 3], (look, i) => person(view, -3.3 + i * 3.3, 7.9, look, i === 1 ? 'talking' : 'standing')),
    counter(view, [-5, 0, 6.6], 3.1, sand),
    counter(view, [-1.6, 0, 6.6], 3.1, sand),
    counter(view, [1.8, 0, 6.6], 3.1, sand),
    each(
      [-3.45, -0.05, 3.35],
      (x, i) =>
        panel(view, [x - 1.4, 0.1, 6.58], 2.8, 0.14, [clay, gold, wave][i] ?? clay) +
        sign(view, ['A – K', 'L – Z', 'Davetli · Invited'][i] ?? '', [x, 0.55, 6.57], deep, {
          size: 0.26,
          weight: 700,
        }),
    ),
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
