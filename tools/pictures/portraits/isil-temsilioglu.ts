import { pale } from '../kit/palette'
import { circle, shape, stroke } from '../kit/svg'
import { type Bust } from './bust'
import { blazer } from './clothes'

/** Dark hair in a bun, wine-red glasses and jacket. */
export const isil: Bust = {
  skin: '#e3ad84',
  backdrop: ['#dfe6ea', '#a9bccb', '#5f7f9a'],
  face: [91, 124],
  brow: '#1b1a20',
  lips: '#9c3350',
  hairBehind:
    circle(300, 92, 46, '#1f1c26') +
    shape('M300 112Q412 112 410 250L396 288H204L190 250Q188 112 300 112Z', '#1f1c26'),
  hairInFront:
    shape(
      'M300 116Q408 116 410 248Q404 270 398 276Q396 226 378 206Q330 220 238 200Q212 220 202 276Q192 262 190 248Q192 116 300 116Z',
      '#2a2633',
    ) + stroke('M270 80Q296 62 330 78', '#4a4358', 5),
  glasses: '#7d2f45',
  clothes: blazer('#8a3b4f', '#6f2c3f', '#f6efe6'),
  jewels: circle(208, 316, 6, pale) + circle(392, 316, 6, pale),
}
