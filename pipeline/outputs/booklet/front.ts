// The front of the booklet: committees and contents.
import { withTitle } from '../../domain/academic-title'
import type { Text } from '../../domain/languages'
import { label } from '../../messages/render'
import type { Span } from '../pdf/lines'
import type { Element, Paper, Paragraph } from '../pdf/paper'
import { looks, sizes } from '../pdf/style'
import { layRow, rowHeight, type Cell, type Table } from '../pdf/table'
import { startPart } from '../pdf/texts'
import { placeOf, type Booklet, type Group } from './content'

/** The committees, each as a list. */
export function drawCommittees(booklet: Booklet): void {
  const { paper, committees, lead, say, line } = booklet
  const title = label('document.committees')
  const part = startPart(booklet, { title, place: 'committees', isRunning: true })
  for (const { title: committee, members } of committees) {
    paper.keep(80)
    const large = { colour: 'deep', ...looks.bold, size: sizes.heading, above: 12 } as const
    paper.heading(part, 'H3', say(committee, large, looks.muted))
    paper.y += 2
    const list = paper.element(part, 'L')
    for (const { name, title: place } of members) {
      const where = `\u00a0\u00a0${line(place).replace(/\s*\n\s*/g, ', ')}`
      const text: Span[] = [
        { text: withTitle(name, lead), weight: 'bold' },
        { text: where, colour: 'quiet' },
      ]
      const item = paper.element(list, 'LI')
      paper.write(item, 'LBody', [{ text, size: sizes.small, above: 1.5 }])
    }
  }
}

/** Columns of lists of contents: code, title, page. */
const contents: Table = { widths: [42, undefined, 26], padding: 0 }

/** What each column is in a list of contents. */
const roles = ['Lbl', 'Reference']

/** One line of a list of contents: it leads to its place and says on which page that is. */
export function drawEntry(
  paper: Paper,
  list: Element,
  code: string,
  texts: Paragraph[],
  place?: string,
): void {
  const [first, ...others] = texts
  const look = { size: first?.size ?? sizes.small }
  const cells: Cell[] = [
    code ? [{ text: code, colour: 'deep', weight: 'bold', ...look }] : [],
    first ? [{ ...first, goTo: place }, ...others] : [],
    place ? [{ text: paper.pageOf(place), align: 'right', ...look }] : [],
  ]
  paper.keep(rowHeight(paper, contents, cells))
  const entry = paper.element(list, 'TOCI')
  layRow(paper, contents, cells, (cell, column, index) =>
    paper.write(entry, roles[index] ?? 'P', cell, column),
  )
}

/** The table of contents, with the page of each part. */
export function drawContents(booklet: Booklet, groups: Group[]): void {
  const { paper, committees, preface, line, titleOf } = booklet
  const part = startPart(booklet, { title: label('document.contents'), isRunning: true })
  const list = paper.element(part, 'TOC')
  const drawPart = (title: Text, place: string, code = '') => {
    paper.moveOn(6, 40)
    drawEntry(paper, list, code, [{ text: line(title), weight: 'bold', size: sizes.body }], place)
  }
  if (preface.letters.length > 0) drawPart(preface.title, 'preface')
  if (committees.length > 0) drawPart(label('document.committees'), 'committees')
  drawPart(label('document.glance'), 'glance')
  for (const { place, code, title, entries } of groups) {
    drawPart(title, place, code)
    for (const entry of entries) {
      paper.y += 1.5
      drawEntry(paper, list, entry.code, titleOf(entry, looks.small).slice(0, 1), placeOf(entry))
    }
  }
  drawPart(label('document.authors'), 'authors')
}
