import { shape } from '../kit/svg'
import { shoulders } from './bust'

/** An open jacket with lapels over a blouse. */
export const blazer = (cloth: string, lapel: string, blouse: string) =>
  shoulders(blouse) +
  shape('M56 600Q66 470 168 440L246 410L286 600Z', cloth) +
  shape('M544 600Q534 470 432 440L354 410L314 600Z', cloth) +
  shape('M246 410L214 452 232 486 216 498 286 600Z', lapel) +
  shape('M354 410L386 452 368 486 384 498 314 600Z', lapel)

/** The two points of a shirt collar. */
export const collar = (fill: string) =>
  shape('M254 404L300 452 262 486 236 424Z', fill) + shape('M346 404L300 452 338 486 364 424Z', fill)
