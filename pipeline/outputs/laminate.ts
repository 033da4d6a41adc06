// The motif of the symposium: a twill weave, and three plies with their fibres on it. Social cards and covers share it.
import { colours } from './colours'

/** A shape as SVG path data. */
export type Shape = { d: string; colour: string }

/** Fibres run along the band, across it, or level. */
type Fibres = 'along' | 'across' | 'level'

/** From left to right: the widths of the plies, their colours and their fibres. */
const plies: { width: number; ground: string; thread: string; fibres: Fibres }[] = [
  { width: 160, ground: colours.aegean, thread: '#1b7787', fibres: 'along' },
  { width: 140, ground: colours.sea, thread: '#92bec0', fibres: 'across' },
  { width: 170, ground: colours.pale, thread: '#c3dbda', fibres: 'level' },
]

/** Distance between the right ply and the right edge, where the plies meet the lower edge. */
const MARGIN = 80

/** Width and gap of fibres, and the pitch of the weave. */
const THREAD = 2
const GAP = 14
const PITCH = 20

/** A parallelogram between two heights whose sides rise to the right at 45 degrees; `x` is its lower left corner. */
const band = (x: number, bottom: number, top: number, width: number) =>
  `M${x} ${bottom}l${bottom - top} ${top - bottom}h${width}l${top - bottom} ${bottom - top}z`

function threadsOf(fibres: Fibres, x: number, height: number, width: number, unit: number): string {
  const [thread, gap] = [THREAD * unit, GAP * unit]
  const steps = (length: number) =>
    Array.from({ length: Math.floor(length / gap) }, (_, index) => index * gap)
  if (fibres === 'along')
    return steps(width)
      .map((at) => band(x + at, height, 0, thread * Math.SQRT2))
      .join('')
  if (fibres === 'level')
    return steps(height)
      .map((at) => band(x + at, height - at, height - at - thread, width))
      .join('')
  return steps(height)
    .map(
      (at) =>
        `M${x + at} ${height - at}l${thread} ${-thread}l${width / 2} ${width / 2}l${-thread} ${thread}z`,
    )
    .join('')
}

/** Every thread of the warp passes over two threads of the weft and under the next two. */
function weave(width: number, height: number, unit: number): string {
  const pitch = PITCH * unit
  const columns = Array.from({ length: Math.ceil(width / pitch) }, (_, index) => index)
  const rows = Array.from({ length: Math.ceil(height / pitch / 4) + 1 }, (_, index) => index)
  return columns
    .flatMap((column) =>
      rows.map((row) => {
        const top = Math.max(0, (row * 4 - (column % 4)) * pitch)
        const bottom = Math.min(height, (row * 4 - (column % 4) + 2) * pitch)
        const [x, across] = [column * pitch + unit, Math.min(pitch - 2 * unit, width - column * pitch - unit)]
        return bottom > top && across > 0 ? `M${x} ${top}h${across}V${bottom}h${-across}z` : ''
      }),
    )
    .join('')
}

/** The motif on a rectangle. All measures are multiplied by `unit`. The plies pass its right edge and have to be cut off there. */
export function laminate(width: number, height: number, unit: number): Shape[] {
  const all = plies.reduce((sum, ply) => sum + ply.width, MARGIN) * unit
  let x = width - all
  const bands = plies.flatMap((ply): Shape[] => {
    const [from, across] = [x, ply.width * unit]
    x += across
    return [
      { d: band(from, height, 0, across), colour: ply.ground },
      { d: threadsOf(ply.fibres, from, height, across, unit), colour: ply.thread },
    ]
  })
  return [
    { d: `M0 0h${width}v${height}h${-width}z`, colour: colours.deep },
    { d: weave(width, height, unit), colour: '#105460' },
    ...bands,
  ]
}
