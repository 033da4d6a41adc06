import { element, repeat, shape } from './svg'

/** Thin parallel lines: a ply seen from above. `angle` is in degrees, `gap` and `weight` are in pixels. */
export function plies(id: string, colour: string, angle: number, gap: number, weight: number): string {
  return element(
    'pattern',
    { id, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${angle})` },
    element('rect', { width: gap, height: weight, fill: colour }),
  )
}

/**
 * A 2/2 twill: each tow passes over two and under two, shifted by one in every row, which makes the diagonal pattern. `size` is
 * the width of one tow in pixels.
 */
export function twill(id: string, warp: string, weft: string, size: number): string {
  const cell = (row: number, column: number) => {
    const over = (column - row + 8) % 4 < 2
    const inset = size * 0.08
    return element('rect', {
      x: column * size + (over ? inset : 0),
      y: row * size + (over ? 0 : inset),
      width: size - (over ? 2 * inset : 0),
      height: size - (over ? 0 : 2 * inset),
      fill: over ? warp : weft,
    })
  }
  const cells = repeat(16, (at) => cell(Math.floor(at / 4), at % 4))
  return element('pattern', { id, width: size * 4, height: size * 4, patternUnits: 'userSpaceOnUse' }, cells)
}

/** Defines patterns, which can then be used as `url(#id)`. */
export const defs = (...inside: string[]) => element('defs', {}, inside.join(''))

/** A ply in one colour, with the lines of the pattern `lines` on top. */
export const ply = (d: string, fill: string, lines: string, opacity: number) =>
  shape(d, fill) + shape(d, `url(#${lines})`, { opacity })
