import { circle, each, ellipse, placed, rect, shape, stroke } from './svg'
import { darker } from './palette'
import { metre, project, type View } from './room'

type Hair = 'short' | 'long' | 'bun' | 'scarf' | 'bald' | 'curly'
type Pose = 'standing' | 'walking' | 'talking' | 'pointing' | 'holding'

/** The look of one passer-by: colours, hair, and whether they wear a skirt. */
interface Look {
  skin: string
  hair: string
  style: Hair
  top: string
  legs: string
  skirt?: boolean
}

/** Ten looks, which repeat in a crowd. */
const crowd: readonly Look[] = [
  { skin: '#eebf98', hair: '#3b2922', style: 'long', top: '#c26a45', legs: '#23343f' },
  { skin: '#d9a27a', hair: '#1f1c22', style: 'short', top: '#136878', legs: '#3a3f45' },
  { skin: '#f3cdb0', hair: '#a9a49c', style: 'short', top: '#2f3b4c', legs: '#2a3038' },
  { skin: '#e3ad84', hair: '#e6d3b8', style: 'scarf', top: '#5f7f9a', legs: '#35506a', skirt: true },
  { skin: '#b97f56', hair: '#231813', style: 'curly', top: '#e3b04b', legs: '#39424d' },
  { skin: '#f5cba9', hair: '#7a3520', style: 'bun', top: '#f4ede0', legs: '#9c4b30', skirt: true },
  { skin: '#eebf98', hair: '#2a2633', style: 'short', top: '#74834f', legs: '#4a4036' },
  { skin: '#d9a27a', hair: '#3b2922', style: 'bun', top: '#8a3b4f', legs: '#2b2f3a' },
  { skin: '#f3cdb0', hair: '#caa25c', style: 'long', top: '#3f8f9b', legs: '#e2d6c2' },
  { skin: '#e8b48c', hair: '#4a342a', style: 'bald', top: '#dfe6e6', legs: '#3c4a58' },
]

const lookAt = (index: number): Look => crowd[((index % crowd.length) + crowd.length) % crowd.length] as Look

function hairOf({ hair, style, skin }: Look, away: boolean): string {
  const back = away ? ellipse(0, -161, 11.5, 13, style === 'bald' ? skin : hair) : ''
  switch (style) {
    case 'long':
      return (
        shape('M-13 -160Q-13 -176 0 -176T13 -160L14 -138H8L9 -160Q0 -170 -9 -160L-8 -138H-14Z', hair) +
        (away ? back + rect(-13, -164, 26, 28, hair, { rx: 6 }) : '')
      )
    case 'bun':
      return (
        circle(0, -177, 6, hair) + shape('M-12 -158Q-13 -175 0 -175T12 -158Q0 -170 -12 -158Z', hair) + back
      )
    case 'scarf':
      return (
        shape('M-13.5 -160Q-14 -177 0 -177T13.5 -160L15 -136Q0 -128 -15 -136Z', hair) +
        (away ? ellipse(0, -160, 12, 14, hair) : ellipse(0, -159, 8, 10, skin))
      )
    case 'curly':
      return each([-9, -3, 4, 10], (x, i) => circle(x, -168 - (i % 3 ? 4 : 0), 7, hair)) + back
    case 'bald':
      return shape('M-12 -160Q-12 -166 -10 -168L-9 -156ZM12 -160Q12 -166 10 -168L9 -156Z', hair) + back
    default:
      return shape('M-12 -160Q-13 -176 0 -176T12 -160Q10 -168 4 -168Q-6 -166 -12 -160Z', hair) + back
  }
}

function arms(look: Look, pose: Pose): string {
  const sleeve = darker(look.top, 0.16)
  const draw = (d: string, hand: readonly [number, number]) =>
    stroke(d, sleeve, 10) + circle(hand[0], hand[1], 5, look.skin)
  const hangingLeft = draw('M-20 -134Q-27 -112 -25 -90', [-25, -85])
  const hangingRight = draw('M20 -134Q27 -112 25 -90', [25, -85])
  switch (pose) {
    case 'talking':
      return hangingLeft + draw('M20 -134L30 -112L42 -124', [45, -128])
    case 'pointing':
      return hangingLeft + draw('M20 -136L56 -156', [61, -159])
    case 'holding':
      return (
        draw('M-20 -134L-26 -112L-8 -108', [-4, -108]) +
        draw('M20 -134L26 -112L8 -108', [4, -108]) +
        rect(-3, -120, 8, 12, '#ffffff')
      )
    default:
      return hangingLeft + hangingRight
  }
}

function legs({ legs: cloth, skirt, skin }: Look, pose: Pose): string {
  if (skirt)
    return (
      rect(-10, -30, 7, 28, skin) +
      rect(3, -30, 7, 28, skin) +
      shape('M-15 -92L15 -92 22 -24 -22 -24Z', cloth) +
      rect(-12, -5, 10, 5, '#22282e', { rx: 2 }) +
      rect(2, -5, 10, 5, '#22282e', { rx: 2 })
    )
  const apart = pose === 'walking' ? 16 : 5
  return (
    shape(`M-16 -92H1L${4 - apart} 0h-12Z`, cloth) +
    shape(`M-1 -92H16L${apart + 8} 0h-12Z`, darker(cloth, 0.14)) +
    rect(-apart - 10, -5, 14, 5, '#22282e', { rx: 2 }) +
    rect(apart - 4, -5, 14, 5, '#22282e', { rx: 2 })
  )
}

/** A standing figure, drawn in centimetres with its feet at (0, 0). With `away` it is seen from behind. */
function figure(look: Look, pose: Pose, away: boolean): string {
  const lanyard = away
    ? ''
    : stroke('M-7 -140L0 -112L7 -140', '#0d4a55', 1.8) + rect(-5, -112, 10, 13, '#ffffff')
  return (
    ellipse(0, 0, 34, 6, '#10222b', { opacity: 0.16 }) +
    legs(look, pose) +
    (away ? arms(look, pose) : '') +
    shape('M-23 -132Q-20 -143 -8 -145H8Q20 -143 23 -132L17 -86H-17Z', look.top) +
    rect(-5, -152, 10, 10, darker(look.skin, 0.12)) +
    (pose === 'holding' ? '' : lanyard) +
    (away ? '' : arms(look, pose)) +
    ellipse(0, -160, 11, 13, look.skin) +
    hairOf(look, away)
  )
}

/** A person of the crowd, standing at (x, z) in metres. A negative `turn` mirrors the figure. */
export function person(
  view: View,
  x: number,
  z: number,
  index: number,
  pose: Pose = 'standing',
  { away = false, mirror = false, y = 0 } = {},
): string {
  const [px, py] = project(view, [x, y, z])
  const scale = metre(view, z) / 100
  const body = figure(lookAt(index), pose, away)
  return placed(px, py, scale, mirror ? `<g transform="scale(-1 1)">${body}</g>` : body)
}

/** Head and shoulders of a seated person seen from behind; the top edge of the seat is at (x, 0.9, z). */
export function sitter(view: View, x: number, z: number, index: number, y = 0): string {
  const [px, py] = project(view, [x, y - 0.42, z])
  const look = lookAt(index)
  return placed(
    px,
    py,
    metre(view, z) / 100,
    shape('M-23 -132Q-20 -143 -8 -145H8Q20 -143 23 -132L22 -86H-22Z', look.top) +
      rect(-5, -152, 10, 10, look.skin) +
      ellipse(0, -160, 11, 13, look.skin) +
      hairOf(look, true),
  )
}
