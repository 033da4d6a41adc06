import { clay } from '../kit/palette'
import { shape, stroke } from '../kit/svg'
import { shoulders, type Bust } from './bust'
import { curls } from './curls'

/** Red curls and a roll-neck. */
export const chiara: Bust = {
  skin: '#f5cba9',
  backdrop: ['#f3dcc6', '#e6b48f', clay],
  face: [90, 126],
  brow: '#6d3320',
  eye: '#3c4a2d',
  lips: '#bb4a44',
  hairBehind: curls('#7a3520', [
    [206, 176, 58],
    [394, 176, 58],
    [178, 246, 54],
    [422, 246, 54],
    [166, 320, 54],
    [434, 320, 54],
    [184, 392, 50],
    [416, 392, 50],
    [300, 130, 66],
    [250, 138, 60],
    [350, 138, 60],
  ]),
  hairInFront:
    curls('#93452a', [
      [222, 176, 36],
      [262, 150, 36],
      [306, 142, 36],
      [350, 154, 34],
      [384, 184, 32],
      [198, 214, 26],
      [404, 222, 24],
      [192, 254, 19],
      [410, 258, 17],
    ]) +
    stroke('M214 158q18-24 42-12M290 122q24-8 38 12M358 150q22 4 24 26M196 214q-6-16 6-28', '#b5623f', 5),
  clothes:
    shoulders('#d9a23c') +
    shape('M248 396Q300 428 352 396L358 446Q300 478 242 446Z', '#e6b555') +
    stroke('M252 422Q300 450 348 422', '#c58c29', 3.5),
}
