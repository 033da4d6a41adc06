import { circle, polygon, rect, repeat, shape, stroke } from '../kit/svg'
import { arc, regular } from '../kit/figures'
import { ink } from '../kit/palette'
import { beside, type Logo } from './compose'
import { firm } from './firm'

const mould =
  shape('M2 8h96v34H76q-6 22-26 22T24 42H2Z', '#5b6770') +
  shape('M2 92V54h14q10 24 34 24t34-24h14v38Z', ink) +
  shape('M17 48h10q8 20 23 20t23-20h10q-9 25-33 25T17 48Z', '#dc8a35')

const benzene =
  polygon(regular(6, 42, 38, 32), '#6b3f86') +
  polygon(regular(6, 42, 38, 20), '#ffffff') +
  polygon(regular(6, 42, 38, 12), '#d27fb0') +
  rect(14.3, 38, 12, 58, '#6b3f86')

const warp = (i: number) => 8 + i * 30

const weave =
  repeat(3, (i) => rect(warp(i), 0, 24, 100, '#b5562f')) +
  repeat(3, (row) => rect(0, warp(row), 100, 24, '#f0c38a')) +
  repeat(9, (at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    if ((row + column) % 2) return ''
    return (
      rect(warp(column) - 2, warp(row) - 2, 28, 28, '#ffffff') +
      rect(warp(column), warp(row) - 4, 24, 32, '#b5562f')
    )
  })

const column = (x: number, top: number, fill: string) =>
  polygon(regular(6, x, top, 17), '#8b96a0') +
  shape(`M${x - 14.7} ${top + 8.5}L${x} ${top + 17}V98h-14.7Z`, fill) +
  shape(`M${x + 14.7} ${top + 8.5}L${x} ${top + 17}V98h14.7Z`, ink)

const basalt = column(20, 46, '#4c565f') + column(80, 58, '#4c565f') + column(50, 20, '#4c565f')

const peak =
  circle(50, 50, 49, '#0c6b58') +
  stroke('M10 70H28Q40 70 46 30Q50 8 54 30Q60 70 72 70H90', '#ffffff', 6) +
  stroke('M50 78v12M40 84h20', '#8fd6b8', 4) +
  stroke(arc(50, 50, 42, 200, 250), '#8fd6b8', 4)

/** The bronze sponsors. */
export const bronzeFirms: Logo[] = [
  beside(firm('Akçay Kalıp'), mould, { size: 140 }, [
    { text: 'AKÇAY', size: 68, weight: 900, width: 84, fill: ink },
    { text: 'KALIP', size: 68, weight: 900, width: 84, fill: '#c4741f' },
  ]),
  beside(firm('Polimera'), benzene, { size: 130, gap: -24 }, [
    { text: 'olimera', size: 92, weight: 600, width: 104, fill: '#6b3f86', tracking: -1 },
  ]),
  beside(firm('Tekstra Dokuma'), weave, { size: 150 }, [
    { text: 'TEKSTRA', size: 60, weight: 700, width: 90, tracking: 3, fill: '#8a3e1f' },
    { text: 'dokuma', size: 50, weight: 350, width: 100, tracking: 4, fill: ink, gap: 0 },
  ]),
  beside(firm('Basalt Works'), basalt, { size: 170 }, [
    { text: 'BASALT', size: 66, weight: 900, width: 62, tracking: 4, fill: ink },
    { text: 'WORKS', size: 66, weight: 300, width: 62, tracking: 10, fill: ink },
  ]),
  beside(firm('İyon Test & Ölçüm'), peak, { size: 150 }, [
    { text: 'İYON', size: 84, weight: 800, width: 106, fill: '#0c6b58' },
    { text: 'Test & Ölçüm', size: 36, weight: 450, width: 100, fill: ink, gap: 4 },
  ]),
]
