// Colours as #rrggbb: how one is mixed of two, and how well one is read on the other.

/** The strongest value of a channel. */
const STRONGEST = 255

/** The names of the colours for halls; a seventh hall has the first again. */
export const hallColours = ['hall-1', 'hall-2', 'hall-3', 'hall-4', 'hall-5', 'hall-6'] as const

export type HallColour = (typeof hallColours)[number]

/** The name of a hall's colour, by the hall's place in the programme from 0. */
export const hallColour = (index: number): HallColour => hallColours[index % hallColours.length] ?? 'hall-1'

/** The angles of fibres for halls, as a laminate has them. */
const fibres = [45, -45, 0, 90]

/** The angle of a hall's fibres, in degrees, by the hall's place in the programme from 0. */
export const hallFibre = (index: number): number => fibres[index % fibres.length] ?? 0

export const black = '#000000'
export const white = '#ffffff'

/** Red, green and blue of a colour, from 0 to 255. */
export const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour between two: `share`, from 0 to 1, is that of the first. mixed('#000000', '#ffffff', 0.2) is '#cccccc'. */
export function mixed(one: string, other: string, share: number): string {
  const others = channelsOf(other)
  const channels = channelsOf(one).map((channel, index) =>
    Math.round(channel * share + (others[index] ?? channel) * (1 - share)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance as WCAG 2 defines it, from 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / STRONGEST
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG 2 defines it, from 1 to 21: black on white is 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The nearest mixture of a colour with black or white that has at least this contrast to a ground; undefined if none has. */
export function readableOn(colour: string, ground: string, least: number): string | undefined {
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100)
  return steps
    .flatMap((step) => [black, white].map((end) => mixed(end, colour, step)))
    .find((mixture) => contrastOf(mixture, ground) >= least)
}
