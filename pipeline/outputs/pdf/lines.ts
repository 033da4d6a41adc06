// Breaks texts of several styles into lines.
import { piecesOf, type Weight } from '../../printed-fonts'
import { fontName } from './document'
import type { Colour } from './style'

/** A piece of text in one style. */
export type Span = {
  text: string
  weight?: Weight
  italic?: boolean | undefined
  script?: 'sup' | 'sub' | undefined
  colour?: Colour
}

/** Characters of one font that are next to one another; lengths in points. */
export type Fragment = {
  text: string
  font: string
  size: number
  rise: number
  colour: Colour
  width: number
}

export type Line = Fragment[]

/** Superscripts and subscripts: their size, and how far they are raised, as parts of the size of the text. */
const SCRIPT_SIZE = 0.68
const RISE = { sup: 0.34, sub: -0.14 }

/** What spans have that say nothing else, and the width of a text. */
type Defaults = {
  size: number
  weight: Weight
  colour: Colour
  widthOf: (text: string, font: string, size: number) => number
}

/** Words are never divided, unless they are wider than their column: then after this many characters. */
const LONG_WORD = /( +|[^ ]{24})/

type Atom = Fragment & { isSpace: boolean }

/** Words and spaces of all spans. A no-break space is part of its word. */
function atomsOf(spans: Span[], { size, widthOf, ...defaults }: Defaults): Atom[] {
  return spans.flatMap(({ text, italic, script, weight = defaults.weight, colour = defaults.colour }) =>
    piecesOf(text).flatMap(({ text: piece, family }) => {
      const font = fontName(family, weight, italic)
      const own = script ? size * SCRIPT_SIZE : size
      const rise = script ? size * RISE[script] : 0
      return piece.split(LONG_WORD).flatMap((word): Atom[] => {
        if (word === '') return []
        const isSpace = word.startsWith(' ')
        const shown = isSpace ? ' ' : word
        return [{ text: shown, font, size: own, rise, colour, width: widthOf(shown, font, own), isSpace }]
      })
    }),
  )
}

/** Joins neighbours of the same style, so that a line is few pieces and can be searched. */
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

/** The lines of a text in a column of a width. */
export function linesOf(spans: Span[], width: number, defaults: Defaults): Line[] {
  const lines: Atom[][] = [[]]
  let word: Atom[] = []
  const widthOf = (atoms: Atom[]) => atoms.reduce((sum, atom) => sum + atom.width, 0)
  const closeWord = () => {
    const line = lines.at(-1)!
    if (line.length > 0 && widthOf(line) + widthOf(word) > width) lines.push(word)
    else line.push(...word)
    word = []
  }
  for (const atom of atomsOf(spans, defaults)) {
    if (atom.isSpace || widthOf(word) + atom.width > width) closeWord()
    const line = lines.at(-1)!
    if (!atom.isSpace) word.push(atom)
    else if (line.length > 0) line.push(atom)
  }
  closeWord()
  return lines
    .map((atoms) => merged(atoms.slice(0, atoms.findLastIndex(({ isSpace }) => !isSpace) + 1)))
    .filter(({ length }) => length > 0)
}
