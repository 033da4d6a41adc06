// The cover of every document: the motif with the document's title, then which symposium, when, where and by whom.
import { writeDates } from '../../domain/format'
import { inBoth } from '../../domain/languages'
import { motifHeight, motifWidth, pngOf, shapesOf } from '../design/drawings'
import type { Paragraph } from './paper'
import { looks, sizes } from './style'
import type { Printout } from './texts'

const organisedBy = { en: 'Organised by', tr: 'Düzenleyenler' }

/** How much of the motif's width is shown, in its own units. */
const WIDTH = 950

/** Space between the motif and the text, and least space between its two parts. */
const SPACE = 30

/** Width of a motif that has to be printed as a picture, px. */
const PRINTED = 2400

/** Fills the width of a page with the motif, between two heights. */
export function drawMotif({ paper, design }: Printout, top: number, bottom: number) {
  const { doc, bleed, format } = paper
  paper.artifact('Layout', () => {
    // Wider than the page: A4 is a little wider than the booklet's design.
    const width = format.width + 2 + 2 * bleed
    const scale = width / WIDTH
    doc.rect(-bleed, top, width, bottom - top).clip()
    doc
      .translate(-bleed, bottom)
      .scale(scale)
      .translate(WIDTH - motifWidth, -motifHeight)
    const shapes = shapesOf(design.motif)
    for (const { colour, path } of shapes ?? []) doc.path(path).fill(colour)
    if (!shapes) doc.image(pngOf(design.motif, PRINTED), 0, 0, { width: motifWidth, height: motifHeight })
  })
}

/** Draws the cover. `about` is what the document says of itself at the foot of the page, above the addresses. */
export function drawCover(printout: Printout, about: Paragraph[] = []) {
  const { paper, schedule, title, say, line, lead } = printout
  const { symposium, venue } = schedule
  const { muted } = looks
  const dates = inBoth((language) => writeDates(symposium.starts, symposium.ends, language))
  const name = say(
    symposium.name,
    { colour: 'deep', weight: 'bold', size: sizes.title },
    { colour: 'quiet', size: sizes.lead, above: 6 },
  )
  const facts: Paragraph[] = [
    ...say(dates, { ...looks.bold, size: sizes.lead, above: 20 }, { size: sizes.heading, above: 2 }),
    ...say(venue.name, { size: sizes.heading, above: 12 }, { ...muted, above: 1 }),
    { text: venue.address[lead], ...muted, above: 3 },
    { text: line(organisedBy), ...looks.label, above: 16 },
    ...symposium.organisers.flatMap((organiser) => say(organiser, { above: 3 }, muted)),
  ]
  const site = symposium.url.replace(/^https?:\/\//, '')
  const foot = [
    ...about,
    { text: `${site}  ·  ${symposium.email}`, ...muted, above: about.length > 0 ? 6 : 0 },
  ]
  const atFoot = paper.bottom - paper.heightOf(foot)
  const { height } = paper.format
  // The motif takes what the texts leave, up to half of the page.
  const motif = Math.min(height / 2, atFoot - paper.heightOf([...name, ...facts]) - 2 * SPACE)
  paper.newPage()
  drawMotif(printout, -paper.bleed, motif)
  const cover = paper.element(paper.root, 'Sect')
  const onMotif = { colour: 'paper', ...looks.bold, size: sizes.title } as const
  paper.write(cover, 'P', say(title, onMotif, { colour: 'pale', size: sizes.lead }))
  paper.y = motif + SPACE
  paper.heading(cover, 'H1', name)
  paper.write(cover, 'P', facts)
  paper.y = atFoot
  paper.write(cover, 'P', foot)
}
