// What content/design.yaml says, for everything that is drawn: the colours by their names, and the drawings as they are served.
import { servedSvg } from '../../check/files/svg'
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import { paletteOf, type Palette } from '../../records/palette'
import type { EditionData } from '../../schemas'
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
