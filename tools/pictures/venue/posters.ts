import { plant, sign } from '../kit/furniture'
import { aegean, apricot, clay, gold, mist, night, olive, pale, walnut, wave, white } from '../kit/palette'
import { person } from '../kit/people'
import { box, grid, panel, slab, walls, type Room, type View, standardView } from '../kit/room'
import { repeat } from '../kit/svg'
import { framed } from './frame'

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
  const view = { ...standardView, eye: 1.75, horizon: 330 }
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
    grid(view, room, 1.5, '#8f8066', 0.25),
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
    plant(view, -4.6, 7, 1.6),
    plant(view, 4.8, 7, 1.6),
  )
}
