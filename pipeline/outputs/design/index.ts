// What content/design.yaml says, for everything that is drawn: the colours by their names, and the drawings as they are served.
import { join } from 'node:path'
import { servedSvg } from '../../check/files/svg'
import { channelsOf } from '../../domain/colours'
import type { ReadEdition } from '../../read'
import { memoise } from '../../domain/memoise'
import { paletteOf, type Colour, type Palette } from '../../records/palette'
import type { EditionData } from '../../schemas'
import { writeWhole } from '../../write/write-files'
import { inBox, motifHeight, motifWidth, plainIcon, plainMotif } from './drawings'

/** Drawings are SVGs. */
export type Design = {
  palette: Palette
  motif: string
  icon: string
  /** Beside the name in the header; an edition may do without. */
  mark: string | undefined
}

/** Side of the icon as drawn and of the mark as shown, px. */
const ICON = 64
const MARK = 32

export const designOf = memoise(({ edition, data }: ReadEdition): Design => {
  const { design } = data as EditionData
  const palette = paletteOf(design)
  const drawn = (file: string | undefined, width: number, height: number, fit = 'xMidYMid meet') => {
    const bytes = file && edition.bytes(`content/${file}`)
    return bytes ? inBox(servedSvg(bytes).text, width, height, fit) : undefined
  }
  return {
    palette,
    motif: drawn(design.motif, motifWidth, motifHeight, 'xMaxYMax slice') ?? plainMotif(palette),
    icon: drawn(design.icon, ICON, ICON) ?? plainIcon(palette),
    mark: drawn(design.mark, MARK, MARK),
  }
})

/** The style sheet by which pages know the colours and the mark; written before each build, like the types of queries. */
const TOKENS_FILE = 'src/styles/edition.css'

/** Colours that some style sheets make translucent: rgb(var(--ink-rgb) / 14%). */
const translucent: Colour[] = ['white', 'paper', 'ink', 'accent', 'veil']

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Custom properties of everything that pages use: --quiet-on-deep: #c7dbdb. */
function tokensCss({ palette, mark }: Design): string {
  const { rule: _, ...shown } = palette
  const colours = Object.entries(shown).map(([name, colour]) => `  --${kebab(name)}: ${colour};\n`)
  const channels = translucent.map((name) => `  --${name}-rgb: ${channelsOf(palette[name]).join(' ')};\n`)
  const drawing = mark ? `url("data:image/svg+xml,${encodeURIComponent(mark)}")` : 'none'
  return `/* Made from content/design.yaml by each build. */\n:root {\n${[...colours, ...channels].join('')}  --mark: ${drawing};\n}\n`
}

/** Writes the style sheet of a sound edition. */
export const writeTokens = (root: string, read: ReadEdition): Promise<void> =>
  writeWhole(join(root, TOKENS_FILE), tokensCss(designOf(read)))
