import { aegean, apricot, clay, deep, dune, gold, mist, night, olive, pale, sand, wave } from '../kit/palette'
import { circle, polygon, repeat, shape, stroke } from '../kit/svg'
import { bust, shoulders, type Bust } from './bust'

const blazer = (cloth: string, lapel: string, blouse: string) =>
  shoulders(blouse) +
  shape('M56 600Q66 470 168 440L246 410L286 600Z', cloth) +
  shape('M544 600Q534 470 432 440L354 410L314 600Z', cloth) +
  polygon(
    [
      [246, 410],
      [214, 452],
      [232, 486],
      [216, 498],
      [286, 600],
    ],
    lapel,
  ) +
  polygon(
    [
      [354, 410],
      [386, 452],
      [368, 486],
      [384, 498],
      [314, 600],
    ],
    lapel,
  )

const collar = (fill: string) =>
  polygon(
    [
      [254, 404],
      [300, 452],
      [262, 486],
      [236, 424],
    ],
    fill,
  ) +
  polygon(
    [
      [346, 404],
      [300, 452],
      [338, 486],
      [364, 424],
    ],
    fill,
  )

const aylin: Bust = {
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

const henrik: Bust = {
  skin: '#f3cdb0',
  backdrop: [sand, dune, apricot],
  face: [98, 134],
  brow: '#9a9690',
  eye: '#27485f',
  beard:
    shape(
      'M202 268Q208 300 222 312Q256 298 300 300T378 312Q392 300 398 268Q404 352 362 376Q332 396 300 396T238 376Q196 352 202 268Z',
      '#b9b5ae',
    ) + shape('M262 324Q300 310 338 324Q330 360 300 360T262 324Z', '#f3cdb0'),
  hairInFront: shape(
    'M196 250Q186 146 250 126Q318 100 366 128Q412 150 404 250Q396 206 380 188Q330 196 280 172Q236 180 218 196Q202 214 196 250Z',
    '#c8c4bd',
  ),
  glasses: '#34414a',
  clothes:
    shoulders(night) +
    polygon(
      [
        [250, 408],
        [300, 470],
        [350, 408],
        [342, 396],
        [300, 440],
        [258, 396],
      ],
      '#dfe9ee',
    ) +
    collar('#eef3f5') +
    stroke('M236 424L300 500 364 424', '#31506f', 6),
}

const curls = (fill: string, points: readonly (readonly [number, number, number])[]) =>
  points.map(([x, y, r]) => circle(x, y, r, fill)).join('')

const chiara: Bust = {
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

const isil: Bust = {
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

const rui: Bust = {
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

/** The speakers' portraits by the stem of their file. */
export const portraits: Record<string, () => string> = {
  'aylin-orneksoy': () => bust(aylin),
  'henrik-eksempelsen': () => bust(henrik),
  'chiara-esempio': () => bust(chiara),
  'isil-temsilioglu': () => bust(isil),
  'rui-exemplo': () => bust(rui),
}
