import { arc } from '../kit/figures'
import { darker, lighter } from '../kit/palette'
import { circle, ellipse, picture, rect, shape, stroke } from '../kit/svg'
import { defs, plies, ply } from '../kit/texture'

/** What distinguishes one portrait from the next. Hair and clothes are drawn on a canvas of 600 × 600. */
export interface Bust {
  skin: string
  backdrop: readonly [ground: string, ply: string, ply: string]
  /** Half the width of the face, and the height of its lower half, in pixels. */
  face: readonly [half: number, jaw: number]
  brow: string
  eye?: string
  lips?: string
  hairBehind?: string
  hairInFront: string
  /** Drawn between the skin and the features: a beard. */
  beard?: string
  glasses?: string
  clothes: string
  jewels?: string
}

const headX = 300
const eyeY = 262

function backdrop([ground, first, second]: Bust['backdrop']): string {
  const upper = 'M0 330L330 0 600 0 600 60 60 600 0 600Z'
  const lower = 'M600 250L250 600 600 600Z'
  return (
    defs(plies('up', '#ffffff', -45, 15, 1.5), plies('down', '#ffffff', 45, 15, 1.5)) +
    rect(0, 0, 600, 600, ground) +
    ply(upper, first, 'up', 0.3) +
    ply(lower, second, 'down', 0.3)
  )
}

function head({ skin, face: [half, jaw] }: Bust): string {
  const shade = darker(skin, 0.14)
  const top = 255 - 118
  const d =
    `M${headX - half} 245Q${headX - half} ${top} ${headX} ${top}T${headX + half} 245` +
    `Q${headX + half + 2} ${245 + jaw * 0.62} ${headX + half * 0.62} ${245 + jaw * 0.88}` +
    `Q${headX + half * 0.3} ${245 + jaw} ${headX} ${245 + jaw}` +
    `T${headX - half * 0.62} ${245 + jaw * 0.88}Q${headX - half - 2} ${245 + jaw * 0.62} ${headX - half} 245Z`
  return (
    ellipse(headX - half, 272, 15, 23, shade) +
    ellipse(headX + half, 272, 15, 23, shade) +
    shape(d, skin) +
    ellipse(headX - half * 0.58, 306, 20, 13, '#e0705a', { opacity: 0.16 }) +
    ellipse(headX + half * 0.58, 306, 20, 13, '#e0705a', { opacity: 0.16 })
  )
}

function neck({ skin }: Bust): string {
  return (
    shape('M258 320V430Q300 480 342 430V320Z', skin) +
    shape('M258 358Q300 404 342 352V378Q304 424 258 384Z', darker(skin, 0.16))
  )
}

function features({ skin, brow, eye = '#2a2320', lips, face: [half] }: Bust): string {
  const apart = half * 0.42
  const one = (side: number) => {
    const x = headX + side * apart
    return (
      ellipse(x, eyeY, 8.5, 10, eye) +
      circle(x + 3, eyeY - 4, 2.8, '#ffffff') +
      stroke(
        `M${x - 19} ${eyeY - 26 - side * 2}Q${x} ${eyeY - 37} ${x + 19} ${eyeY - 26 + side * 2}`,
        brow,
        6.5,
      )
    )
  }
  return (
    one(-1) +
    one(1) +
    stroke(`M302 268q9 22 8 30q-4 7-15 4`, darker(skin, 0.26), 4.5) +
    (lips
      ? shape('M266 326Q300 337 334 326Q324 353 300 353T266 326Z', lips) +
        shape('M272 329Q300 338 328 329L324 335Q300 343 276 335Z', '#ffffff')
      : shape('M268 326Q300 336 332 326Q322 350 300 350T268 326Z', '#7d3a33') +
        shape('M272 328Q300 337 328 328L325 335Q300 343 275 335Z', '#ffffff'))
  )
}

function spectacles(colour: string, half: number): string {
  const apart = half * 0.44
  const lens = (side: number) =>
    circle(headX + side * apart, eyeY + 2, 30, '#ffffff', { opacity: 0.14 }) +
    stroke(arc(headX + side * apart, eyeY + 2, 30, 0, 359.9), colour, 5)
  return (
    lens(-1) +
    lens(1) +
    stroke(`M${headX - apart + 30} ${eyeY}Q${headX} ${eyeY - 9} ${headX + apart - 30} ${eyeY}`, colour, 5) +
    stroke(
      `M${headX - apart - 30} ${eyeY}L${headX - half} ${eyeY - 6}M${headX + apart + 30} ${eyeY}L${headX + half} ${eyeY - 6}`,
      colour,
      5,
    )
  )
}

/** Shoulders in one colour, over which clothes are drawn. */
export const shoulders = (fill: string) =>
  shape('M56 600Q66 470 168 440L256 408Q300 452 344 408L432 440Q534 470 544 600Z', fill) +
  shape('M56 600Q66 470 168 440L196 431Q150 500 152 600Z', lighter(fill, 0.12))

/** A friendly bust in flat colours before two plies, as the SVG of a 600 × 600 picture. */
export function bust(person: Bust): string {
  return picture(
    600,
    600,
    backdrop(person.backdrop),
    person.hairBehind ?? '',
    neck(person),
    person.clothes,
    head(person),
    person.beard ?? '',
    features(person),
    person.hairInFront,
    person.glasses ? spectacles(person.glasses, person.face[0]) : '',
    person.jewels ?? '',
  )
}
