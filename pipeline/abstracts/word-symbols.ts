// The characters of symbol fonts, as their reader sees them.
import { codePoint } from 'dingbat-to-unicode'
import type { Element } from './word-xml'

const SYMBOL_FONT = /^(Symbol|Webdings|Wingdings( [23])?|Zapf ?Dingbats)$/i

/** Arrows of Wingdings; the first of each eight in Unicode is the one to the left. */
const ARROWS = '←↑→↓↖↗↘↙'

/** A character of a symbol font, whose codes are those of Latin letters, or 0xF000 more. */
export function symbolOf(font: string, code: number): string | undefined {
  const known = codePoint(font, code >= 0xf000 ? code - 0xf000 : code)
  if (!known) return undefined
  const { codePoint: found, string } = known
  return found >= 0x1f850 && found <= 0x1f8ad ? ARROWS[(found - 0x1f850) % 8] : string
}

/** The characters of a text in a font; those of a symbol font that nobody knows are undefined. */
export function charactersOf(text: string, font: string): (string | undefined)[] {
  const hasSymbols = SYMBOL_FONT.test(font)
  return [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0
    const isPrivate = code >= 0xf000 && code <= 0xf0ff
    if (!isPrivate && !(hasSymbols && code <= 0xff)) return character
    return symbolOf(hasSymbols ? font : 'Symbol', code)
  })
}

/** A symbol that was inserted with Word's dialogue. */
export function insertedSymbol(node: Element): string | undefined {
  const code = Number.parseInt(node.getAttribute('w:char') ?? '', 16)
  const font = node.getAttribute('w:font') ?? 'Symbol'
  const isPlain = code < 0xf000 && !SYMBOL_FONT.test(font)
  return symbolOf(font, code) ?? (isPlain ? String.fromCodePoint(code) : undefined)
}
