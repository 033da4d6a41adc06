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

/** Fills the width of a page with the motif, from its upper edge to a height; on a back cover mirrored, so that it continues across the spine. */
function drawMotif({ paper, design }: Printout, bottom: number, isBack: boolean) {
  const { doc, bleed, format } = paper
  paper.artifact('Layout', () => {
    // Wider than the page: A4 is a little wider than the booklet's design.
    const width = format.width + 2 + 2 * bleed
    const scale = width / WIDTH
    if (isBack) doc.translate(format.width, 0).scale(-1, 1)
    doc.rect(-bleed, -bleed, width, bottom + bleed).clip()
    doc
      .translate(-bleed, bottom)
      .scale(scale)
      .translate(WIDTH - motifWidth, -motifHeight)
    const shapes = shapesOf(design.motif)
    for (const { colour, path } of shapes ?? []) doc.path(path).fill(colour)
    if (!shapes) doc.image(pngOf(design.motif, PRINTED), 0, 0, { width: motifWidth, height: motifHeight })
  })
}

/** A book has its organisers on its back, which has the motif at the same height. */
type Cover = {
  kind: 'sheet' | 'front' | 'back'
  /** What the document says of itself at the foot of the page, above the addresses. */
  about?: Paragraph[]
}

/** Height of the motif: what the texts leave of a page, up to 55 %. */
function motifHeightOf({ paper }: Printout, texts: Paragraph[], foot: Paragraph[]) {
  const atFoot = paper.bottom - paper.heightOf(foot)
  return Math.min(paper.format.height * 0.55, atFoot - paper.heightOf(texts) - 2 * SPACE)
}

/** What a cover says: below the motif, and at its foot. */
function textsOf({ schedule, say, line, lead }: Printout, { kind, about = [] }: Cover) {
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
  ]
  const organisers: Paragraph[] = [
    { text: line(organisedBy), ...looks.label, above: 16 },
    ...symposium.organisers.flatMap((organiser) => say(organiser, { above: 3 }, muted)),
  ]
  const site = symposium.url.replace(/^https?:\/\//, '')
  const address = { text: `${site}  ·  ${symposium.email}`, ...muted, above: about.length > 0 ? 6 : 0 }
  return {
    name,
    facts: kind === 'sheet' ? [...facts, ...organisers] : facts,
    organisers,
    foot: kind === 'front' ? about : [...about, address],
  }
}

/** Draws a cover: the title on the motif, then which symposium, when, where and by whom. */
export function drawCover(printout: Printout, options: Cover): void {
  const { paper, title, say } = printout
  const { name, facts, organisers, foot } = textsOf(printout, options)
  const isBack = options.kind === 'back'
  const front = isBack ? textsOf(printout, { kind: 'front' }) : { name, facts, foot }
  const motif = motifHeightOf(printout, [...front.name, ...front.facts], front.foot)
  paper.newPage(true)
  drawMotif(printout, motif, isBack)
  const cover = paper.element(paper.root, 'Sect')
  const onMotif = { colour: 'paper', ...looks.bold, size: sizes.title } as const
  if (!isBack) paper.write(cover, 'P', say(title, onMotif, { colour: 'pale', size: sizes.lead }))
  paper.y = motif + SPACE
  if (isBack) paper.write(cover, 'P', organisers)
  else {
    paper.heading(cover, 'H1', name)
    paper.write(cover, 'P', facts)
  }
  paper.y = paper.bottom - paper.heightOf(foot)
  paper.write(cover, 'P', foot)
}
