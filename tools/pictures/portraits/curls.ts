import { circle, each } from '../kit/svg'

/** Curls drawn as circles, given by centre and radius in pixels. */
export const curls = (fill: string, points: readonly (readonly [number, number, number])[]) =>
  each(points, ([x, y, r]) => circle(x, y, r, fill))
