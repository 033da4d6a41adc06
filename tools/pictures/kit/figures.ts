import type { Point } from './svg'

/** The point at `angle` degrees (0 is to the right, clockwise) and distance `r` from (cx, cy). */
export const polar = (cx: number, cy: number, r: number, angle: number): Point => [
  cx + r * Math.cos((angle * Math.PI) / 180),
  cy + r * Math.sin((angle * Math.PI) / 180),
]

/** The corners of a regular polygon; the first is at `turn` degrees. */
export const regular = (corners: number, cx: number, cy: number, r: number, turn = -90): Point[] =>
  Array.from({ length: corners }, (_, i) => polar(cx, cy, r, turn + (360 * i) / corners))

/** The corners of a star with `tips` tips; the first is at `turn` degrees. */
export const star = (
  tips: number,
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  turn = -90,
): Point[] =>
  Array.from({ length: tips * 2 }, (_, i) => polar(cx, cy, i % 2 ? inner : outer, turn + (180 * i) / tips))

/** Path data of an arc from one angle to another (in degrees, clockwise). */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x0, y0] = polar(cx, cy, r, from)
  const [x1, y1] = polar(cx, cy, r, to)
  return `M${x0.toFixed(2)} ${y0.toFixed(2)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${x1.toFixed(2)} ${y1.toFixed(2)}`
}

/** Path data of a row of waves, `length` pixels each, starting at (x, y). */
export const waves = (x: number, y: number, length: number, height: number, count: number) =>
  `M${x} ${y}` + `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`.repeat(count)
