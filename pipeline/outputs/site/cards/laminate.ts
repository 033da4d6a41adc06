// The card's background as SVG: three overlapping plies at 45 degrees with their fibres.
import { colours } from '../../colours'

export const CARD = { width: 1200, height: 630 } as const

const fibres = (id: string, turn: number, colour: string) =>
  `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="2" height="14" fill="${colour}"/></pattern>`

/** A band that rises to the right; `x` is where it meets the lower edge, `width` how wide it is (pixels). */
function ply(x: number, width: number, ground: string, pattern: string): string {
  const { height } = CARD
  const shape = `M${x} ${height}L${x + height} 0h${width}L${x + width} ${height}z`
  return `<path d="${shape}" fill="${ground}"/><path d="${shape}" fill="url(#${pattern})"/>`
}

/** The background with `content`, also SVG, on top. */
export const onLaminate = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><defs>${fibres('up', 45, '#1b7787')}${fibres('down', -45, '#92bec0')}${fibres('flat', 90, '#c3dbda')}</defs><rect width="100%" height="100%" fill="${colours.deep}"/>${ply(950, 170, colours.pale, 'flat')}${ply(840, 140, colours.sea, 'down')}${ply(710, 160, colours.aegean, 'up')}${content}</svg>`
