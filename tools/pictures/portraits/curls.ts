import { circle } from '../kit/svg'

/** Curls as circles: centre and radius in pixels. */
export const curls = (fill: string, points: readonly (readonly [number, number, number])[]) =>
  points.map(([x, y, r]) => circle(x, y, r, fill)).join('')
