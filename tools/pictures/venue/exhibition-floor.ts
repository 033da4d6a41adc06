import { counter, sign } from '../kit/furniture'
import { aegean, clay, deep, gold, mist, night, olive, wave, white } from '../kit/palette'
import { person } from '../kit/people'
import { box, grid, panel, side, slab, walls, type Room, type View, standardView } from '../kit/room'
import { repeat } from '../kit/svg'
import { framed } from '../kit/frame'

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

/** One booth in the overview, open towards the aisle: two walls, a fascia with its name, and a counter. */
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
  const view = { ...standardView, eye: 4, horizon: 300, focal: 980 }
  const left = ['Anka Elyaf', 'Vitraplast', 'Karbonay', 'Egeply'] as const
  const right = ['Basalt Works', 'Polimera', 'Nordlam', 'Körfez Reçine'] as const
  const tones = [wave, clay, night, aegean, olive, gold, deep, clay]
  return framed(
    walls(view, hallRoom),
    repeat(9, (i) => slab(view, [-14, 7.9, 5 + i * 3], 28, 0.35, '#6f8088')),
    repeat(5, (i) => slab(view, [-10 + i * 5, 7.7, 4], 0.6, 26, '#fff3d6', { opacity: 0.85 })),
    grid(view, hallRoom, 2.5, '#a89f8c', 0.25),
    slab(view, [-1.8, 0.01, 3], 3.6, 27, clay, { opacity: 0.45 }),
    panel(view, [-6, 3.8, 29.9], 12, 2.6, aegean),
    sign(view, 'Sergi · Exhibition', [0, 4.7, 29.8], white, { size: 1.1, weight: 800 }),
    repeat(4, (i) => {
      const z = 23 - i * 4.9
      return (
        booth(view, -7.6, z, left[i] ?? '', tones[i] ?? deep, i) +
        booth(view, 2.6, z, right[i] ?? '', tones[i + 4] ?? deep, i + 2) +
        person(view, -0.9 + (i % 2), z - 0.6, i * 3 + 1, 'walking', { away: i % 2 === 0 }) +
        (i % 2
          ? person(view, 1.3, z + 1.4, i + 5, 'talking', { mirror: true }) +
            person(view, 0.5, z + 1.4, i + 3, 'holding')
          : '')
      )
    }),
  )
}
