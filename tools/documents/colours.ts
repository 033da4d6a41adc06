// The site's colours, for drawing on paper.
import { colours as site } from '../../pipeline/outputs/colours'

export const colours = { ...site, ink: '#1d2429', line: '#d8d2c6', white: '#ffffff' } as const

/** Office formats write colours without the hash sign. */
export const plain = (colour: string): string => colour.slice(1)
