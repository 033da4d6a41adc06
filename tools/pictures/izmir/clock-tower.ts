import { apricot, deep, gold, paper, pine, walnut, wave } from '../kit/palette'
import { person } from '../kit/people'
import { standardView } from '../kit/room'
import { palm } from '../kit/scenery'
import { circle, ellipse, group, placed, rect, repeat, shape, stroke } from '../kit/svg'
import { framed } from '../kit/frame'
import { bay, day, gulls } from '../kit/outlook'

const marble = '#f3e9d7'
const shade = '#d9c3a0'
const recess = '#8d7350'

/** A horseshoe arch; (x, y) is the middle of its sill. */
const arch = (x: number, y: number, width: number, height: number, fill: string) =>
  shape(
    `M${x - width * 0.38} ${y}V${y - height * 0.5}Q${x - width * 0.6} ${y - height} ${x} ${y - height}T${x + width * 0.38} ${y - height * 0.5}V${y}Z`,
    fill,
  )

const cornice = (y: number, half: number) =>
  rect(-half, y, half * 2, 7, marble) + rect(-half + 3, y + 7, half * 2 - 6, 4, shade)

/** One of the corner pavilions with its fountain and little dome. */
const pavilion = (x: number) =>
  rect(x - 26, -118, 52, 96, marble) +
  rect(x + 6, -118, 20, 96, shade) +
  arch(x, -24, 34, 70, recess) +
  circle(x, -34, 7, wave) +
  rect(x - 31, -126, 62, 8, marble) +
  shape(`M${x - 25} -126Q${x - 24} -158 ${x} -166T${x + 25} -126Z`, deep) +
  stroke(`M${x} -166V-180`, gold, 3)

const tower =
  shape('M-150 0L-132 -22 132 -22 150 0Z', shade) +
  shape('M-168 12L-156 0 156 0 168 12Z', marble) +
  rect(-70, -190, 140, 168, marble) +
  rect(14, -190, 56, 168, shade) +
  arch(0, -22, 80, 128, recess) +
  arch(0, -22, 58, 104, '#5f4a33') +
  pavilion(-98) +
  pavilion(98) +
  cornice(-198, 80) +
  rect(-54, -330, 108, 132, marble) +
  rect(12, -330, 42, 132, shade) +
  repeat(3, (i) => arch(-32 + i * 32, -216, 26, 92, recess)) +
  cornice(-340, 66) +
  rect(-46, -450, 92, 110, marble) +
  rect(10, -450, 36, 110, shade) +
  circle(0, -396, 33, deep) +
  circle(0, -396, 28, paper) +
  repeat(12, (i) => group({ transform: `rotate(${i * 30} 0 -396)` }, rect(-1.2, -422, 2.4, 6, deep))) +
  stroke('M0 -396V-414M0 -396L12 -390', deep, 3.5) +
  cornice(-460, 56) +
  rect(-36, -530, 72, 70, marble) +
  rect(8, -530, 28, 70, shade) +
  repeat(3, (i) => arch(-22 + i * 22, -466, 18, 52, recess)) +
  cornice(-539, 44) +
  shape('M-34 -539Q-38 -582 0 -604Q38 -582 34 -539Z', wave) +
  shape('M6 -539Q14 -580 0 -604Q38 -582 34 -539Z', deep) +
  stroke('M0 -604V-640', gold, 4) +
  circle(0, -616, 5, gold)

/** The clock tower on Konak square. */
export function clockTower(): string {
  const view = { ...standardView, horizon: 500 }
  return framed(
    bay(day, 500, 560, [230, 130]),
    gulls('#ffffff', [
      [360, 150, 22],
      [420, 210, 15],
      [880, 120, 26],
      [960, 180, 16],
    ]),
    shape('M820 540L820 420 1200 380 1200 560Z', '#d9c6a3'),
    rect(880, 360, 150, 180, '#e9dcc5') +
      shape('M880 360Q884 296 955 286T1030 360Z', wave) +
      stroke('M955 286V262', gold, 4),
    repeat(3, (i) => arch(908 + i * 46, 520, 36, 90, '#5aa2b0')),
    rect(1070, 210, 26, 330, '#efe3cd') +
      shape('M1066 210L1083 150 1100 210Z', deep) +
      rect(1062, 300, 42, 9, '#d9c3a0'),
    shape('M0 540L0 400 180 430 250 540Z', '#cdb891'),
    repeat(4, (i) => rect(14 + i * 50, 448 + i * 6, 24, 60, '#a98f66')),
    rect(0, 540, 1200, 260, '#e0cfae'),
    repeat(7, (i) =>
      ellipse(600, 672, 330 + i * 110, 60 + i * 26, 'none', { stroke: '#c3ae86', 'stroke-width': 2.5 }),
    ),
    repeat(13, (i) => stroke(`M${600 + (i - 6) * 46} 690L${600 + (i - 6) * 190} 800`, '#c3ae86', 2)),
    palm(170, 660, 330, walnut, pine),
    palm(320, 612, 220, walnut, '#4f7a5e'),
    palm(870, 612, 230, walnut, '#4f7a5e'),
    palm(1090, 670, 340, walnut, pine),
    ellipse(600, 674, 300, 34, '#b39c74', { opacity: 0.45 }),
    placed(600, 664, 0.98, tower),
    person(view, -3.2, 10.5, 3, 'talking'),
    person(view, -2.5, 10.4, 6),
    person(view, 2.8, 9.6, 5, 'walking'),
    person(view, 3.4, 9.8, 2, 'walking'),
    person(view, -1.6, 7.6, 8, 'pointing', { away: true }),
    repeat(9, (i) => {
      const [x, y] = [640 + ((i * 61) % 240), 728 + ((i * 23) % 44)]
      return (
        ellipse(x, y, 9, 5, i % 2 ? '#7d878c' : '#a5adb0') +
        circle(x + 8, y - 5, 3.5, '#5f6a70') +
        stroke(`M${x - 1} ${y + 4}v5`, apricot, 2)
      )
    }),
  )
}
