// The social cards of talks and posters: title, who presents, when and where. There are hundreds, so each takes a few milliseconds: the
// words alone are rendered, and laid over a ground that is rendered once (a card of cards.ts takes twenty times as long).
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { cardPath } from '../../domain/addresses'
import { inLanguage } from '../../domain/languages'
import { fontFile, piecesOf, widthOf, type Weight } from '../../printed-fonts'
import type { ContributionPage } from '../../records/contribution-pages'
import type { Palette } from '../../records/palette'
import { unkept } from '../../kept-files'
import type { Design } from '../design'
import { motifHeight, motifWidth } from '../design/drawings'
import type { OutputFiles } from '../output-files'
import type { SiteEdition } from './edition'

/** Pixels. */
export const talkCard = { width: 800, height: 420 }

const LEFT = 52

/** The widest line. */
const MEASURE = 620

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

const wordsOf = ({ data: { site } }: SiteEdition, { title, entry, talk, language }: ContributionPage) => ({
  symposium: inLanguage(site.shortName, language),
  title,
  people: entry.presenters.map(({ name }) => name).join(', '),
  when: talk ? `${talk.day}, ${talk.start}–${talk.end}` : entry.code,
  where: talk?.place ?? '',
})

type Words = ReturnType<typeof wordsOf>

type Look = { size: number; weight: Weight; colour: string }

/** A text in at most so many lines; what does not fit ends in “…”. */
function linesOf(text: string, { size, weight }: Look, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size, weight) <= MEASURE) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const LEADING = 1.2

/** Lines of text from a height downwards. */
const written = (lines: string[], { size, weight, colour }: Look, top: number) =>
  lines
    .map(
      (line, index) =>
        `<text x="${LEFT}" y="${top + size * (1 + index * LEADING)}" font-family="Archivo" font-size="${size}" ` +
        `font-weight="${weight === 'bold' ? 700 : 400}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('')

/** The words of a card; long titles are smaller. */
function drawingOf({ symposium, title, people, when, where }: Words, { paper, pale }: Palette): string {
  const [size = 0, most = 0] = [
    [40, 3],
    [34, 4],
    [28, 5],
  ].find(
    ([one = 0, lines = 0]) => linesOf(title, { size: one, weight: 'bold', colour: paper }, 9).length <= lines,
  ) ?? [28, 5]
  const heading: Look = { size, weight: 'bold', colour: paper }
  const titleLines = linesOf(title, heading, most)
  const names: Look = { size: 22, weight: 'regular', colour: pale }
  const bold: Look = { size: 22, weight: 'bold', colour: paper }
  const top = 100 + titleLines.length * size * LEADING + 12
  return [
    written([symposium], { size: 20, weight: 'bold', colour: pale }, 40),
    written(titleLines, heading, 96),
    written(linesOf(people, names, 2), names, top),
    written([when], bold, 328),
    written(linesOf(where, names, 1), names, 356),
  ].join('')
}

const svgOf = (shapes: string, { width, height } = talkCard) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`

/** The pixels of the motif, without words. */
async function groundOf({ motif }: Design): Promise<Buffer> {
  const { width, height } = talkCard
  const scale = width / motifWidth
  const shown = `<g transform="translate(0 ${height - motifHeight * scale}) scale(${scale})">${motif}</g>`
  return (await renderAsync(svgOf(shown))).pixels
}

/** Lays words, whose pixels are multiplied by their alpha, over a ground. */
function laidOver(ground: Buffer, words: Buffer): Buffer {
  const card = Buffer.from(ground)
  // Nearly all pixels are empty: whole ones are looked at.
  const pixels = new Uint32Array(words.buffer, words.byteOffset, words.length / 4)
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    if (pixels[pixel] === 0) continue
    const shown = 1 - (words[pixel * 4 + 3] ?? 0) / 255
    for (let at = pixel * 4; at < pixel * 4 + 3; at += 1)
      card[at] = (words[at] ?? 0) + (card[at] ?? 0) * shown
  }
  return card
}

/** The cards of all talks and posters in both languages. */
export async function talkCardFiles(edition: SiteEdition, drawn = unkept): Promise<OutputFiles> {
  const { design } = edition
  const files: OutputFiles = {}
  let ground: Promise<Buffer> | undefined
  const draw = async (words: Words) => {
    ground ??= groundOf(design)
    const drawing = drawingOf(words, design.palette)
    const { pixels } = await renderAsync(svgOf(drawing), { font: fontsFor(drawing) })
    const card = laidOver(await ground, pixels)
    return sharp(card, { raw: { ...talkCard, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 4 })
      .toBuffer()
  }
  // A few at a time: drawn at once they would occupy every thread that webpack needs for reading files.
  const pages = [...edition.contributions.values()]
  for (let first = 0; first < pages.length; first += 2)
    await Promise.all(
      pages.slice(first, first + 2).map(async (page) => {
        const words = wordsOf(edition, page)
        files[cardPath(page.route, page.language).slice(1)] = await drawn(['talk card', words, design], () =>
          draw(words),
        )
      }),
    )
  return files
}
