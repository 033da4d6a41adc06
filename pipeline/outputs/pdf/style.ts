// How the PDFs look. Lengths are points (1/72 inch) of the page as designed, which a format enlarges or reduces to the paper.
export const sizes = {
  title: 25,
  part: 19,
  lead: 14,
  heading: 11.5,
  body: 9.5,
  small: 8.5,
  foot: 7.5,
} as const

/** How the texts look that recur in every document. */
export const looks = {
  bold: { weight: 'bold' },
  small: { size: sizes.small },
  muted: { colour: 'quiet', size: sizes.small },
  foot: { colour: 'quiet', size: sizes.foot },
  /** Hours, codes and the heads of columns. */
  label: { colour: 'deep', weight: 'bold', size: sizes.small },
  /** What is said of an entry above its title. */
  tag: { colour: 'deep', weight: 'bold', size: sizes.foot },
} as const

export const margins = { left: 51, right: 51, top: 62, bottom: 58 } as const

/** Where the running head is. */
export const HEAD = 34

/** The distance between two lines of a size, in points. */
export const leadingOf = (size: number): number => size * (size > sizes.heading ? 1.2 : 1.4)

/** Size of the page, by how much it is enlarged or reduced, and size of the paper. */
export type Format = {
  width: number
  height: number
  factor: number
  /** After trimming. */
  paper: [width: number, height: number]
  /** How far pages for a printer reach beyond the paper, on each side. */
  bleed?: number
}

/** Printers ask for 3 mm, as no machine cuts exactly at the edge. */
const BLEED = (3 / 25.4) * 72

const A4: Format['paper'] = [595.28, 841.89]
const A5: Format['paper'] = [419.53, 595.28]

/** The texts of a booklet are a tenth smaller. On A4 it is the A5 booklet enlarged, which leaves a millimetre of A4's width. */
const small = 0.9
const booklet = { width: A5[0] / small, height: A5[1] / small }

export const formats = {
  programme: { width: A4[0], height: A4[1], factor: 1, paper: A4 },
  bookletA5: { ...booklet, factor: small, paper: A5 },
  bookletA5Print: { ...booklet, factor: small, paper: A5, bleed: BLEED },
  bookletA4: { ...booklet, factor: small * Math.SQRT2, paper: A4 },
} satisfies Record<string, Format>
