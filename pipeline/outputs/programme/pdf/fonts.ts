// Where the letters come from: Noto Sans, which has all Turkish ones, and for signs that it lacks (≥, →, √) Archivo.
import { join } from 'node:path'
import type { Weight } from './style'

/** Names of the two fonts, in the order in which a letter is looked for. */
export const families = ['letters', 'signs'] as const

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

/** Path of the font file of a weight. */
export const fontFile = (family: Family, weight: Weight) =>
  join(process.cwd(), 'node_modules/@expo-google-fonts', files[family][weight])

/** What the font is called in the document. */
export const fontName = (family: Family, weight: Weight) => `${weight} ${family}`
