// npm run fonts: cuts Archivo into the files of src/styles/fonts/ and writes fonts.css around them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { format, resolveConfig } from 'prettier'
import { runTool } from '../run-tool'
import { faces, FEATURES, unicodeRange, type Face } from './faces'

const root = process.cwd()
const sources = join(root, 'node_modules/@expo-google-fonts/archivo')
const styles = join(root, 'src/styles')

const fontFace = ({ name, weight, letters }: Face) => `@font-face {
  font-family: Archivo;
  font-weight: ${weight};
  font-display: fallback;
  src: url('./fonts/${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(letters)};
}`

/**
 * Fonts on the reader's computer that are closest to Archivo. The bold ones have to be named, or browsers fake bold from the
 * regular ones.
 */
const fallbacks = [
  { weight: '400', locals: ['Arial', 'Liberation Sans', 'Roboto'], size: 0.984 },
  { weight: '700', locals: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], size: 0.982 },
]

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Adjusts the fallback font to Archivo's measures, so that nothing shifts when Archivo arrives. */
const fallbackFace = ({ weight, locals, size }: (typeof fallbacks)[number]) => `@font-face {
  font-family: 'Archivo fallback';
  font-weight: ${weight};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(0.878 / size)};
  descent-override: ${percent(0.21 / size)};
  line-gap-override: 0%;
}`

void runTool('fonts', {}, async () => {
  mkdirSync(join(styles, 'fonts'), { recursive: true })
  for (const { name, source, letters } of faces) {
    const cut = await subsetFont(readFileSync(join(sources, source)), letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
    })
    writeFileSync(join(styles, 'fonts', `${name}.woff2`), cut)
    console.log(`${name}.woff2: ${cut.length} bytes`)
  }
  const css = `/*\n * Written by tools/fonts/subset.ts. Every page loads the first two files; the others only load where a name needs their letters.\n * A font that arrives late is not used before the next page, so that nothing moves.\n */\n${[
    ...faces.map(fontFace),
    ...fallbacks.map(fallbackFace),
  ].join('\n\n')}\n`
  const stylesheet = join(styles, 'fonts.css')
  writeFileSync(stylesheet, await format(css, { ...(await resolveConfig(stylesheet)), filepath: stylesheet }))
  return 0
})
