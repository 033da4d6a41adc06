import { lectern, plant, sign } from '../kit/furniture'
import { aegean, apricot, clay, dune, night, sand, walnut, white, wood } from '../kit/palette'
import { person, sitter } from '../kit/people'
import { box, panel, slab, standardView } from '../kit/room'
import { repeat } from '../kit/svg'
import { framed } from '../kit/frame'
import { slide } from './slide'

/** The stage of the large hall with a speaker at the lectern. */
export function stage(): string {
  const view = { ...standardView, eye: 1.2, horizon: 500, focal: 1000 }
  return framed(
    panel(view, [-9, -1, 9], 18, 8, '#123f49'),
    panel(view, [-9, -1, 9], 18, 8, 'url(#weave)', { opacity: 0.7 }),
    panel(view, [-4.9, -1, 8.9], 1.5, 8, aegean) + panel(view, [4.3, -1, 8.9], 0.6, 8, clay),
    slide(view, -0.6, 1.5, 8.8, 4.6, 2.7),
    sign(view, '6th International Symposium', [-3, 3.9, 8.8], sand, { size: 0.2, weight: 500 }),
    sign(view, 'Composites', [-3, 3.35, 8.8], white, { size: 0.5, weight: 800 }),
    sign(view, 'Kompozit 2025', [-3, 2.95, 8.8], apricot, { size: 0.28, weight: 600 }),
    box(view, [-8, -0.5, 5.2], [16, 0.5, 4], wood),
    repeat(12, (i) => slab(view, [-8, 0.001, 5.4 + i * 0.3], 16, 0.02, walnut, { opacity: 0.3 })),
    plant(view, -5, 8, 1.5, dune),
    plant(view, 4.9, 8, 1.5, dune),
    person(view, -2.3, 6.5, 7, 'talking'),
    lectern(view, -2.3, 6.1),
    repeat(
      2,
      (i) =>
        box(view, [1.7 + i * 1.2, 0, 7], [0.8, 0.45, 0.7], '#e9dfcd') +
        box(view, [1.7 + i * 1.2, 0.45, 7.5], [0.8, 0.5, 0.2], '#d8ccb6'),
    ),
    box(view, [2.62, 0, 6.8], [0.2, 0.5, 0.2], walnut),
    repeat(9, (i) => sitter(view, -2.7 + i * 0.68, 4.1 + (i % 2) * 0.1, i + 2, -0.62)),
    panel(view, [-4, -2, 3.9], 8, 1.35, night),
  )
}
