// The colours of all sample pictures: those of the site, and a few warm ones for people and places.
import { colours } from '../../../pipeline/outputs/colours'

export const { deep, aegean, pale, paper } = colours
export const ink = '#1d2429'
export const sand = '#efe8db'
export const wave = '#3f8f9b'
export const mist = '#8fbfc4'
export const night = '#12283f'
export const clay = '#c26a45'
export const brick = '#9c4b30'
export const apricot = '#eeb483'
export const dune = '#d9c6a3'
export const stone = '#bfae90'
export const wood = '#a9794f'
export const walnut = '#6f4b33'
export const olive = '#74834f'
export const pine = '#3c5f4a'
export const gold = '#e3b04b'
export const white = '#ffffff'

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** Mixes a share (0 to 1) of the second colour into the first. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return `#${channels(first)
    .map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** A darker shade of a colour, by `share` (0 to 1). */
export const darker = (colour: string, share: number) => mix(colour, '#0c1c26', share)
/** A lighter shade of a colour, by `share` (0 to 1). */
export const lighter = (colour: string, share: number) => mix(colour, '#fffaf0', share)
