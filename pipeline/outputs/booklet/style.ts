// How the abstract booklet looks. All lengths are points of the A5 page; on A4 everything is larger by the same factor.
import { colours as shared } from '../colours'

export const colours = { ink: '#1c2326', muted: '#4a585d', deep: shared.deep, rule: '#b9c9cb' } as const

export const page = { width: 419.53, height: 595.28, left: 44, right: 44, top: 50, bottom: 52 } as const

export const measure = page.width - page.left - page.right

export const sizes = { cover: 19, part: 15, heading: 11, body: 8.6, small: 7.6 } as const

/** Height of a line as a multiple of its size. */
export const LEADING = 1.42

/** A4 is A5 enlarged by the square root of 2, apart from a millimetre of its width. */
export const papers = {
  a5: { factor: 1, size: [page.width, page.height] },
  a4: { factor: Math.SQRT2, size: [595.28, 841.89] },
} satisfies Record<string, PaperSize>

export type PaperSize = { factor: number; size: [width: number, height: number] }
