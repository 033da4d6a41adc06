// Drawings of an edition, fitted into the boxes in which they are shown, and those of an edition that has none of its own.
import { Resvg } from '@resvg/resvg-js'
import { mixed } from '../../domain/colours'
import type { Palette } from '../../records/palette'

/** Units of the motif. Whatever is smaller shows its lower right corner. */
export const [motifWidth, motifHeight] = [1200, 800]

const openingTag = /<svg\b[^>]*>/

/** An SVG of a width and height; `fit` as in preserveAspectRatio. Without a viewBox, its own size becomes one, so that it scales. */
export const inBox = (svg: string, width: number, height: number, fit: string): string =>
  svg.replace(openingTag, (tag) => {
    const valueOf = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
    const side = (name: string, otherwise: number) => Number.parseFloat(valueOf(name) ?? '') || otherwise
    const box = valueOf('viewBox') ?? `0 0 ${side('width', width)} ${side('height', height)}`
    const others = tag
      .slice('<svg'.length)
      .replace(/\s(?:width|height|viewBox|preserveAspectRatio)="[^"]*"/g, '')
    return `<svg width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="${fit}"${others}`
  })

/** An SVG as PNG, that many pixels wide. */
export const pngOf = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng()

type Shape = { colour: string; path: string }

/** The shapes of a motif that is nothing but filled paths, for a PDF that stays sharp; undefined of any other. */
export function shapesOf(motif: string): Shape[] | undefined {
  const rest = motif.replace(openingTag, '').replace(/<path fill="#[^"]*" d="[^"]*"\/>/g, '')
  if (!motif.includes(`viewBox="0 0 ${motifWidth} ${motifHeight}"`) || rest !== '</svg>') return undefined
  return [...motif.matchAll(/fill="(.*?)" d="(.*?)"/g)].map(([, colour = '', path = '']) => ({
    colour,
    path,
  }))
}

const drawing = (width: number, height: number, shapes: Shape[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${shapes.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`).join('')}</svg>`

/** Three bands across a ground, in the colours of the edition. */
export const plainMotif = ({ deep, accent, pale }: Palette): string =>
  drawing(motifWidth, motifHeight, [
    { colour: deep, path: 'M0 0h1200v800h-1200z' },
    { colour: accent, path: 'M650 800l800-800h160l-800 800z' },
    { colour: mixed(accent, pale, 0.465), path: 'M810 800l800-800h140l-800 800z' },
    { colour: pale, path: 'M950 800l800-800h170l-800 800z' },
  ])

/** Three layers, in the colours of the edition. */
export const plainIcon = ({ deep, sun, sand, pale }: Palette): string =>
  drawing(64, 64, [
    {
      colour: deep,
      path: 'M12 0h40a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12h-40a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12z',
    },
    { colour: pale, path: 'm8 36 24 12 24-12v8L32 56 8 44Z' },
    { colour: sand, path: 'm8 25 24 12 24-12v8L32 45 8 33Z' },
    { colour: sun, path: 'm32 8 24 12-24 12L8 20Z' },
  ])
