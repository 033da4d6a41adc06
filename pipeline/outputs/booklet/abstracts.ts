// The pages of sessions and of their abstracts.
import type { ItemAbstract } from '../../abstracts'
import { beginsAt, type Block, type LanguageText, type Picture, type Run } from '../../abstracts/abstract'
import { inLanguage, type Language } from '../../domain/languages'
import { writeNumber } from '../../abstracts/word-lists'
import { formulaKey } from '../pdf/formula'
import type { Span } from '../pdf/lines'
import type { Element, Paper, Paragraph } from '../pdf/paper'
import { looks, sizes } from '../pdf/style'
import { drawTable, rowsHeight, type Cell } from '../pdf/table'
import { startPart } from '../pdf/texts'
import { placeOf, type Booklet, type Entry, type Group } from './content'
import { drawEntry } from './front'

/** Equations have the size of the text, unless they are wider than their column or higher than half of a page. */
const spansOf = (runs: Run[], { drawings, paper }: Booklet): Span[] =>
  runs.map(({ text, italic, script, formula }) => {
    const outlines = formula && drawings.get(formulaKey(formula))
    if (!outlines) return { text, italic, script }
    const { width, ascent, depth } = outlines
    const most = Math.min(paper.column.width / width, paper.bottom / 2 / (ascent + depth))
    return { text, drawing: { outlines, scale: Math.min(1, most / sizes.body) } }
  })

/** Draws a picture in the middle of its column; `scale` gives its size in points. */
export function drawFigure(paper: Paper, parent: Element, picture: Picture, scale: number): void {
  const { y, column } = paper
  const [width, height] = [picture.width * scale, picture.height * scale]
  const figure = paper.element(parent, 'Figure', { alt: picture.alt })
  const bytes = Buffer.from(picture.jpeg, 'base64')
  figure.add(() => paper.doc.image(bytes, column.x + (column.width - width) / 2, y, { width, height }))
  paper.y += height
}

/** The largest height of a picture, and the smallest to which it is reduced to fit on the page. */
const PICTURE_HEIGHT = 210
const SMALLEST_HEIGHT = 95

function drawPicture(paper: Paper, parent: Element, picture: Picture, caption = '') {
  const under: Paragraph[] = caption
    ? [{ text: [{ text: caption, italic: true }], size: sizes.small, align: 'center', above: 4 }]
    : []
  const others = paper.heightOf(under) + 8
  const room = paper.bottom - paper.y - others
  const most = room < SMALLEST_HEIGHT ? PICTURE_HEIGHT : Math.min(room, PICTURE_HEIGHT)
  // Never larger than 150 dots per inch would be.
  const scale = Math.min(paper.column.width / picture.width, most / picture.height, 72 / 150)
  paper.keep(picture.height * scale + others)
  paper.y += 8
  drawFigure(paper, parent, { ...picture, alt: picture.alt || caption }, scale)
  paper.write(parent, 'Caption', under)
}

/** What is before an item: its number or a dot, farther in for each level. */
function labelOf(block: Extract<Block, { kind: 'item' }>): Span[] {
  const { level = 0, number, format = '1' } = block
  const label = number === undefined ? '•' : `${writeNumber(number, format)}.`
  return [{ text: `${'\u00a0'.repeat(4 * level)}${label}\u00a0` }]
}

function drawBlock(booklet: Booklet, parent: Element, block: Block, language: Language) {
  const { paper } = booklet
  if (block.kind === 'picture') drawPicture(paper, parent, block.picture)
  else if (block.kind === 'table') {
    const [head = [], ...rows] = block.rows.map((row, index) => {
      const look = { size: sizes.small, weight: index === 0 ? 'bold' : 'regular', language } as const
      return row.map((cell, column): Cell => {
        // The text of a merged cell is where it begins, not wherever it reaches.
        return beginsAt(block, index, column) ? [{ text: spansOf(cell, booklet), ...look }] : []
      })
    })
    const columns = Math.max(...block.rows.map((row) => row.length))
    paper.y += 4
    const widths = Array.from({ length: columns }, () => paper.column.width / columns)
    const table = { widths, head, padding: 2 }
    // A table is divided only if it is longer than half a page.
    const height = rowsHeight(paper, table, [head, ...rows])
    if (height < paper.bottom / 2) paper.keep(height)
    drawTable(paper, parent, table, rows)
    paper.rule('rule', 0.5)
    paper.y += 4
  } else {
    const text = [...(block.kind === 'item' ? labelOf(block) : []), ...spansOf(block.runs, booklet)]
    const size = block.kind === 'note' ? sizes.foot : sizes.body
    // An equation on a line of its own.
    const align = block.runs.some(({ formula }) => formula?.attributes?.['display']) ? 'center' : 'left'
    paper.write(parent, 'P', [{ text, above: 4, language, size, align }])
  }
}

function drawText(booklet: Booklet, parent: Element, { blocks, keywords }: LanguageText, language: Language) {
  const { paper, word } = booklet
  const label = (name: string) => inLanguage(word(name), language)
  const heading: Paragraph = { text: label('abstract'), ...looks.bold, colour: 'deep', above: 10, language }
  const [first] = blocks
  const next: Paragraph = { text: first && 'runs' in first ? spansOf(first.runs, booklet) : '', above: 4 }
  paper.keepWith([heading], next)
  paper.write(parent, 'H4', [heading])
  for (const block of blocks) drawBlock(booklet, parent, block, language)
  if (keywords === '') return
  const text: Span[] = [{ text: `${label('keywords')}: `, weight: 'bold' }, { text: keywords }]
  paper.write(parent, 'P', [{ text, size: sizes.small, above: 5, language }])
}

/** Authors with the numbers of their affiliations; those who present are in bold. */
function drawPeople(paper: Paper, parent: Element, { authors, affiliations }: Entry, language: Language) {
  const raised = (numbers: number[]): Span[] =>
    affiliations.length > 1 && numbers.length > 0 ? [{ text: numbers.join(','), script: 'sup' }] : []
  const names = authors.flatMap(({ name, presents, affiliations: numbers }, index): Span[] => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: name[language], weight: presents ? 'bold' : 'regular' },
    ...raised(numbers),
  ])
  const places = affiliations.map((text, index): Paragraph => ({
    text: [...raised([index + 1]), { text: ` ${text[language]}` }],
    ...looks.muted,
    above: 1,
  }))
  paper.write(parent, 'P', [{ text: names, above: 6 }, ...places])
}

function drawAbstract(booklet: Booklet, parent: Element, entry: Entry, abstract: ItemAbstract) {
  const { paper, languages, titleOf } = booklet
  const { texts, figure } = abstract
  const written = languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, text }] : []
  })
  const [first = { language: booklet.lead }] = written
  paper.startPart()
  paper.mark(placeOf(entry))
  const section = paper.element(parent, 'Sect')
  paper.write(section, 'P', [{ text: entry.code, ...looks.label }])
  const large = { ...looks.bold, size: sizes.heading, above: 2 }
  paper.heading(section, 'H3', titleOf(entry, large, { ...looks.bold, colour: 'quiet', above: 3 }))
  drawPeople(paper, section, entry, first.language)
  for (const { language, text } of written) drawText(booklet, section, text, language)
  if (figure) {
    const captions = written.flatMap(({ language }) => figure.captions[language] ?? [])
    drawPicture(paper, section, figure.picture, captions.join(' / '))
  }
}

/** Height that a session needs of which only the list of talks is printed: its heading and three of them. */
const LIST = 210

/** A session: when, where, and what is presented; then its abstracts. */
export function drawGroup(
  booklet: Booklet,
  { place, code, title, colour = 'quiet', facts, entries }: Group,
): void {
  const { paper, lead, titleOf } = booklet
  const below = facts.map((text, index): Paragraph => ({
    text,
    ...looks.muted,
    ...(index === 0 && { ...looks.label, colour }),
    above: 3,
  }))
  const height = entries.some(({ abstractText }) => abstractText) ? undefined : LIST
  const part = startPart(booklet, { title, code, below, place, height, isRunning: true })
  const list = paper.element(part, 'TOC')
  for (const entry of entries) {
    const people = entry.authors.length > 0 ? entry.authors : entry.presenters
    const texts: Paragraph[] = [
      ...titleOf(entry, looks.small).slice(0, 1),
      { text: people.map(({ name }) => name[lead]).join(', '), ...looks.muted, above: 1 },
    ]
    if (!entry.abstractText) paper.mark(placeOf(entry))
    drawEntry(paper, list, entry.code, texts, entry.abstractText && placeOf(entry))
    paper.y += 3
  }
  for (const entry of entries) if (entry.abstractText) drawAbstract(booklet, part, entry, entry.abstractText)
}
