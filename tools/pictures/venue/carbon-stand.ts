import { counter, plant, sign } from '../kit/furniture'
import { aegean, apricot, clay, deep, dune, gold, ink, mist, sand, white } from '../kit/palette'
import { person } from '../kit/people'
import { box, face, panel, project, slab, standardView } from '../kit/room'
import { circle, each, placed, polygon, repeat, stroke } from '../kit/svg'
import { framed } from '../kit/frame'

/** A stand with a carbon bicycle frame and a laid-up wing. */
export function carbonStand(): string {
  const view = { ...standardView, eye: 1.6, horizon: 430 }
  return framed(
    panel(view, [-12, 0, 11], 24, 7, '#d9d3c4'),
    slab(view, [-12, 0, 0.8], 24, 10.2, '#bdb5a4'),
    slab(view, [-4.4, 0.02, 3.6], 8.8, 4.4, '#efe8db'),
    panel(view, [-4.4, 0, 8], 8.8, 3.4, deep),
    panel(view, [-4.4, 0, 7.99], 8.8, 3.4, 'url(#weave)', { opacity: 0.5 }),
    panel(view, [1.6, 0, 7.98], 2.8, 3.4, clay),
    sign(view, 'EGEPLY', [-1.3, 2.35, 7.9], white, { size: 0.85, weight: 900, width: 116 }),
    sign(view, 'KOMPOZİT', [-1.3, 1.95, 7.9], apricot, { size: 0.3, weight: 500, width: 112, tracking: 12 }),
    box(view, [-4.5, 3.4, 5], [9, 0.4, 3.1], '#2b3238'),
    repeat(4, (i) =>
      polygon(
        [
          project(view, [-3.3 + i * 2.1, 3.4, 6.5]),
          project(view, [-4.1 + i * 2.1, 0.02, 7]),
          project(view, [-2.5 + i * 2.1, 0.02, 7]),
        ],
        '#fff3d6',
        { opacity: 0.1 },
      ),
    ),
    each([sand, apricot, gold, mist], (fill, i) =>
      face(
        view,
        [
          [1.9, 0.9 + i * 0.5, 7.9],
          [4.1, 1.1 + i * 0.5, 7.9],
          [4.1, 1.3 + i * 0.5, 7.9],
          [1.9, 1.1 + i * 0.5, 7.9],
        ],
        fill,
      ),
    ),
    person(view, 3.2, 7, 2, 'talking', { mirror: true }),
    box(view, [-2.9, 0, 5.4], [3.6, 0.5, 1.2], '#f7f2e8'),
    (() => {
      const [x, y] = project(view, [-1.1, 0.5, 6])
      const wheel = (cx: number) =>
        circle(cx, -34, 33, 'none', { stroke: ink, 'stroke-width': 5 }) +
        circle(cx, -34, 24, 'none', { stroke: '#8b959a', 'stroke-width': 1 }) +
        circle(cx, -34, 4, ink)
      return placed(
        x,
        y,
        1.72,
        wheel(-62),
        wheel(62),
        stroke('M-62 -34L-34 -84H34L0 -34ZM-34 -84L0 -34L-62 -34M34 -84L62 -34', '#262d32', 7),
        stroke('M-34 -84L-38 -98M-48 -99H-28M34 -84L31 -100Q44 -104 52 -96', clay, 5),
      )
    })(),
    counter(view, [1.5, 0, 4.7], 2.2, aegean),
    sign(view, 'Egeply', [2.6, 0.5, 4.65], white, { size: 0.34, weight: 800 }),
    box(view, [1.8, 1.12, 4.8], [0.5, 0.12, 0.4], apricot),
    box(view, [2.6, 1.12, 4.85], [0.7, 0.06, 0.4], '#20282d'),
    plant(view, -4, 7.4, 1.7, dune),
    person(view, -2.6, 4.6, 3, 'pointing'),
    person(view, 0.25, 4.3, 1, 'standing', { away: true }),
    person(view, 1.3, 4, 0, 'talking'),
  )
}
