// Breaks texts of several styles into lines.
import { piecesOf, type Weight } from '../../printed-fonts'
import { keepMeasures } from '../../domain/measures'
import { fontName } from './document'
import type { Drawing } from './formula'
import type { Colour } from '../../records/palette'
import { leadingOf } from './style'

/** A piece of text in one style. */
export type Span = {
  text: string
  weight?: Weight
  italic?: boolean | undefined
  script?: 'sup' | 'sub' | undefined
  colour?: Colour
  /** Drawn in place of the text, at this part of its size. */
  drawing?: { outlines: Drawing; scale: number } | undefined
}

/** Characters of one font that are next to one another; lengths in points. */
export type Fragment = {
  text: string
  font: string
  size: number
  rise: number
  colour: Colour
  width: number
  drawing?: Drawing
}

/** A line; its baseline is measured from its top. One with a tall equation is as high as that. */
export type Line = { fragments: Fragment[]; baseline: number; height: number }

/** Superscripts and subscripts: their size, and how far they are raised, as fractions of the font size. */
const SCRIPT_SIZE = 0.68
const RISE = { sup: 0.34, sub: -0.14 }

/** The default look of a span, and the width of a text. */
type Defaults = {
  size: number
  weight: Weight
  colour: Colour
  widthOf: (text: string, font: string, size: number) => number
}

/** Words are never divided, unless they are wider than their column: then after this many characters. */
const LONG_WORD = /(\n| +|[^ \n]{24})/

/** Words and spaces of all spans. A no-break space is part of its word. */
const fragmentsOf = (spans: Span[], { size, widthOf, ...usual }: Defaults): Fragment[] =>
  spans.flatMap(({ text, italic, script, drawing, weight = usual.weight, colour = usual.colour }) => {
    if (drawing) {
      const own = drawing.scale * size
      const font = fontName('Archivo', weight)
      const width = drawing.outlines.width * own
      return [{ text, font, size: own, rise: 0, colour, width, drawing: drawing.outlines }]
    }
    const own = script ? size * SCRIPT_SIZE : size
    const rise = script ? size * RISE[script] : 0
    return piecesOf(text).flatMap(({ text: piece, family }) => {
      const font = fontName(family, weight, italic)
      const words = piece.split(LONG_WORD).filter((word) => word !== '')
      return words.map((word): Fragment => {
        const shown = /^[ \n]/.test(word) ? word.charAt(0) : word
        return { text: shown, font, size: own, rise, colour, width: widthOf(shown, font, own) }
      })
    })
  })

/** The spans with no-break spaces inside their measures, whose exponents are spans of their own. */
function withMeasuresKept(spans: Span[]): Span[] {
  const kept = keepMeasures(spans.map(({ text }) => text).join(''))
  let end = 0
  return spans.map((span) => {
    const start = end
    end += span.text.length
    return { ...span, text: kept.slice(start, end) }
  })
}

const isSpace = ({ text }: Fragment) => text === ' '

/** Joins neighbours of the same style, so that a line is few pieces and can be searched. */
function merged(fragments: Fragment[]): Fragment[] {
  const line: Fragment[] = []
  for (const fragment of fragments) {
    const last = line.at(-1)
    const isAlike =
      last?.font === fragment.font && last.rise === fragment.rise && last.colour === fragment.colour
    if (isAlike && !last.drawing && !fragment.drawing) {
      last.text += fragment.text
      last.width += fragment.width
    } else line.push({ ...fragment })
  }
  return line
}

/** Without spaces after its last word, but for one without a width: read aloud or copied, that word and the next stay apart. */
function withSpaceAtEnd(line: Fragment[]): Fragment[] {
  const end = line.findLastIndex((one) => !isSpace(one)) + 1
  const shown = line.slice(0, end)
  const space = line[end]
  return space && end > 0 ? [...shown, { ...space, width: 0 }] : shown
}

/** Space between an equation and the lines above and below it. */
const AROUND = 2

/** The line of these fragments: its text is in the middle of the usual height. */
function lineOf(fragments: Fragment[], size: number): Line {
  const leading = leadingOf(size)
  const usual = leading / 2 + size * 0.35
  const drawings = fragments.flatMap(({ drawing, size: own }) =>
    drawing ? [{ ascent: drawing.ascent * own + AROUND, depth: drawing.depth * own + AROUND }] : [],
  )
  const baseline = Math.max(usual, ...drawings.map(({ ascent }) => ascent))
  return {
    fragments,
    baseline,
    height: baseline + Math.max(leading - usual, ...drawings.map(({ depth }) => depth)),
  }
}

/** The width of fragments side by side, in points. */
export const widthOf = (fragments: Fragment[]): number => fragments.reduce((sum, { width }) => sum + width, 0)

/** Breaks spans into lines of at most `width` points, at spaces and soft hyphens only. */
export function linesOf(spans: Span[], width: number, defaults: Defaults): Line[] {
  const lines: Fragment[][] = []
  let line: Fragment[] = []
  let word: Fragment[] = []
  let [lineWidth, wordWidth] = [0, 0]
  const closeLine = () => {
    lines.push(line)
    line = []
    lineWidth = 0
  }
  const closeWord = () => {
    if (line.length > 0 && lineWidth + wordWidth > width) closeLine()
    line.push(...word)
    lineWidth += wordWidth
    word = []
    wordWidth = 0
  }
  for (const fragment of fragmentsOf(withMeasuresKept(spans), defaults)) {
    const isBreak = fragment.text === '\n'
    if (isBreak || isSpace(fragment) || wordWidth + fragment.width > width) closeWord()
    if (isBreak) closeLine()
    else if (!isSpace(fragment)) {
      word.push(fragment)
      wordWidth += fragment.width
    } else if (line.length > 0) {
      line.push(fragment)
      lineWidth += fragment.width
    }
  }
  closeWord()
  closeLine()
  return lines
    .map((one) => merged(withSpaceAtEnd(one)))
    .filter(({ length }) => length > 0)
    .map((one) => lineOf(one, defaults.size))
}
