// Every colour of an edition by its name: those of content/design.yaml, shades mixed from them, and one for each hall.
import { black, hallColours, mixed, white, type HallColour } from '../domain/colours'
import type { EditionData } from '../schemas'

/** The colours of an edition, as #rrggbb. White is always white: logos are designed for it. */
export function paletteOf({ colours: { halls, ...colours } }: Pick<EditionData['design'], 'colours'>) {
  const { deep, pale, signal } = colours
  const ofHalls = hallColours.map((name, index) => [name, halls[index % halls.length]] as const)
  return {
    white,
    ...colours,
    quietOnDeep: mixed(pale, deep, 0.9),
    edgeOnDeep: mixed(pale, deep, 0.55),
    lineOnDeep: mixed(pale, deep, 0.22),
    signalDark: mixed(signal, black, 0.78),
    veil: mixed(deep, black, 0.6),
    light: mixed(white, pale, 0.527),
    /** Rules in print. */
    rule: mixed(deep, white, 0.295),
    ...(Object.fromEntries(ofHalls) as Record<HallColour, string>),
  }
}

export type Palette = ReturnType<typeof paletteOf>

/** A colour by its name. */
export type Colour = keyof Palette
