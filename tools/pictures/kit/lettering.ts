import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** How a line is set. `size` and `tracking` are in pixels of the picture; `width` is Archivo's width axis, 62 to 125. */
export interface Setting {
  size: number
  weight?: number
  width?: number
  italic?: boolean
  tracking?: number
}

/** A line as outlines, with the start of its baseline at (0, 0), and its width. */
export interface Line {
  d: string
  width: number
}

const LETTERS = ' !&+±°−-–·.,/:0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÂâÇçĞğİıÖöŞşÜü’'
const folder = path.resolve('node_modules/@fontsource-variable/archivo/files')
const faces: Record<'upright' | 'italic', Font[]> = { upright: [], italic: [] }
const cuts = new Map<string, Font[]>()

/** Unpacks the variable Archivo (Latin and Turkish letters are in two files). Has to run before `setLine`. */
export async function loadLettering(): Promise<void> {
  const load = async (subset: string, slope: string) => {
    const packed = readFileSync(path.join(folder, `archivo-${subset}-standard-${slope}.woff2`))
    return create(Buffer.from(await subsetFont(packed, LETTERS, { targetFormat: 'sfnt' })))
  }
  faces.upright = [await load('latin', 'normal'), await load('latin-ext', 'normal')]
  faces.italic = [await load('latin', 'italic'), await load('latin-ext', 'italic')]
}

function cutsFor({ weight = 700, width = 100, italic = false }: Setting): Font[] {
  const key = `${weight} ${width} ${italic}`
  const known = cuts.get(key)
  if (known) return known
  const made = faces[italic ? 'italic' : 'upright'].map((face) =>
    face.getVariation({ wght: weight, wdth: width }),
  )
  cuts.set(key, made)
  return made
}

/**
 * Turns a line of text into outlines, so that a picture does not depend on the fonts of a computer.
 * @throws if Archivo lacks a letter
 */
export function setLine(text: string, setting: Setting): Line {
  const fonts = cutsFor(setting)
  let x = 0
  let d = ''
  for (const letter of text.normalize('NFC')) {
    const codePoint = letter.codePointAt(0) ?? 0
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint))
    if (!font) throw new Error(`No outline for “${letter}” in “${text}”`)
    const glyph = font.glyphForCodePoint(codePoint)
    const scale = setting.size / font.unitsPerEm
    d += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += glyph.advanceWidth * scale + (setting.tracking ?? 0)
  }
  return { d, width: x - (setting.tracking ?? 0) }
}
