import { plant } from '../kit/furniture'
import { aegean, clay, deep, dune, gold, walnut, wave } from '../kit/palette'
import { person } from '../kit/people'
import { box, face, panel, side, slab, standardView } from '../kit/room'
import { circle, each, rect, repeat } from '../kit/svg'
import { framed } from './frame'

/** The main staircase in daylight. */
export function staircase(): string {
  const view = { ...standardView, eye: 1.7, horizon: 520, focal: 850 }
  const rise = 0.17
  const steps = 20
  return framed(
    rect(0, 0, 1200, 800, '#efe6d6'),
    panel(view, [-9, 0, 14.5], 18, 11, '#d3e8e8'),
    repeat(10, (i) => panel(view, [-9 + i * 2, 0, 14.4], 0.1, 11, '#8fbfc4')) +
      repeat(5, (i) => panel(view, [-9, 3.4 + i * 1.8, 14.4], 18, 0.1, '#8fbfc4')),
    circle(820, 90, 60, '#fff6dc'),
    side(view, [-6, 0, 0.8], 13.6, 11, '#e2d2b4'),
    side(view, [6, 0, 0.8], 13.6, 11, '#d8c5a2'),
    each([aegean, clay, gold, deep, wave], (fill, i) => side(view, [-6, 1.6, 4 + i * 2.1], 1.5, 2.6, fill)),
    slab(view, [-6, 0, 0.8], 12, 5.4, '#c9b694'),
    repeat(steps, (index) => {
      const i = steps - 1 - index
      return (
        box(view, [-3.4, i * rise, 6 + i * 0.34], [6.8, rise, 0.4], i % 2 ? '#d9a97d' : '#cf9c6e') +
        (i === 14 ? person(view, 1.6, 6 + i * 0.34, 3, 'walking', { y: (i + 1) * rise }) : '') +
        (i === 10 ? person(view, -1.9, 6 + i * 0.34, 1, 'walking', { y: (i + 1) * rise, away: true }) : '') +
        (i === 5
          ? person(view, 1.2, 6 + i * 0.34, 0, 'walking', { y: (i + 1) * rise }) +
            person(view, 2.1, 6 + i * 0.34, 2, 'holding', { y: (i + 1) * rise })
          : '')
      )
    }),
    each(
      [-3.5, 3.5],
      (x) =>
        face(
          view,
          [
            [x, 0.1, 6],
            [x, 1, 6],
            [x, 1 + rise * steps, 12.6],
            [x, rise * steps, 12.6],
          ],
          '#8fc2c8',
          { opacity: 0.5 },
        ) +
        face(
          view,
          [
            [x, 1, 5.9],
            [x, 1.09, 5.9],
            [x, 1.09 + rise * steps, 12.7],
            [x, 1 + rise * steps, 12.7],
          ],
          walnut,
        ),
    ),
    plant(view, -4.6, 5.6, 1.8),
    plant(view, 4.6, 5.6, 1.8, dune),
    person(view, -1.6, 4.2, 8, 'talking'),
    person(view, -0.7, 4.2, 6, 'standing'),
  )
}
