// The fonts of the PDFs, used by the check too: Archivo, the site's typeface, and Noto Sans for what Archivo lacks, mostly Greek.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { memoiseByText } from './domain/memoise'

/** The two fonts, in the order in which a character is looked up. */
export const families = ['Archivo', 'NotoSans'] as const

export type Family = (typeof families)[number]

export const weights = { regular: '400Regular', bold: '700Bold' } as const

export type Weight = keyof typeof weights

const folders: Record<Family, string> = { Archivo: 'archivo', NotoSans: 'noto-sans' }

/** The path of a font’s file. */
export function fontFile(family: Family, weight: Weight, italic = false): string {
  const style = weights[weight] + (italic ? '_Italic' : '')
  const folder = join(process.cwd(), 'node_modules/@expo-google-fonts', folders[family])
  return join(folder, style, `${family}_${style}.ttf`)
}

/** Archivo has every letter up to this one, so most texts can be set without opening a font to look. */
const LAST_LATIN = '\u017f'

const font: (family: Family) => fontkit.Font = memoiseByText((family) =>
  fontkit.create(readFileSync(fontFile(family as Family, 'regular'))),
)

/** The first font that has a character; undefined if neither has. */
const familyOf = (character: string): Family | undefined =>
  character <= LAST_LATIN
    ? 'Archivo'
    : families.find((family) => font(family).hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** The characters of a text that neither font has, each listed once: in print each would be an empty box. */
export const undrawable = (text: string): string[] =>
  [...new Set(text.replace(/\s/g, ''))].filter((character) => familyOf(character) === undefined)

/** Splits a text into pieces of one font each. Characters that neither font has go to the first. */
export function piecesOf(text: string): { text: string; family: Family }[] {
  const pieces: { text: string; family: Family }[] = []
  for (const character of text) {
    const family = familyOf(character) ?? 'Archivo'
    const last = pieces.at(-1)
    if (last?.family === family) last.text += character
    else pieces.push({ text: character, family })
  }
  return pieces
}

/** Bold letters are about this much wider than regular ones. */
const BOLD = 1.07

/** The width of a word at size 1. */
const wordWidth = memoiseByText((word) => {
  const archivo = font('Archivo')
  return archivo.layout(word).advanceWidth / archivo.unitsPerEm
}, Infinity)

/** About how wide a text is at a size. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const words = text.split(' ')
  const width = words.reduce((sum, word) => sum + wordWidth(word), (words.length - 1) * wordWidth(' '))
  return width * size * (weight === 'bold' ? BOLD : 1)
}
