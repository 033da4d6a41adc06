// Where the letters come from: Noto Sans, which has all Turkish ones.
import { join } from 'node:path'
import type { Weight } from './style'

const files: Record<Weight, string> = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '700Bold/NotoSans_700Bold.ttf',
}

/** Path of the font file of a weight. */
export const fontFile = (weight: Weight) =>
  join(process.cwd(), 'node_modules/@expo-google-fonts/noto-sans', files[weight])
