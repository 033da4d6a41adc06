import { aegean, clay, deep, gold, mist, pale, wave } from '../kit/palette'
import { circle, shape, stroke } from '../kit/svg'
import { type Bust } from './bust'
import { blazer } from './clothes'

/** A professor with a grey strand, in a blazer. */
export const aylin: Bust = {
  skin: '#eebf98',
  backdrop: [pale, mist, wave],
  face: [94, 128],
  brow: '#3a2a22',
  lips: '#a8434a',
  hairBehind: shape(
    'M300 96Q420 92 424 240Q426 350 452 408Q400 428 366 396H234Q200 428 148 408Q174 350 176 240Q180 92 300 96Z',
    '#3b2922',
  ),
  hairInFront:
    shape(
      'M330 108Q404 118 412 226Q414 262 406 296Q398 226 352 186Q330 168 326 150Q290 208 214 224Q196 250 194 296Q184 262 188 222Q196 118 300 104Z',
      '#4a342a',
    ) + stroke('M330 128Q378 140 398 206M338 150Q372 172 392 222', '#c9c2bb', 5, { opacity: 0.85 }),
  clothes: blazer(aegean, deep, '#f3e7d6'),
  jewels:
    circle(206, 312, 8, gold) +
    circle(394, 312, 8, gold) +
    stroke('M262 420Q300 470 338 420', gold, 3.5) +
    circle(300, 447, 7, clay),
}
