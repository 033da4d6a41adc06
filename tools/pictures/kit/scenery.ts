import { circle, each, ellipse, placed, rect, repeat, shape, stroke } from './svg'

/** A generator of numbers from 0 to 1 that always gives the same sequence for the same seed. */
function dice(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** A ridge of hills from edge to edge, standing on `base`. `heights` are pixels above it at even distances. */
export function hills(width: number, base: number, heights: readonly number[], fill: string): string {
  const step = width / (heights.length - 1)
  let d = `M0 ${base}V${base - (heights[0] ?? 0)}`
  for (let i = 1; i < heights.length; i++) {
    const x = i * step
    const [from, to] = [base - (heights[i - 1] ?? 0), base - (heights[i] ?? 0)]
    d += `C${x - step / 2} ${from} ${x - step / 2} ${to} ${x} ${to}`
  }
  return shape(`${d}V${base}Z`, fill)
}

/** A row of buildings on `base` from x to `end`, each with a height between two limits. */
export function blocks(
  x: number,
  end: number,
  base: number,
  [low, high]: readonly [number, number],
  fills: readonly string[],
  seed: number,
): string {
  const next = dice(seed)
  let drawn = ''
  for (let at = x; at < end;) {
    const width = Math.min(22 + next() * 44, end - at)
    const height = low + next() * (high - low)
    drawn += rect(
      at,
      base - height,
      width + 0.5,
      height,
      fills[Math.floor(next() * fills.length)] ?? '#888888',
    )
    at += width
  }
  return drawn
}

/** A tower with lines for its floors, as in the district of Bayraklı. */
export const tower = (x: number, base: number, width: number, height: number, fill: string, lines: string) =>
  shape(`M${x} ${base}V${base - height + width * 0.35}L${x + width} ${base - height}V${base}Z`, fill) +
  repeat(Math.floor((height - width) / 16), (i) =>
    rect(x + width * 0.14, base - 14 - i * 16, width * 0.72, 4, lines),
  )

/** A gull drawn with two strokes. */
export const gull = (x: number, y: number, size: number, colour: string) =>
  stroke(
    `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.7} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.7} ${x + size} ${y - size * 0.3}`,
    colour,
    Math.max(1.6, size * 0.16),
  )

/** A palm of the given height; (x, y) is its foot. */
export const palm = (x: number, y: number, height: number, trunk: string, leaf: string) =>
  placed(
    x,
    y,
    height / 100,
    shape('M-3 0Q2 -50 -1 -84L3 -84Q6 -50 4 0Z', trunk),
    each([-1, 1], (side) =>
      each(
        [
          [34, -62],
          [40, -84],
          [28, -104],
          [10, -112],
          [18, -56],
        ],
        ([dx = 0, dy = 0]) =>
          shape(
            `M1 -84Q${side * dx * 0.5} ${dy - 20} ${side * dx} ${dy}Q${side * dx * 0.5} ${dy - 4} 1 -80Z`,
            leaf,
          ),
      ),
    ),
  )

/** A tree with a round crown; (x, y) is its foot. */
export const tree = (x: number, y: number, height: number, trunk: string, crown: string, light: string) =>
  rect(x - height * 0.04, y - height * 0.5, height * 0.08, height * 0.5, trunk) +
  ellipse(x, y - height * 0.66, height * 0.32, height * 0.36, crown) +
  ellipse(x - height * 0.08, y - height * 0.74, height * 0.17, height * 0.2, light)

/** A cypress; (x, y) is its foot. */
export const cypress = (x: number, y: number, height: number, fill: string) =>
  shape(
    `M${x} ${y - height}Q${x + height * 0.16} ${y - height * 0.35} ${x + height * 0.06} ${y}H${x - height * 0.06}Q${x - height * 0.16} ${y - height * 0.35} ${x} ${y - height}Z`,
    fill,
  )

/** A bay ferry seen from the side; (x, y) is the waterline at its stern. */
export const ferry = (x: number, y: number, size: number, hull: string, cabin: string, trim: string) =>
  placed(
    x,
    y,
    size / 100,
    shape('M0 -12H100Q98 -2 90 2H8Q2 -2 0 -12Z', hull),
    rect(10, -24, 76, 12, cabin),
    rect(20, -34, 52, 10, cabin),
    rect(52, -46, 12, 12, trim),
    repeat(8, (i) => rect(14 + i * 9, -21, 6, 5, trim)),
    repeat(5, (i) => rect(24 + i * 9, -31, 6, 4, trim)),
  )

/** Strokes of light on water, shorter and thinner towards the horizon at `top`. */
export function glints(
  width: number,
  top: number,
  bottom: number,
  colour: string,
  count: number,
  seed = 3,
): string {
  const next = dice(seed)
  return repeat(count, () => {
    const depth = next()
    const y = top + 6 + (bottom - top - 6) * depth * depth
    const length = 14 + 90 * depth
    return rect(next() * width - length / 2, y, length, 1.5 + depth * 3, colour, { rx: 2 })
  })
}

/** The sun or the moon with two pale rings. */
export const disc = (x: number, y: number, r: number, fill: string) =>
  circle(x, y, r * 2.1, fill, { opacity: 0.14 }) +
  circle(x, y, r * 1.5, fill, { opacity: 0.22 }) +
  circle(x, y, r, fill)
