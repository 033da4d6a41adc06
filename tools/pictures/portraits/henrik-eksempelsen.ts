import { apricot, dune, night, sand } from '../kit/palette'
import { shape, stroke } from '../kit/svg'
import { shoulders, type Bust } from './bust'
import { collar } from './clothes'

/** Grey beard, round glasses, a jumper over the shirt. */
export const henrik: Bust = {
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
    shape('M250 408L300 470 350 408 342 396 300 440 258 396Z', '#dfe9ee') +
    collar('#eef3f5') +
    stroke('M236 424L300 500 364 424', '#31506f', 6),
}
