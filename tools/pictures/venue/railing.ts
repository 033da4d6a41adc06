import { rect, repeat } from '../kit/svg'

/** A glass railing across the whole picture; its hand-rail is at y. */
export const rail = (y: number, colour: string, glass: string) =>
  rect(0, y, 1200, 150, glass, { opacity: 0.28 }) +
  repeat(9, (i) => rect(i * 150, y, 8, 160, colour)) +
  rect(0, y - 8, 1200, 14, colour)
