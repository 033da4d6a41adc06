import { counter, sign } from '../kit/furniture'
import { aegean, apricot, clay, ink, night, pale, sand, walnut, wave } from '../kit/palette'
import { person } from '../kit/people'
import { face, panel, project, slab, standardView } from '../kit/room'
import { ellipse, placed, shape, stroke } from '../kit/svg'
import { framed } from '../kit/frame'

/** A stand with the root of a wind blade and the hull of a small boat. */
export function bladeStand(): string {
  const view = { ...standardView, eye: 1.6, horizon: 400, middle: 640 }
  const [bx, by] = project(view, [-2.2, 0.35, 6.2])
  return framed(
    panel(view, [-13, 0, 11], 26, 7, '#cfdcdc'),
    slab(view, [-13, 0, 0.8], 26, 10.2, '#b7bdb6'),
    slab(view, [-5, 0.02, 3.4], 9.4, 4.8, '#f4efe4'),
    panel(view, [-5, 0, 8.2], 9.4, 4.5, pale),
    face(
      view,
      [
        [-5, 0, 8.19],
        [-1.6, 0, 8.19],
        [2.9, 4.5, 8.19],
        [-0.5, 4.5, 8.19],
      ],
      wave,
      { opacity: 0.5 },
    ),
    face(
      view,
      [
        [-1.6, 0, 8.18],
        [0, 0, 8.18],
        [4.4, 4.4, 8.18],
        [2.8, 4.4, 8.18],
      ],
      aegean,
      { opacity: 0.8 },
    ),
    sign(view, 'rüzgâr kanat', [-2.1, 3.55, 8.1], night, { size: 0.72, weight: 800, width: 106 }),
    shape('M60 286Q420 196 800 232T1010 268Q760 306 420 332T66 372Q40 330 60 286Z', '#f9fbfb'),
    shape('M62 330Q420 268 1010 268Q760 306 420 332T66 372Q56 352 62 330Z', '#cfdfe2'),
    ellipse(64, 330, 24, 46, '#9fb3b8') +
      ellipse(64, 330, 15, 32, ink) +
      ellipse(64, 330, 15, 32, 'url(#carbon)'),
    stroke('M300 250L360 340M520 226L572 318M730 230L764 300', clay, 5, { opacity: 0.6 }),
    placed(
      bx,
      by,
      1,
      shape('M-190 -96Q-60 -66 210 -104Q196 -20 130 0H-120Q-176 -26 -190 -96Z', clay),
      shape('M-190 -96Q-60 -66 210 -104L208 -92Q-60 -54 -188 -84Z', sand),
      stroke('M-166 -50Q0 -22 196 -56', apricot, 4),
      shape('M-110 0L-80 0 -60 46 -76 46Z', walnut),
      shape('M90 0L120 0 90 46 72 46Z', walnut),
    ),
    person(view, 0.3, 6.8, 4, 'pointing', { mirror: true }),
    person(view, 1, 6.9, 8, 'holding'),
    person(view, 2.3, 5.95, 7, 'standing'),
    counter(view, [1.25, 0, 5.2], 1.9, night),
    sign(view, 'Denizci Tekne', [2.2, 0.5, 5.15], sand, { size: 0.24, weight: 700 }),
    person(view, -3.2, 4.3, 9, 'talking'),
    person(view, -2.3, 4.2, 5, 'standing', { away: true }),
    person(view, 0.55, 4, 6, 'standing', { away: true }),
  )
}
