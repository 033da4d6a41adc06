// The pages of sessions and of their abstracts.
import type { ItemAbstract } from '../../abstracts'
import type { Block, LanguageText, Picture, Run } from '../../abstracts/abstract'
import { inLanguage, type Language } from '../../domain/languages'
import { writeNumber } from '../../abstracts/word-lists'
import { fillDrawing, formulaKey, type Drawing } from '../pdf/formula'
import type { Span } from '../pdf/lines'
import type { Element, Paper, Paragraph } from '../pdf/paper'
import { leadingOf, looks, sizes } from '../pdf/style'
import { drawTable, rowsHeight, type Cell } from '../pdf/table'
import { startPart } from '../pdf/texts'
import { placeOf, type Booklet, type Entry, type Group } from './content'
import { drawEntry } from './front'

/** The order of the languages in the booklet. */
const order: Language[] = ['tr', 'en']

/** An equation within a line is reduced to this part of its size at most; a taller one gets lines of its own. */
const SMALLEST_SCALE = 0.7

/** Height of a line in parts of the size of its text. */
const LINE = leadingOf(1)

function spansOf(runs: Run[], { drawings }: Booklet): Span[] {
  return runs.map(({ text, italic, script, formula }) => {
    const outlines = formula && drawings.get(formulaKey(formula))
    const scale = outlines && Math.max(SMALLEST_SCALE, Math.min(1, LINE / (outlines.ascent + outlines.depth)))
    return { text, italic, script, drawing: outlines && scale ? { outlines, scale } : undefined }
  })
}

/** The equation of a run that needs lines of its own. */
function displayed({ formula }: Run, { drawings }: Booklet): Drawing | undefined {
  const drawing = formula && drawings.get(formulaKey(formula))
  const isTall = drawing && drawing.ascent + drawing.depth > LINE / SMALLEST_SCALE
  return drawing && (isTall || formula.attributes?.['display']) ? drawing : undefined
}

/** Draws an equation in the middle of its column. */
function drawEquation({ paper }: Booklet, parent: Element, drawing: Drawing, words: string) {
  const size = Math.min(sizes.body, paper.column.width / drawing.width)
  const height = (drawing.ascent + drawing.depth) * size
  paper.keep(height + 8)
  paper.y += 6
  const { y, column } = paper
  const x = column.x + (column.width - drawing.width * size) / 2
  const element = paper.element(parent, 'Formula', { alt: words })
  element.add(() => {
    paper.doc.fillColor(paper.hexOf('ink'))
    fillDrawing(paper.doc, drawing, x, y + drawing.ascent * size, size)
  })
  element.end()
  paper.y += height + 2
}

/** Writes runs as a paragraph, cut where an equation needs lines of its own. */
function writeRuns(
  booklet: Booklet,
  parent: Element,
  runs: Run[],
  before: Span[],
  look: Omit<Paragraph, 'text'>,
) {
  let line: Run[] = []
  let label = before
  const write = () => {
    if (line.length > 0 || label.length > 0)
      booklet.paper.write(parent, 'P', [{ ...look, text: [...label, ...spansOf(line, booklet)] }])
    line = []
    label = []
  }
  for (const run of runs) {
    const drawing = displayed(run, booklet)
    if (!drawing) line.push(run)
    else {
      write()
      drawEquation(booklet, parent, drawing, run.text)
    }
  }
  write()
}

/** The lines of a cell. */
function linesOfCell(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs)
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    })
  return lines.filter((line) => line.length > 0)
}

/** Draws a picture in the middle of its column; `scale` gives its size in points. */
export function drawFigure(paper: Paper, parent: Element, picture: Picture, scale: number) {
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
    const [head = [], ...rows] = block.rows.map((row, index) =>
      row.map((cell): Cell => {
        const weight = index === 0 ? 'bold' : 'regular'
        const lines = linesOfCell(cell)
        return lines.map((line) => ({ text: spansOf(line, booklet), size: sizes.small, weight, language }))
      }),
    )
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
    const label = block.kind === 'item' ? labelOf(block) : []
    const size = block.kind === 'note' ? sizes.foot : sizes.body
    writeRuns(booklet, parent, block.runs, label, { above: 4, language, size })
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
  const { paper, titleOf } = booklet
  const { texts, figure } = abstract
  const languages = order.filter((language) => texts[language])
  paper.startPart()
  paper.mark(placeOf(entry))
  const section = paper.element(parent, 'Sect')
  paper.write(section, 'P', [{ text: entry.code, ...looks.label }])
  const large = { ...looks.bold, size: sizes.heading, above: 2 }
  paper.heading(section, 'H3', titleOf(entry, large, { ...looks.bold, colour: 'quiet', above: 3 }))
  drawPeople(paper, section, entry, languages[0]!)
  for (const language of languages) drawText(booklet, section, texts[language]!, language)
  if (figure) {
    const captions = languages.flatMap((language) => figure.captions[language] ?? [])
    drawPicture(paper, section, figure.picture, captions.join(' / '))
  }
}

/** Height that a session needs of which only the list of talks is printed: its heading and three of them. */
const LIST = 210

/** A session: when, where, and what is presented; then its abstracts. */
export function drawGroup(booklet: Booklet, { place, code, title, facts, entries }: Group) {
  const { paper, lead, titleOf } = booklet
  const below = facts.map((text): Paragraph => ({ text, ...looks.muted, above: 3 }))
  // The foot of the next pages says in which session they are.
  paper.running = [[code, inLanguage(title, lead)].filter(Boolean).join('\u00a0\u00a0')]
  const height = entries.some(({ abstractText }) => abstractText) ? undefined : LIST
  const part = startPart(booklet, { title, code, below, place, height })
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
  paper.running = []
}
