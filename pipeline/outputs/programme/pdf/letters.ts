// Which font of the printed programme has a letter: one that none has would be an empty box.
import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { families, fontFile, type Family } from './fonts'

/** Latin letters, all of which the first font has: most texts are known to be sound without opening it. */
const LAST_LATIN = '\u024f'

const opened = new Map<Family, fontkit.Font>()

function font(family: Family): fontkit.Font {
  const known = opened.get(family) ?? fontkit.create(readFileSync(fontFile(family, 'regular')))
  opened.set(family, known)
  return known
}

/** The first font that has a letter; undefined where none has. */
const familyOf = (letter: string): Family | undefined =>
  letter <= LAST_LATIN || /\s/.test(letter)
    ? 'letters'
    : families.find((family) => font(family).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** Letters of a text that the printed programme cannot draw, each once. */
export const undrawable = (text: string): string[] =>
  [...new Set(text)].filter((letter) => familyOf(letter) === undefined)

/** A text in pieces of one font each; what none has is left to the first. */
export function piecesOf(text: string): { text: string; family: Family }[] {
  const pieces: { text: string; family: Family }[] = []
  for (const letter of text) {
    const family = familyOf(letter) ?? 'letters'
    const last = pieces.at(-1)
    if (last?.family === family) last.text += letter
    else pieces.push({ text: letter, family })
  }
  return pieces
}
