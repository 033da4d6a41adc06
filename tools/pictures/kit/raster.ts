import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { optimize } from 'svgo'

const pixels = (svg: string, width?: number) =>
  new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width ? { fitTo: { mode: 'width' as const, value: width } } : {}),
  })
    .render()
    .asPng()

function save(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} kB`)
}

/** Writes a JPEG, lowering the quality step by step until it has at most `most` bytes. */
export async function saveJpeg(
  file: string,
  svg: string,
  most: number,
  quality = 78,
  width?: number,
): Promise<void> {
  const bytes = await sharp(pixels(svg, width))
    .flatten({ background: '#faf7f1' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  if (bytes.length > most && quality > 50) return saveJpeg(file, svg, most, quality - 6, width)
  save(file, bytes)
}

/** Writes a transparent PNG with at most `colours` colours. */
export async function savePalettePng(
  file: string,
  svg: string,
  colours: number,
  width: number,
): Promise<void> {
  const png = sharp(pixels(svg, width)).png({
    palette: true,
    colours,
    // As few colours as flat shapes need.
    quality: 10,
    effort: 10,
    compressionLevel: 9,
    dither: 0,
  })
  save(file, await png.toBuffer())
}

/** Writes an SVG that the site serves as it is; its numbers have `decimals` decimal places. */
export function saveSvg(file: string, svg: string, decimals: number): void {
  const { data } = optimize(svg, {
    floatPrecision: decimals,
    multipass: true,
    // Keep what SVGO would remove: a logo is scaled by its view box, and a symbol is found by its id.
    plugins: [{ name: 'preset-default', params: { overrides: { removeViewBox: false, cleanupIDs: false } } }],
  })
  save(file, Buffer.from(data))
}
