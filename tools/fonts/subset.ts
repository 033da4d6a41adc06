// npm run fonts: cuts Archivo into the files that src/styles/fonts.css names, each with the letters of its range.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { runTool } from '../run-tool'
import { facesIn } from './faces'

/** Files of @expo-google-fonts/archivo, by their weight. */
const sources: Record<string, string> = {
  400: '400Regular/Archivo_400Regular.ttf',
  700: '700Bold/Archivo_700Bold.ttf',
}

/** Kept: kerning, composed and Turkish letters, figures of equal width. Without the other features a file is a tenth smaller. */
const keepFeatures = ['kern', 'ccmp', 'locl', 'tnum']

void runTool('fonts', {}, async () => {
  for (const { name, weight, letters } of facesIn(readFileSync('src/styles/fonts.css', 'utf8'))) {
    const source = readFileSync(`node_modules/@expo-google-fonts/archivo/${sources[weight]}`)
    const cut = await subsetFont(source, letters, { targetFormat: 'woff2', keepFeatures })
    writeFileSync(`src/styles/fonts/${name}.woff2`, cut)
    console.log(`${name}.woff2: ${cut.length} bytes`)
  }
  return 0
})
