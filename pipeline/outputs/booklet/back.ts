// The back of the booklet: the index of authors and the advertisements.
import { withoutTitle } from '../../records/academic-title'
import type { Span } from '../pdf/lines'
import type { Paragraph } from '../pdf/paper'
import { looks, sizes } from '../pdf/style'
import { startPart } from '../pdf/texts'
import { drawFigure } from './abstracts'
import { placeOf, words, type Booklet, type Group } from './content'

/** “Örnekyazar, Deniz” with the pages of their abstracts, in the order of the Turkish alphabet. */
function indexOf({ paper }: Booklet, groups: Group[]) {
  const pages = new Map<string, Set<number>>()
  for (const entry of groups.flatMap(({ entries }) => entries)) {
    const page = paper.places.get(placeOf(entry))
    for (const { name } of page === undefined ? [] : entry.authors) {
      const sorted = withoutTitle(name.tr).replace(/^(.+) (\S+)$/, '$2, $1')
      pages.set(sorted, (pages.get(sorted) ?? new Set()).add(page!))
    }
  }
  return [...pages].sort(([one], [other]) => one.localeCompare(other, 'tr'))
}

const GUTTER = 18

export function drawAuthors(booklet: Booklet, groups: Group[]) {
  const { paper } = booklet
  const part = startPart(booklet, { title: words.authors, place: 'authors' })
  const width = (paper.column.width - GUTTER) / 2
  const entries = indexOf(booklet, groups).map(([name, pages]): Paragraph => {
    const numbers = [...pages].sort((a, b) => a - b).join(', ')
    const text: Span[] = [{ text: `${name}\u00a0\u00a0` }, { text: numbers, colour: 'deep' }]
    return { text, size: sizes.small, above: 1 }
  })
  let { y: top } = paper
  let column = 0
  let left = paper.heightOf(entries, width)
  for (const entry of entries) {
    const height = paper.heightOf([entry], width)
    // The columns of the last page are of about the same height.
    const end = column === 0 ? Math.min(paper.bottom, top + left / 2 + height) : paper.bottom
    if (paper.y + height > end) {
      if (column === 0) paper.y = top
      else paper.newPage()
      column = 1 - column
      top = paper.y
    }
    paper.write(part, 'P', [entry], { x: paper.column.x + column * (width + GUTTER), width })
    if (column === 1) left -= height
  }
}

/** Draws a page for each firm that has artwork; the logos of the others follow one another. */
export function drawAdvertisements({ paper, advertisements, say }: Booklet) {
  const { width: across, height: down } = paper.format
  let isFirst = true
  for (const { name, website, isWholePage, picture } of advertisements) {
    const [widest, highest] = isWholePage ? [across, down] : [paper.column.width * 0.6, 120]
    const scale = picture ? Math.min(widest / picture.width, highest / picture.height) : 1
    const height = (picture?.height ?? 0) * scale
    if (isWholePage || isFirst) paper.newPage()
    else paper.moveOn(40, height + 60)
    isFirst = isWholePage
    const section = paper.element(paper.root, 'Sect')
    if (isWholePage) paper.y = (down - height) / 2
    if (picture) drawFigure(paper, section, picture, scale)
    if (isWholePage) continue
    const address = website?.replace(/^https?:\/\/(www\.)?|\/$/g, '') ?? ''
    const centred = { align: 'center' } as const
    paper.write(section, 'P', [
      ...say(name, { ...looks.bold, size: sizes.lead, above: 14, ...centred }, centred),
      { text: address, colour: 'muted', above: 3, ...centred },
    ])
  }
}
