import { plant, sign } from '../kit/furniture'
import { aegean, apricot, clay, deep, dune, gold, mist, wave, white } from '../kit/palette'
import { person } from '../kit/people'
import { box, panel, slab, standardView } from '../kit/room'
import { each, repeat } from '../kit/svg'
import { framed } from './frame'

/** The glass doors under the canopy. */
export function entrance(): string {
  const view = { ...standardView, eye: 1.6, horizon: 470 }
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
    each([mist, wave, gold], (fill, i) => panel(view, [2.65, 0.25 + i * 0.16, 5.58], 0.8, 0.08, fill)),
    person(view, -1, 8.2, 1, 'walking', { away: true }),
    person(view, 0.9, 7.4, 3, 'walking', { away: true }),
    person(view, -2.7, 5.4, 6, 'talking'),
    person(view, -1.7, 5.3, 5, 'standing'),
    person(view, 1.1, 4.6, 2, 'walking', { away: true }),
  )
}
