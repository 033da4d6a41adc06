// How the printed programme looks: colours, sizes and the page. All lengths are points (1/72 inch).
import { colours as shared } from '../../colours'

export const colours = {
  ink: '#1c2326',
  muted: '#4a585d',
  deep: shared.deep,
  rule: '#b9c9cb',
  tint: '#eaf1f1',
} as const

export const sizes = {
  title: 25,
  day: 19,
  heading: 11.5,
  body: 9.5,
  small: 8.5,
  fine: 8.2,
  foot: 7.5,
} as const

/** A4, portrait. */
export const page = { width: 595.28, height: 841.89, left: 51, right: 51, top: 62, bottom: 58 } as const

/** Width of the printed area. */
export const measure = page.width - page.left - page.right

export type Colour = keyof typeof colours
