// Whether what is written and drawn in the colours of the edition can be seen on its grounds (WCAG 2.2, 1.4.3 and 1.4.11).
import { contrastOf, hallColours, readableOn } from '../domain/colours'
import { error, type Diagnostic, type Finding } from '../messages/diagnostic'
import type { ReadEdition } from '../read'
import { paletteOf, type Colour } from '../records/palette'
import type { EditionData } from '../schemas'
import { problemIn, soundFields } from './findings'

/** The least contrast of texts, and of large letters, edges and marks. */
const TEXT = 4.5
const LARGE = 3

/** A colour that appears on another one. */
export type ContrastRule = { colour: Colour; ground: Colour; least: number }

const on = (grounds: Colour[], colours: Colour[], least = TEXT): ContrastRule[] =>
  grounds.flatMap((ground) => colours.map((colour) => ({ colour, ground, least })))

export const contrastRules: ContrastRule[] = [
  ...on(['paper', 'white', 'sand'], ['ink', 'quiet', 'deep', 'accent']),
  ...on(['pale'], ['ink', 'deep', 'accent']),
  ...on(['paper'], ['signal']),
  ...on(['sun'], ['ink']),
  ...on(['white', 'sand'], [...hallColours]),
  ...on(['deep', 'accent', 'signal'], ['white']),
  ...on(['deep'], ['paper', 'pale', 'light', 'quietOnDeep', 'sun']),
  ...on(['deep'], ['edgeOnDeep'], LARGE),
]

type Design = Pick<EditionData['design'], 'colours'>

/** Where a colour is written; undefined of one that is always the same or mixed from others. */
function placeOf({ colours }: Design, colour: Colour): PropertyKey[] | undefined {
  const [, hall] = /^hall-(\d)$/.exec(colour) ?? []
  if (hall) return ['colours', 'halls', (Number(hall) - 1) % colours.halls.length]
  return colour in colours ? ['colours', colour] : undefined
}

/** Grounds of a strong colour: that one is to be changed, not what is on it. */
const strong: Colour[] = ['deep', 'accent', 'signal', 'sun']

type Weakness = { rule: ContrastRule; place: PropertyKey[]; contrast: number; finding: Finding }

/** Why a colour can hardly be seen on its ground, and where to change that; undefined if it can. */
function weaknessOf(design: Design, rule: ContrastRule): Weakness | undefined {
  const { colour, ground, least } = rule
  const palette = paletteOf(design)
  const [above, below] = [palette[colour], palette[ground]]
  const contrast = contrastOf(above, below)
  const own = strong.includes(ground) ? undefined : placeOf(design, colour)
  const place = own ?? placeOf(design, ground)
  if (contrast >= least || !place) return undefined
  const [here, there] = own ? [above, below] : [below, above]
  const better = readableOn(here, there, least) ?? ''
  const values = {
    colour: `${colour} (${above})`,
    ground: `${ground} (${below})`,
    contrast: Math.floor(contrast * 100) / 100,
    least,
    better,
  }
  const finding = { ...error('contrast.too-low', values), replace: { from: here, to: better } }
  return { rule, place, contrast, finding }
}

/** The weakest pair of each colour: once that is corrected, the others mostly are as well. */
export function checkContrast(read: ReadEdition, rules = contrastRules): Diagnostic[] {
  const { colours } = soundFields(read, 'design')
  if (!colours) return []
  const weaknesses = rules
    .flatMap((rule) => weaknessOf({ colours }, rule) ?? [])
    .sort((one, other) => other.contrast / other.rule.least - one.contrast / one.rule.least)
  const weakest = new Map(weaknesses.map((weakness) => [weakness.place.join('.'), weakness]))
  // A ground may be right where the colour on it is weak elsewhere, too.
  const isEcho = ({ place, rule: { colour } }: Weakness) =>
    colour !== place.at(-1) && weakest.has(`colours.${colour}`)
  return [...weakest.values()]
    .filter((weakness) => !isEcho(weakness))
    .map(({ place, finding }) => problemIn(read, 'design', place, finding))
}
