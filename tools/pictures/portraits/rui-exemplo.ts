import { olive } from '../kit/palette'
import { circle, repeat, shape, stroke } from '../kit/svg'
import { shoulders, type Bust } from './bust'
import { collar } from './clothes'
import { curls } from './curls'

/** Short curls, a beard, an open jacket. */
export const rui: Bust = {
  skin: '#b97f56',
  backdrop: ['#dde3d0', '#b4c19a', olive],
  face: [96, 132],
  brow: '#1e1512',
  beard:
    shape(
      'M205 276Q212 306 228 318Q262 308 300 308T372 318Q388 306 395 276Q400 346 360 370Q330 386 300 386T240 370Q200 346 205 276Z',
      '#3a2419',
      { opacity: 0.72 },
    ) + shape('M264 324Q300 314 336 324Q328 356 300 356T264 324Z', '#b97f56'),
  hairInFront:
    curls('#231813', [
      [220, 186, 30],
      [246, 156, 34],
      [284, 138, 36],
      [324, 136, 36],
      [360, 154, 34],
      [384, 186, 28],
      [206, 216, 18],
      [396, 214, 18],
      [300, 168, 40],
      [260, 178, 30],
      [342, 176, 30],
    ]) + stroke('M240 142q16-16 34-6M306 118q22-6 34 10M362 146q16 6 18 20', '#46332a', 5),
  clothes:
    shoulders('#e9e2d3') +
    collar('#f8f4ea') +
    shape('M56 600Q66 470 168 440L240 414L262 600Z', '#3f5f55') +
    shape('M544 600Q534 470 432 440L360 414L338 600Z', '#3f5f55') +
    repeat(3, (i) => circle(300, 500 + i * 40, 5, '#b3a78f')),
}
