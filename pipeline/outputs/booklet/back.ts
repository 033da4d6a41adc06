// The back of the booklet: the index of authors and the advertisements.
import type { Picture } from '../../abstracts/abstract'
import { hasCapitals, personKey, surnameFirst, withoutTitle } from '../../domain/person-names'
import { label } from '../../messages/render'
import type { Span } from '../pdf/lines'
import { drawCover } from '../pdf/cover'
import type { Paper, Paragraph } from '../pdf/paper'
import { looks, sizes } from '../pdf/style'
import { startPart } from '../pdf/texts'
import { drawFigure } from './abstracts'
import { placeOf, type Booklet, type Group } from './content'

/** “Örnekyazar, Deniz” with the pages of their abstracts or talks, in the order of the Turkish alphabet; a person once. */
function indexOf({ paper }: Booklet, groups: Group[]) {
  const people = new Map<string, { name: string; pages: Set<number> }>()
  for (const entry of groups.flatMap(({ entries }) => entries)) {
    const page = paper.places.get(placeOf(entry))
    if (page === undefined) continue
    for (const { name } of entry.authors) {
      // Who wrote the name without capitals knows which i it has.
      const isOwn = !hasCapitals(withoutTitle(name.tr))
      const sorted = surnameFirst(name.tr)
      // The same person as on the page of people.
      const key = personKey(name.tr)
      const known = people.get(key) ?? { name: sorted, pages: new Set<number>() }
      people.set(key, { name: isOwn ? sorted : known.name, pages: known.pages.add(page) })
    }
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name, 'tr'))
}

const COLUMNS = 3
const GUTTER = 14

/** The index of authors, in three columns. */
export function drawAuthors(booklet: Booklet, groups: Group[]): void {
  const { paper } = booklet
  const part = startPart(booklet, { title: label('document.authors'), place: 'authors', isRunning: true })
  const width = (paper.column.width - (COLUMNS - 1) * GUTTER) / COLUMNS
  const entries = indexOf(booklet, groups).map(({ name, pages }): Paragraph => {
    const numbers = [...pages].sort((a, b) => a - b).join(', ')
    const text: Span[] = [{ text: `${name}\u00a0\u00a0` }, { text: numbers, colour: 'deep' }]
    return { text, size: sizes.small, above: 1 }
  })
  let { y: top } = paper
  let column = 0
  /** Height of the entries that are not in an earlier column, and of those in this one. */
  let left = paper.heightOf(entries, width)
  let written = 0
  for (const entry of entries) {
    const height = paper.heightOf([entry], width)
    // The columns of the last page are of about the same height.
    const share = column < COLUMNS - 1 ? left / (COLUMNS - column) + height : Infinity
    if (paper.y + height > Math.min(paper.bottom, top + share)) {
      column = (column + 1) % COLUMNS
      if (column > 0) paper.y = top
      else {
        paper.newPage()
        top = paper.y
      }
      left -= written
      written = 0
    }
    paper.write(part, 'P', [entry], { x: paper.column.x + column * (width + GUTTER), width })
    written += height
  }
}

/** Artwork of about the shape of the page may lose this part of its width or height, so that no white edge is left. */
const TRIMMED = 0.06

/** The scale at which artwork fills a page up to its bleed, or fits into the page if too much would be cut off. */
function artworkScale({ format, bleed }: Paper, { width, height }: Picture): number {
  const fill = Math.max((format.width + 2 * bleed) / width, (format.height + 2 * bleed) / height)
  const fit = Math.min(format.width / width, format.height / height)
  return fit / fill > 1 - TRIMMED ? fill : fit
}

/** Draws a page for each firm that has artwork; the logos of the others follow one another. */
export function drawAdvertisements({ paper, advertisements, say }: Booklet): void {
  paper.running = []
  let isFirst = true
  for (const { name, website, isWholePage, picture } of advertisements) {
    const scale = !picture
      ? 1
      : isWholePage
        ? artworkScale(paper, picture)
        : Math.min((paper.column.width * 0.6) / picture.width, 120 / picture.height)
    const height = (picture?.height ?? 0) * scale
    if (isWholePage || isFirst) paper.newPage(isWholePage)
    else paper.moveOn(40, height + 60)
    isFirst = isWholePage
    const section = paper.element(paper.root, 'Sect')
    if (isWholePage) paper.y = (paper.format.height - height) / 2
    if (picture) drawFigure(paper, section, picture, scale)
    if (isWholePage) continue
    const address = website?.replace(/^https?:\/\/(www\.)?|\/$/g, '') ?? ''
    const centred = { align: 'center' } as const
    paper.write(section, 'P', [
      ...say(name, { ...looks.bold, size: sizes.lead, above: 14, ...centred }, centred),
      { text: address, colour: 'quiet', above: 3, ...centred },
    ])
  }
}

/** Books are bound of sheets of four pages. */
const SHEET = 4

/** Space between two lines to write on. */
const WRITING = 24

/** Pages to write on, so that with the back cover the pages are a multiple of four. */
export function drawNotes(booklet: Booklet): void {
  const { paper, line } = booklet
  paper.running = [line(label('document.notes'))]
  while ((paper.page + 1) % SHEET > 0) {
    paper.newPage()
    paper.draw({ text: line(label('document.notes')), ...looks.label }, paper.y)
    for (let y = paper.y + 2 * WRITING; y < paper.bottom; y += WRITING) paper.rule('rule', 0.5, y)
  }
}

/** The last page: the motif, the organisers, and the number of the book. */
export function drawBackCover(booklet: Booklet): void {
  const isbn = booklet.proceedings?.isbn
  drawCover(booklet, {
    kind: 'back',
    about: isbn ? [{ text: `ISBN ${isbn}`, ...looks.bold, ...looks.small }] : [],
  })
}
