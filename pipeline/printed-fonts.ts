// The fonts of the printed programme, used by the check and by the PDF: Noto Sans, which has all Turkish letters, and Archivo for
// signs that Noto Sans lacks (≥, →, √).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'

export type Weight = 'regular' | 'bold'

/** The two fonts, in the order in which a letter is looked up. */
const families = ['letters', 'signs'] as const

export type Family = (typeof families)[number]

const files: Record<Family, Record<Weight, string>> = {
  letters: {
    regular: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
    bold: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
  signs: {
    regular: 'archivo/400Regular/Archivo_400Regular.ttf',
    bold: 'archivo/700Bold/Archivo_700Bold.ttf',
  },
}

export const fontFile = (family: Family, weight: Weight) =>
  join(process.cwd(), 'node_modules/@expo-google-fonts', files[family][weight])

/** The first font has every letter up to this one, so most texts can be set without opening a font to look. */
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

/** The letters of a text that neither font has, each listed once: in print each would be an empty box. */
export const undrawable = (text: string): string[] =>
  [...new Set(text)].filter((letter) => familyOf(letter) === undefined)

/** Splits a text into pieces of one font each. Letters that neither font has go to the first. */
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
