import { circle, each, rect, shape, stroke } from '../kit/svg'
import { arc, waves } from '../kit/figures'
import { deep, gold, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'
import { firm } from './firm'

const agenda =
  shape('M6 6h88v64H46L26 92V70H6Z', '#1f3d7a') +
  rect(20, 20, 26, 36, '#f2b84b') +
  rect(54, 20, 28, 7, '#ffffff') +
  rect(54, 34, 28, 7, '#ffffff') +
  rect(54, 48, 18, 7, '#ffffff')

const broadcast =
  circle(14, 86, 12, '#7b2d5b') +
  each(['#7b2d5b', '#b4547f', '#e0a0b5'], (colour, i) =>
    stroke(arc(14, 86, 34 + i * 22, -86, -4), colour, 10),
  )

const envelope =
  rect(2, 18, 96, 66, '#c9822a', { rx: 5 }) +
  shape('M2 23L50 62 98 23', 'none', { stroke: '#ffffff', 'stroke-width': 6 }) +
  shape('M50 34Q68 56 68 66a18 17 0 0 1-36 0Q32 56 50 34Z', '#7d4310', {
    stroke: '#ffffff',
    'stroke-width': 5,
  })

const cap =
  shape('M50 12L100 36 50 60 0 36Z', deep) +
  shape('M22 52v22q28 18 56 0V52L50 66Z', wave) +
  stroke('M50 36L88 44V70', gold, 4) +
  stroke('M88 70l-7 22M88 70v24M88 70l7 22', gold, 4)

const screen =
  rect(2, 14, 96, 66, '#14304f', { rx: 10 }) +
  rect(11, 23, 78, 48, '#ffffff', { rx: 4 }) +
  shape('M11 71L11 55 30 44 30 55 49 44 49 55 68 44 68 30 78 30 78 71Z', '#d8643a') +
  stroke(waves(13, 66, 19, 6, 4), '#ffffff', 4) +
  rect(28, 84, 44, 8, '#14304f', { rx: 4 })

/** The social media sponsors. */
export const mediaFirms: Logo[] = [
  beside(firm('Kompozit Gündemi'), agenda, { size: 140 }, [
    { text: 'KOMPOZİT', size: 44, weight: 800, width: 80, tracking: 1, fill: '#1f3d7a' },
    { text: 'GÜNDEMİ', size: 51, weight: 800, width: 80, tracking: 1, fill: '#a8731a' },
  ]),
  beside(firm('Fiber Haber'), broadcast, { size: 140 }, [
    { text: 'fiber', size: 78, weight: 800, width: 108, fill: '#7b2d5b' },
    { text: 'haber', size: 78, weight: 300, width: 108, fill: '#7b2d5b', gap: -12 },
  ]),
  beside(firm('Reçine Postası'), envelope, { size: 140 }, [
    { text: 'Reçine', size: 66, weight: 700, width: 90, fill: '#7d4310' },
    { text: 'Postası', size: 66, weight: 700, width: 90, fill: '#c9822a', gap: -6 },
  ]),
  beside(firm('Lif Akademi'), cap, { size: 160 }, [
    { text: 'LİF', size: 88, weight: 900, width: 100, tracking: 3, fill: deep },
    { text: 'akademi', size: 50, weight: 450, width: 100, fill: wave },
  ]),
  above(firm('Ege Sanayi TV'), screen, { size: 124, gap: 14 }, [
    { text: 'Ege Sanayi TV', size: 50, weight: 800, width: 100, fill: '#14304f' },
  ]),
]
