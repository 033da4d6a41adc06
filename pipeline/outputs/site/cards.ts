// The social cards of all pages in both languages: those of pages with the picture beside their heading, and smaller ones of talks and
// posters. There are hundreds of these, so each takes a few milliseconds: only its words are rendered, over a ground that is rendered once.
import { renderAsync } from '@resvg/resvg-js'
import sharp, { type PngOptions } from 'sharp'
import { cardPath } from '../../domain/addresses'
import { writeDates } from '../../domain/format'
import { inLanguage } from '../../domain/languages'
import { escaped } from '../../domain/markup'
import { hashOf, unkept } from '../../kept-files'
import { fontFile, piecesOf, widthOf, type Weight } from '../../printed-fonts'
import type { ContributionPage } from '../../records/contribution-pages'
import type { Design } from '../design'
import { motifHeight, motifWidth } from '../design/drawings'
import type { OutputFiles } from '../output-files'
import type { SiteEdition, SitePage } from './edition'

type Size = { width: number; height: number }

/** Pixels. */
export const pageCard: Size = { width: 1200, height: 630 }
export const talkCard: Size = { width: 800, height: 420 }

/** How a text looks: lengths in pixels, `leading` in parts of the size of the letters. */
type Look = { size: number; weight: Weight; colour: string; left: number; measure: number; leading: number }

/** A text in lines; in at most so many, of which the last ends in “…” if not all of it fits. */
function linesOf(text: string, { size, weight, measure }: Look, most = Infinity): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size, weight) <= measure) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines
}

/** By how much lines are made shorter at once, in pixels. */
const STEP = 8

/** A text in as few lines as possible, which are of about the same length. */
function balancedLines(text: string, look: Look): string[] {
  const lines = linesOf(text, look)
  const narrower = { ...look, measure: look.measure - STEP }
  const isEnough = narrower.measure > look.size && linesOf(text, narrower).length === lines.length
  return isEnough ? balancedLines(text, narrower) : lines
}

/** Lines of text from a height downwards. */
const written = (lines: string[], { size, weight, colour, left, leading }: Look, top: number) =>
  lines
    .map(
      (line, index) =>
        `<text x="${left}" y="${top + size * (1 + index * leading)}" font-family="Archivo" font-size="${size}" ` +
        `font-weight="${weight === 'bold' ? 700 : 400}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('')

/** Space between the words and the upper and lower edge. */
const EDGE = 72

/** How wide words may be, and how much smaller the title is, beside a picture. */
const BESIDE = 520
const SMALLER = 0.72

/** The size of a title; long ones are smaller, so that they fit on three lines. */
const titleSize = (title: string) => (title.length > 34 ? 68 : title.length > 20 ? 80 : 96)

type Card = { size: Size; words: string; picture?: Buffer | undefined; png: PngOptions }

/** The card of a page: the symposium above, its days and place below, the title in the middle between them. */
function cardOfPage({ data, design, read }: SiteEdition, { title, route, language, image }: SitePage): Card {
  const { site, venue } = data
  const { paper, pale } = design.palette
  const picture = image && read.edition.bytes(`content/${image.file}`)
  // The title of the home page's card is the symposium.
  const shown = route === '/' ? inLanguage(site.shortName, language) : title
  const widest = (measure: number) => (picture ? BESIDE : measure)
  const size = titleSize(shown) * (picture ? SMALLER : 1)
  const bold = { weight: 'bold', left: 80 } as const
  const name: Look = { ...bold, size: 32, colour: pale, leading: 1.25, measure: widest(760) }
  const heading: Look = { ...bold, size, colour: paper, leading: 1.05, measure: widest(860) }
  const dates: Look = { ...bold, size: 32, colour: paper, leading: 1.3, measure: widest(620) }
  const where: Look = { ...dates, weight: 'regular', colour: pale }
  const names = balancedLines(inLanguage(site.name, language), name)
  const titles = linesOf(shown, heading)
  const place = `${inLanguage(venue.name, language)}, ${inLanguage(site.city, language)}`
  const places = balancedLines(place, where)
  const line = where.size * where.leading
  const upper = EDGE + names.length * name.size * name.leading
  const lower = pageCard.height - EDGE - (1 + places.length) * line
  // Lines so close to one another are less high than their letters, which begin that much higher.
  const middle = (upper + lower - titles.length * size * heading.leading) / 2 - 0.14 * size
  const words = [
    written(names, name, EDGE - 1),
    written(titles, heading, middle),
    written([writeDates(site.starts, site.ends, language)], dates, lower),
    written(places, where, lower + line),
  ].join('')
  // A palette suffices for few colours and takes a fifth of the bytes.
  const png = { palette: true, colours: picture ? 256 : 96, dither: 0, effort: 3 }
  return { size: pageCard, words, picture, png }
}

/** Sizes of titles of talks, and in how many lines each may be. */
const talkTitles = [
  { size: 40, most: 3 },
  { size: 34, most: 4 },
]
const longTitle = { size: 28, most: 5 }

/** The card of a talk or poster: title, who presents, when and where. */
function cardOfTalk({ data, design }: SiteEdition, { title, entry, talk, language }: ContributionPage): Card {
  const { paper, pale } = design.palette
  const names: Look = { size: 22, weight: 'regular', colour: pale, left: 52, measure: 620, leading: 1.2 }
  const bold: Look = { ...names, weight: 'bold', colour: paper }
  const { size, most } =
    talkTitles.find((one) => linesOf(title, { ...bold, ...one }).length <= one.most) ?? longTitle
  const titles = linesOf(title, { ...bold, size }, most)
  const people = entry.presenters.map(({ name }) => name).join(', ')
  const when = talk ? `${talk.day}, ${talk.start}–${talk.end}` : entry.code
  const words = [
    written([inLanguage(data.site.shortName, language)], { ...bold, size: 20, colour: pale }, 40),
    written(titles, { ...bold, size }, 96),
    written(linesOf(people, names, 2), names, 112 + titles.length * size * bold.leading),
    written([when], bold, 328),
    written(linesOf(talk?.place ?? '', names, 1), names, 356),
  ].join('')
  return { size: talkCard, words, png: { compressionLevel: 4 } }
}

const svgOf = (shapes: string, { width, height }: Size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`

/** The motif as ground. */
function motifGround({ motif }: Design, { width, height }: Size): string {
  const scale = width / motifWidth
  return `<g transform="translate(0 ${height - motifHeight * scale}) scale(${scale})">${motif}</g>`
}

/** A picture on the right of a card, cut along a diagonal as at the top of its page, and the edge of a ply beside it. */
async function pictureGround(picture: Buffer, { palette }: Design, { width, height }: Size): Promise<string> {
  const left = 620
  const jpeg = await sharp(picture)
    .rotate()
    .resize(width - left, height, { position: 'top' })
    .jpeg({ quality: 92 })
    .toBuffer()
  const cut = (x: number) => `M${x + 150} 0H${width}V${height}H${x}Z`
  return (
    `<rect width="${width}" height="${height}" fill="${palette.deep}"/><path d="${cut(left - 28)}" fill="${palette.accent}"/>` +
    `<clipPath id="cut"><path d="${cut(left)}"/></clipPath><image x="${left}" width="${width - left}" height="${height}" ` +
    `clip-path="url(#cut)" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`
  )
}

/** The fonts that a drawing needs; the fewer, the faster. */
const fontsFor = (text: string) => ({
  fontFiles: [
    fontFile('Archivo', 'regular'),
    fontFile('Archivo', 'bold'),
    ...(piecesOf(text).some(({ family }) => family === 'NotoSans') ? [fontFile('NotoSans', 'regular')] : []),
  ],
  loadSystemFonts: false,
  defaultFontFamily: 'Archivo',
})

/** Lays words, whose pixels are multiplied by their alpha, over the pixels of a ground. */
async function laidOver(ground: Buffer, { words, size, png }: Card): Promise<Buffer> {
  const card = Buffer.from(ground)
  const { pixels: shown } = await renderAsync(svgOf(words, size), { font: fontsFor(words) })
  // Nearly all pixels are empty: whole ones are looked at.
  const pixels = new Uint32Array(shown.buffer, shown.byteOffset, shown.length / 4)
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    if (pixels[pixel] === 0) continue
    const rest = 1 - (shown[pixel * 4 + 3] ?? 0) / 255
    for (let at = pixel * 4; at < pixel * 4 + 3; at += 1) card[at] = (shown[at] ?? 0) + (card[at] ?? 0) * rest
  }
  return sharp(card, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .png(png)
    .toBuffer()
}

/** The cards of all pages, two at a time: drawn at once they would occupy every thread that webpack needs for reading files. */
export async function cardFiles(edition: SiteEdition, drawn = unkept): Promise<OutputFiles> {
  const { design, pages, contributions } = edition
  const designHash = hashOf(JSON.stringify(design))
  const motifs = new Map<Size, Promise<Buffer>>()
  const pixelsOf = async (ground: string, size: Size) => (await renderAsync(svgOf(ground, size))).pixels
  const groundOf = async ({ size, picture }: Card) => {
    if (picture) return pixelsOf(await pictureGround(picture, design, size), size)
    const ground = motifs.get(size) ?? pixelsOf(motifGround(design, size), size)
    motifs.set(size, ground)
    return ground
  }
  const draw = async (page: SitePage) => {
    const presented = contributions.get(page.path)
    const card = presented ? cardOfTalk(edition, presented) : cardOfPage(edition, page)
    const content = ['card', designHash, card.words, card.picture && hashOf(card.picture)]
    const file = await drawn(content, async () => laidOver(await groundOf(card), card))
    return [cardPath(page.route, page.language).slice(1), file] as const
  }
  const files: (readonly [string, Buffer])[] = []
  for (let first = 0; first < pages.length; first += 2)
    files.push(...(await Promise.all(pages.slice(first, first + 2).map(draw))))
  return Object.fromEntries(files)
}
