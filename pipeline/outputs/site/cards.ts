// A social card for every page in each language: 1200 × 630 pixels.
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

/** The words of a card, laid out as SVG outlines. */
function outlines({ title, symposium, dates, place }: Words, { paper, pale }: Palette, archivo: Font[]) {
  const name = { fontSize: 32, fontWeight: 700, color: pale, width: 760, lineHeight: 1.25 }
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
    box({ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.05, width: 860 }, title),
    box(
      { flexDirection: 'column', fontSize: 32, lineHeight: 1.3 },
      box({ fontWeight: 700 }, dates),
      box({ color: pale, width: 620, textWrap: 'balance' }, place),
    ),
  )
  return satori(content, { width, height, fonts: archivo })
}

/** A card as PNG: the words on the motif. A palette suffices for its few colours and takes a fifth of the bytes. */
async function draw(words: Words, design: Design, archivo: Font[]): Promise<Buffer> {
  const motif = `<g transform="translate(0 ${height - motifHeight})">${design.motif}</g>`
  const shapes = motif + (await outlines(words, design.palette, archivo))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 96, dither: 0, effort: 3 })
    .toBuffer()
}

/** All cards, one after another: drawn at once they would occupy every thread that webpack needs for reading files. */
export async function cardFiles(edition: SiteEdition, drawn = unkept): Promise<OutputFiles> {
  const archivo = fonts()
  const { design } = edition
  const files: OutputFiles = {}
  for (const page of edition.pages.filter(({ path }) => !edition.contributions.has(path))) {
    const words = wordsOf(edition, page)
    files[cardPath(page.route, page.language).slice(1)] = await drawn(['card', words, design], () =>
      draw(words, design, archivo),
    )
  }
  return files
}
