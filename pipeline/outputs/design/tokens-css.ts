// The colours and the mark of the edition for the style sheets of the pages, which know them by their names only.
import { join } from 'node:path'
import { channelsOf } from '../../domain/colours'
import type { ReadEdition } from '../../read'
import type { Colour } from '../../records/palette'
import { writeWhole } from '../../write/write-files'
import { designOf, type Design } from './index'

/** Written before each build, like the types of queries. */
export const TOKENS_FILE = 'src/styles/edition.css'

/** Colours that some style sheets make translucent: rgb(var(--ink-rgb) / 14%). */
const translucent: Colour[] = ['white', 'paper', 'ink', 'accent', 'veil']

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Custom properties of everything that pages use: --quiet-on-deep: #c7dbdb. */
export function tokensCss({ palette, mark }: Design): string {
  const { rule: _, ...shown } = palette
  const colours = Object.entries(shown).map(([name, colour]) => `  --${kebab(name)}: ${colour};\n`)
  const channels = translucent.map((name) => `  --${name}-rgb: ${channelsOf(palette[name]).join(' ')};\n`)
  const drawing = mark ? `url("data:image/svg+xml,${encodeURIComponent(mark)}")` : 'none'
  return `/* Made from content/design.yaml by each build. */\n:root {\n${[...colours, ...channels].join('')}  --mark: ${drawing};\n}\n`
}

/** Writes the style sheet of a sound edition. */
export const writeTokens = (root: string, read: ReadEdition): Promise<void> =>
  writeWhole(join(root, TOKENS_FILE), tokensCss(designOf(read)))
