// The back of the booklet: the index of authors and the advertisements.
import sharp from 'sharp'
import type { Edition } from '../../read/edition'
import { withoutTitle } from '../../records/academic-title'
import type { BookletContent } from './content'
import { groupsOf, placeOfItem } from './groups'
import { beginPart } from './headings'
import type { Sheet } from './sheet'
import { colours, LEADING, measure, page, sizes } from './style'
import { words } from './words'

/** “Örnekyazar, Deniz” with the pages of their abstracts, in the order of the Turkish alphabet. */
function indexOf(content: BookletContent, places: Map<string, number>) {
  const pages = new Map<string, Set<number>>()
  for (const { code, people } of groupsOf(content).flatMap(({ entries }) => entries)) {
    const number = places.get(placeOfItem(code))
    if (number === undefined) continue
    for (const { name } of people.tr.authors) {
      const sorted = withoutTitle(name).replace(/^(.+) (\S+)$/, '$2, $1')
      pages.set(sorted, (pages.get(sorted) ?? new Set()).add(number))
    }
  }
  return [...pages].sort(([one], [other]) => one.localeCompare(other, 'tr'))
}

const GUTTER = 18

/** Draws the authors in two columns. */
export function drawAuthors(sheet: Sheet, content: BookletContent, places: Map<string, number>) {
  const part = beginPart(sheet, words.authors, 'authors')
  places.set('authors', sheet.number)
  const width = (measure - GUTTER) / 2
  let top = sheet.y
  let column = 0
  for (const [name, numbers] of indexOf(content, places)) {
    const spans = [
      { text: `${name}\u2002` },
      { text: [...numbers].sort((a, b) => a - b).join(', '), colour: colours.deep },
    ]
    const look = { size: sizes.small, width, x: page.left + column * (width + GUTTER) }
    if (sheet.y + sheet.heightOf(spans, look) > page.height - page.bottom) {
      column = 1 - column
      if (column === 0) {
        sheet.newPage()
        top = page.top
      }
      sheet.y = top
      look.x = page.left + column * (width + GUTTER)
    }
    sheet.flow(part, 'P', spans, look)
    sheet.y += 0.12 * sizes.small * LEADING
  }
  part.end()
}

/** Pixels: sharp on A4. */
const WIDE = 1800

/** Draws a page for each firm that advertises in the booklet. */
export async function drawAdvertisements(sheet: Sheet, { advertisements }: BookletContent, edition: Edition) {
  for (const { name, website, picture, isWholePage } of advertisements) {
    const { data, info } = await sharp(edition.bytes(picture), { density: 300 })
      .resize({ width: WIDE, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    const room = isWholePage ? page.width : measure * 0.7
    const scale = Math.min(room / info.width, (isWholePage ? page.height : 160) / info.height)
    const [width, height] = [info.width * scale, info.height * scale]
    sheet.newPage()
    const section = sheet.element(sheet.root, 'Sect')
    sheet.y = isWholePage ? (page.height - height) / 2 : 190
    sheet.picture(section, data, name.tr, (page.width - width) / 2, width, height)
    if (!isWholePage) {
      sheet.flow(section, 'P', [{ text: name.tr, weight: 'bold' }], { size: 13, align: 'center', above: 24 })
      const address = website?.replace(/^https?:\/\/(www\.)?|\/$/g, '')
      if (address)
        sheet.flow(section, 'P', [{ text: address }], { align: 'center', above: 4, colour: colours.muted })
    }
    section.end()
  }
}
