import { sign } from '../kit/furniture'
import { aegean, clay, deep, gold, wave, white, wood } from '../kit/palette'
import { person } from '../kit/people'
import { box, panel, project, side, slab, standardView } from '../kit/room'
import { tower } from '../kit/scenery'
import { circle, each, rect, repeat } from '../kit/svg'
import { framed } from './frame'

/** The metro stop Salhane with a train coming in. */
export function metro(): string {
  const view = { ...standardView, eye: 1.7, horizon: 400 }
  return framed(
    rect(0, 0, 1200, 800, '#d3e8e8'),
    repeat(5, (i) =>
      tower(330 + i * 60, 420, 46, 130 + ((i * 71) % 120), i % 2 ? '#a5c8cc' : '#b7d3d6', '#e6f2ef'),
    ),
    slab(view, [-8, -1.1, 1], 6.6, 30, '#6f7a7e'),
    repeat(12, (i) => slab(view, [-7.4, -1.09, 3 + i * 1.8], 5, 0.3, '#556065')),
    slab(view, [-5.2, -1, 1], 0.15, 29, '#c9d1d4'),
    slab(view, [-3.4, -1, 1], 0.15, 29, '#c9d1d4'),
    box(view, [-5.6, -0.7, 9], [3.1, 3.1, 16], '#eef3f3'),
    panel(view, [-5.4, 0.9, 8.98], 2.7, 1.1, '#23343f'),
    panel(view, [-5.6, -0.2, 8.97], 3.1, 0.5, clay),
    panel(view, [-5.6, -0.7, 8.98], 3.1, 0.4, '#3a464d'),
    side(view, [-2.5, -0.2, 9], 16, 0.5, clay),
    repeat(6, (i) => side(view, [-2.49, 0.7, 9.6 + i * 2.5], 1.8, 1.1, '#5aa2b0')),
    each([-5.1, -3.2], (x) => {
      const [px, py] = project(view, [x, 0.45, 8.95])
      return circle(px, py, 9, '#ffe9ba')
    }),
    sign(view, 'Halkapınar', [-4.05, 2.08, 8.95], gold, { size: 0.22, weight: 700 }),
    slab(view, [-2.2, 0, 1], 12, 29, '#d5cbb8'),
    slab(view, [-2.2, 0.002, 1], 0.35, 29, gold),
    slab(view, [-1.85, 0.002, 1], 0.12, 29, '#faf7f1'),
    repeat(9, (i) => slab(view, [-1.7, 0.002, 2 + i * 1.6], 11, 0.04, '#a89c86', { opacity: 0.5 })),
    panel(view, [3.2, 0, 14], 8, 4, '#e9dfcd'),
    panel(view, [3.2, 0, 13.99], 8, 1.1, aegean),
    side(view, [4.6, 0, 1], 13, 4, '#e2d3b8'),
    side(view, [4.6, 1.3, 3], 9, 1.4, wave),
    side(view, [4.58, 1.3, 3], 9, 1.4, 'url(#weave)', { opacity: 0.5 }),
    slab(view, [-3.4, 4, 1.2], 8.4, 26.8, '#f4ecdd'),
    repeat(8, (i) => slab(view, [-3.4, 3.98, 3 + i * 3], 8.4, 0.3, '#c9bb9f')),
    repeat(4, (i) => box(view, [2.6, 0, 19 - i * 4.4], [0.28, 4, 0.28], deep)),
    box(view, [-0.9, 2.7, 8], [3.2, 0.75, 0.12], deep),
    panel(view, [-0.78, 2.78, 7.98], 0.6, 0.6, clay),
    sign(view, 'M', [-0.48, 2.9, 7.95], white, { size: 0.5, weight: 800 }),
    sign(view, 'Salhane', [1, 2.9, 7.95], white, { size: 0.56, weight: 700 }),
    repeat(2, (i) =>
      rect(project(view, [-0.5 + i * 2.4, 4, 8])[0], project(view, [0, 4, 8])[1], 4, 62, deep),
    ),
    box(view, [3, 0, 9.5], [0.5, 0.45, 2.2], wood),
    person(view, -0.6, 11.5, 4),
    person(view, 0.6, 9.8, 8, 'holding'),
    person(view, 1.6, 10.2, 2),
    person(view, -0.9, 6.6, 6, 'walking', { away: true }),
    person(view, 1.7, 5.6, 3, 'talking'),
    person(view, 2.5, 5.5, 0, 'standing'),
  )
}
