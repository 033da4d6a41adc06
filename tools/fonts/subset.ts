// npx tsx tools/fonts/subset.ts: cuts Archivo into the files of src/styles/fonts/ and writes fonts.css around them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { format, resolveConfig } from 'prettier'
import { faces, FEATURES, unicodeRange, WEIGHTS, type Face } from './faces'

const root = process.cwd()
const sources = join(root, 'node_modules/@fontsource-variable/archivo/files')
const styles = join(root, 'src/styles')

const fontFace = ({ name, letters }: Face) => `@font-face {
  font-family: Archivo;
  font-style: normal;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  src: url('./fonts/${name}.woff2') format('woff2-variations');
  unicode-range: ${unicodeRange(letters)};
}`

/** Archivo's measures on the letters of Arial, so that nothing shifts when it arrives. */
const FALLBACK = `@font-face {
  font-family: 'Archivo fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 98.5%;
  ascent-override: 89.1%;
  descent-override: 21.3%;
  line-gap-override: 0%;
}`

mkdirSync(join(styles, 'fonts'), { recursive: true })
for (const { name, source, letters } of faces) {
  const cut = await subsetFont(readFileSync(join(sources, source)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  })
  writeFileSync(join(styles, 'fonts', `${name}.woff2`), cut)
  console.log(`${name}.woff2: ${cut.length} bytes`)
}
const css = `/* Written by tools/fonts/subset.ts. The first two files are on every page; the others come only where a name needs them. What is not there in time is left out until the next page, so that nothing moves. */\n${[
  ...faces.map(fontFace),
  FALLBACK,
].join('\n\n')}\n`
const stylesheet = join(styles, 'fonts.css')
writeFileSync(stylesheet, await format(css, { ...(await resolveConfig(stylesheet)), filepath: stylesheet }))
