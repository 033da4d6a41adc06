// The motif of the symposium: a twill weave, and three plies with their fibres on it. Social cards and covers share it.
import { colours } from './colours'

/** A shape as SVG path data. */
export type Shape = { d: string; colour: string }

type Vector = [x: number, y: number]

/** A parallelogram: its first corner and its sides. */
const parallelogram = ([x, y]: Vector, [ax, ay]: Vector, [bx, by]: Vector) =>
  `M${x} ${y}l${ax} ${ay}l${bx} ${by}l${-ax} ${-ay}z`

/** Width of a fibre, distance between two, and pitch of the weave. */
const [FIBRE, GAP, PITCH] = [2, 14, 20]

/**
 * The plies from left to right: each rises to the right at 45 degrees. Its fibres begin every GAP at the lower edge (`step` to the
 * right) or at the left edge (`step` up), and run along the ply, across it or level.
 */
type Ply = { width: number; ply: string; fibre: string; step: Vector; run: (w: number, h: number) => Vector }

const plies: Ply[] = [
  { width: 160, ply: colours.aegean, fibre: '#1b7787', step: [1, 0], run: (_, height) => [height, -height] },
  { width: 140, ply: colours.sea, fibre: '#92bec0', step: [1, -1], run: (width) => [width / 2, width / 2] },
  { width: 170, ply: colours.pale, fibre: '#c3dbda', step: [1, -1], run: (width) => [width, 0] },
]

/** Distance of the plies from the right edge, at the lower edge. */
const MARGIN = 80

const count = (length: number) => Array.from({ length: Math.ceil(length) }, (_, index) => index)

/** Each thread of the warp passes over two threads of the weft and under the next two. */
const weave = (width: number, height: number) =>
  count(width / PITCH).flatMap((column) =>
    count(height / PITCH / 4 + 1).map((row) =>
      parallelogram([column * PITCH + 1, (row * 4 - (column % 4)) * PITCH], [PITCH - 2, 0], [0, 2 * PITCH]),
    ),
  )

/** The motif on a rectangle, which has to cut off what passes its edges. */
export function laminate(width: number, height: number): Shape[] {
  let x = width - plies.reduce((sum, ply) => sum + ply.width, MARGIN)
  const bands = plies.flatMap(({ width: across, ply, fibre, step: [right, up], run }) => {
    const from = x
    x += across
    const fibres = count((up === 0 ? across : height) / GAP).map((index) =>
      parallelogram([from + right * index * GAP, height + up * index * GAP], run(across, height), [
        FIBRE,
        up * FIBRE,
      ]),
    )
    return [
      { d: parallelogram([from, height], [height, -height], [across, 0]), colour: ply },
      { d: fibres.join(''), colour: fibre },
    ]
  })
  return [
    { d: parallelogram([0, 0], [width, 0], [0, height + PITCH]), colour: colours.deep },
    { d: weave(width, height).join(''), colour: '#105460' },
    ...bands,
  ]
}
