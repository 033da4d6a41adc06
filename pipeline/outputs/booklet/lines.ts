// Breaks texts of several styles into lines. Lengths are points of the A5 page.
import { piecesOf, type Family, type Weight } from '../../printed-fonts'

/** A piece of text in one style. */
export type Span = {
  text: string
  weight?: Weight
  italic?: boolean | undefined
  script?: 'sup' | 'sub' | undefined
  colour?: string
}

/** Letters of one font that are next to one another. */
export type Fragment = {
  text: string
  font: string
  size: number
  rise: number
  colour: string
  width: number
}

export type Line = Fragment[]

/** The name under which a font is registered; signs have no italics. */
export const fontName = (family: Family, weight: Weight, italic = false) =>
  `${weight}${italic && family === 'letters' ? ' italic' : ''} ${family}`

/** Superscripts and subscripts: their size, and how far they are raised, as parts of the size of the text. */
const SCRIPT_SIZE = 0.68
const RISE = { sup: 0.34, sub: -0.14 }

export type Measure = (text: string, font: string, size: number) => number

type Atom = Fragment & { isSpace: boolean }

/** Words and spaces of all spans. A no-break space is part of its word. */
function atomsOf(spans: Span[], size: number, ink: string, measure: Measure): Atom[] {
  return spans.flatMap(({ text, weight = 'regular', italic, script, colour = ink }) =>
    piecesOf(text).flatMap(({ text: piece, family }) => {
      const font = fontName(family, weight, italic)
      const own = script ? size * SCRIPT_SIZE : size
      const rise = script ? size * RISE[script] : 0
      return piece.split(/( +)/).flatMap((word): Atom[] => {
        if (word === '') return []
        const isSpace = word.startsWith(' ')
        const shown = isSpace ? ' ' : word
        return [{ text: shown, font, size: own, rise, colour, width: measure(shown, font, own), isSpace }]
      })
    }),
  )
}

/** Joins neighbours that share a font, so that a line is few pieces and can be searched. */
function merged(atoms: Atom[]): Line {
  const line: Line = []
  for (const { isSpace: _, ...atom } of atoms) {
    const last = line.at(-1)
    const isAlike = last && last.font === atom.font && last.rise === atom.rise && last.colour === atom.colour
    if (isAlike) {
      last.text += atom.text
      last.width += atom.width
    } else line.push({ ...atom })
  }
  return line
}

const withoutLastSpaces = (atoms: Atom[]) =>
  atoms.slice(0, atoms.findLastIndex(({ isSpace }) => !isSpace) + 1)

/** The lines of a text in a column of a width. Words are never divided. */
export function linesOf(spans: Span[], size: number, ink: string, width: number, measure: Measure): Line[] {
  const lines: Line[] = []
  let line: Atom[] = []
  let used = 0
  let word: Atom[] = []
  const widthOf = (atoms: Atom[]) => atoms.reduce((sum, atom) => sum + atom.width, 0)
  const closeLine = () => {
    lines.push(merged(withoutLastSpaces(line)))
    line = []
    used = 0
  }
  const closeWord = () => {
    const needed = widthOf(word)
    if (line.length > 0 && used + needed > width) closeLine()
    line.push(...word)
    used += needed
    word = []
  }
  for (const atom of atomsOf(spans, size, ink, measure)) {
    if (!atom.isSpace) word.push(atom)
    else {
      closeWord()
      if (line.length > 0) {
        line.push(atom)
        used += atom.width
      }
    }
  }
  closeWord()
  closeLine()
  return lines.filter(({ length }) => length > 0)
}
