// The icon of the site in the sizes that browsers and phones ask for.
import sharp from 'sharp'
import type { OutputFiles } from '../output-files'
import type { KeptFiles } from '../../kept-files'
import type { Design } from './index'
import { pngOf } from './drawings'

/** Sizes in px. `share`: how much of the side the icon takes where a phone cuts the corners as it likes; the rest is its ground. */
const sizes: { file: string; side: number; share?: number }[] = [
  { file: 'favicon.png', side: 48 },
  { file: 'icon-192.png', side: 192 },
  { file: 'icon-512.png', side: 512 },
  { file: 'apple-touch-icon.png', side: 180, share: 0.86 },
  { file: 'maskable-512.png', side: 512, share: 0.7 },
]

function draw({ icon, palette }: Design, side: number, share: number | undefined): Promise<Buffer> {
  const background = palette.deep
  const inner = Math.round(side * (share ?? 1))
  const edge = Math.floor((side - inner) / 2)
  const rest = side - inner - edge
  const drawn = sharp(pngOf(icon, inner))
  return (share ? drawn.flatten({ background }) : drawn)
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background })
    .png({ palette: true, colours: 32 })
    .toBuffer()
}

/** The icons of the site, in all sizes that browsers and phones ask for. */
export async function iconFiles(design: Design, drawn: KeptFiles): Promise<OutputFiles> {
  const files: OutputFiles = { 'icons/favicon.svg': design.icon }
  for (const { file, side, share } of sizes) {
    const content = ['icon', design.icon, design.palette.deep, side, share]
    files[`icons/${file}`] = await drawn(content, () => draw(design, side, share))
  }
  // Some programs ask for this address. They look at the content of a picture, not at its name, so a PNG will do.
  return { ...files, 'favicon.ico': await draw(design, 48, undefined) }
}
