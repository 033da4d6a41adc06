// A social card for every page in each language, with the picture beside its heading: 1200 × 630 pixels.
import { readFileSync } from 'node:fs'
import { createElement, type CSSProperties, type ReactNode } from 'react'
import { renderAsync } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { cardPath } from '../../domain/addresses'
import { writeDates } from '../../domain/format'
import { inLanguage } from '../../domain/languages'
import { fontFile } from '../../printed-fonts'
import type { Design } from '../design'
import { motifHeight } from '../design/drawings'
import type { Palette } from '../../records/palette'
import type { OutputFiles } from '../output-files'
import { unkept } from '../../kept-files'
import type { SiteEdition, SitePage } from './edition'

/** Pixels. */
export const pageCard = { width: 1200, height: 630 }

const { width, height } = pageCard

const wordsOf = ({ data: { site, venue } }: SiteEdition, { title, route, language }: SitePage) => ({
  // The title of the home page's card is the symposium.
  title: route === '/' ? inLanguage(site.shortName, language) : title,
  symposium: inLanguage(site.name, language),
  dates: writeDates(site.starts, site.ends, language),
  place: `${inLanguage(venue.name, language)}, ${inLanguage(site.city, language)}`,
})

type Words = ReturnType<typeof wordsOf>

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** Archivo in both weights, with the Turkish letters. */
const fonts = (): Font[] =>
  (['regular', 'bold'] as const).map((weight) => ({
    name: 'Archivo',
    weight: weight === 'bold' ? 700 : 400,
    style: 'normal',
    data: readFileSync(fontFile('Archivo', weight)),
  }))

/** Font size in pixels; smaller for long titles, so that they fit on three lines. */
const titleSize = (title: string) => (title.length > 34 ? 68 : title.length > 20 ? 80 : 96)

/** Pixels: how wide words may be, and how much smaller the title is, beside a picture. */
const besidePicture = { width: 520, titleShare: 0.72 }

/** The words of a card, laid out as SVG outlines. */
function outlines(
  { title, symposium, dates, place }: Words,
  { paper, pale }: Palette,
  archivo: Font[],
  isBeside: boolean,
) {
  const { width: narrow, titleShare } = besidePicture
  const name = {
    fontSize: 32,
    fontWeight: 700,
    color: pale,
    width: isBeside ? narrow : 760,
    lineHeight: 1.25,
  }
  const titleStyle = {
    fontSize: titleSize(title) * (isBeside ? titleShare : 1),
    width: isBeside ? narrow : 860,
    fontWeight: 700,
    lineHeight: 1.05,
  }
  const card: CSSProperties = {
    width,
    height,
    boxSizing: 'border-box',
    padding: '72px 80px',
    flexDirection: 'column',
    justifyContent: 'space-between',
    fontFamily: 'Archivo',
    color: paper,
  }
  const content = box(
    card,
    box({ ...name, textWrap: 'balance' }, symposium),
    box(titleStyle, title),
    box(
      { flexDirection: 'column', fontSize: 32, lineHeight: 1.3 },
      box({ fontWeight: 700 }, dates),
      box({ color: pale, width: isBeside ? narrow : 620, textWrap: 'balance' }, place),
    ),
  )
  return satori(content, { width, height, fonts: archivo })
}

/** A picture on the right of a card, cut along a diagonal as at the top of its page, and the edge of a ply beside it. */
async function scene(picture: Buffer, { deep, accent }: Palette): Promise<string> {
  const [left, right] = [620, width]
  const jpeg = await sharp(picture)
    .rotate()
    .resize(right - left, height, { position: 'top' })
    .jpeg({ quality: 92 })
    .toBuffer()
  const cut = (x: number) => `M${x + 150} 0H${right}V${height}H${x}Z`
  return (
    `<rect width="${width}" height="${height}" fill="${deep}"/><path d="${cut(left - 28)}" fill="${accent}"/>` +
    `<clipPath id="cut"><path d="${cut(left)}"/></clipPath><image x="${left}" width="${right - left}" height="${height}" ` +
    `clip-path="url(#cut)" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`
  )
}

/** A card as PNG: the words on the motif or beside a picture. A palette suffices for few colours and takes a fifth of the bytes. */
async function draw(words: Words, design: Design, archivo: Font[], picture?: Buffer): Promise<Buffer> {
  const motif = `<g transform="translate(0 ${height - motifHeight})">${design.motif}</g>`
  const ground = picture ? await scene(picture, design.palette) : motif
  const shapes = ground + (await outlines(words, design.palette, archivo, picture !== undefined))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: picture ? 256 : 96, dither: 0, effort: 3 })
    .toBuffer()
}

/** All cards, one after another: drawn at once they would occupy every thread that webpack needs for reading files. */
export async function cardFiles(edition: SiteEdition, drawn = unkept): Promise<OutputFiles> {
  const archivo = fonts()
  const { design } = edition
  const files: OutputFiles = {}
  for (const page of edition.pages.filter(({ path }) => !edition.contributions.has(path))) {
    const words = wordsOf(edition, page)
    const picture = page.image && edition.read.edition.bytes(`content/${page.image.file}`)
    const parts = ['card', words, design, picture?.toString('base64')]
    files[cardPath(page.route, page.language).slice(1)] = await drawn(parts, () =>
      draw(words, design, archivo, picture),
    )
  }
  return files
}
