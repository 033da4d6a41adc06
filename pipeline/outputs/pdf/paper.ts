// The paper: a tagged PDF on which paragraphs flow from page to page.
import { piecesOf, type Weight } from '../../printed-fonts'
import { mixed, white } from '../../domain/colours'
import { localeOf } from '../../domain/spoken-languages'
import { fontName, openDocument, type Setting } from './document'
import { fillDrawing, type Drawing } from './formula'
import { linesOf, widthOf, type Line, type Span } from './lines'
import type { Colour } from '../../records/palette'
import { margins, sizes, type Format } from './style'

export type Element = PDFKit.PDFStructureElement

export type Paragraph = {
  text: string | Span[]
  /** Of spans that have none. */
  colour?: Colour
  weight?: Weight
  size?: number
  /** Space above, unless the paragraph begins a page. */
  above?: number
  align?: 'left' | 'right' | 'center' | undefined
  /** A tag of BCP 47. */
  language?: string
  /** The place in the document to which the paragraph links. */
  goTo?: string | undefined
  /** How an abbreviation is read out. */
  expanded?: string
}

/** Left edge and width of a column. */
export type Column = { x: number; width: number }

export type Box = Column & { y: number; height: number }

/** What a cell is a header of, and how many rows and columns it takes. */
type CellOptions = { Scope?: 'Row' | 'Column'; RowSpan?: number; ColSpan?: number }

type ElementOptions = PDFKit.Mixins.StructureElementOptions & { table?: CellOptions }

/** Space between two fibres of a ply. */
const FIBRES = 4

/** Space above a part that does not begin a page. */
const PART = 34

/** Widths of words at size 1, which all documents share. */
const widths = new Map<string, number>()

const heightOfLines = (lines: Line[]) => lines.reduce((sum, { height }) => sum + height, 0)

export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly format: Format
  /** The root of everything that is read out. */
  readonly root: Element
  /** The printed area. */
  readonly column: Column
  /** How far a page reaches beyond its edges: what is printed up to the edge is printed up to there. */
  readonly bleed: number
  /** Where printing begins on a page, and ends at its foot. */
  readonly top = margins.top
  readonly bottom: number
  /** Where the next paragraph begins, from the top. */
  y: number = margins.top
  /** Number of the page being written, from 1. */
  page = 0
  /** What is written at the head or foot of the pages that begin now. */
  running: string[] = []
  /** Writes `running` on each page but the first and bare ones, when it begins. */
  drawRunning: () => void = () => undefined
  /** On which page each named place is. */
  readonly places = new Map<string, number>()

  /** Lines of paragraphs, which are measured before they are written. */
  private readonly measured = new WeakMap<Paragraph, { width: number; lines: Line[] }>()

  /** `draft` is the same document, drawn to find out on which page each place is. */
  constructor(
    private readonly setting: Setting,
    readonly draft?: Paper,
  ) {
    this.format = setting.format
    this.column = { x: margins.left, width: this.format.width - margins.left - margins.right }
    this.bleed = (this.format.bleed ?? 0) / this.format.factor
    this.bottom = this.format.height - margins.bottom
    this.doc = openDocument(setting)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** A colour of the edition. */
  hexOf(colour: Colour): string {
    return this.setting.design.palette[colour]
  }

  /** The page of a place that may come later. */
  pageOf(place: string): string {
    return String(this.draft?.places.get(place) ?? '–')
  }

  /** Starts a page; a bare one has no running head and no number. */
  newPage(isBare = false): void {
    const { factor, bleed = 0 } = this.format
    const [width, height] = this.format.paper
    const { page } = this.doc.addPage()
    // A printer's programs read from them where to cut.
    Object.assign(page.dictionary.data, {
      TrimBox: [bleed, bleed, bleed + width, bleed + height],
      BleedBox: [0, 0, width + 2 * bleed, height + 2 * bleed],
    })
    this.doc.translate(bleed, bleed).scale(factor)
    this.page += 1
    this.y = margins.top
    if (this.page > 1 && !isBare) this.drawRunning()
  }

  /** Starts a new page unless a height is left. */
  keep(height: number): void {
    if (this.page === 0 || this.y + height > this.bottom) this.newPage()
  }

  /** Starts a new page unless a heading fits on this one with the beginning of the paragraph below it. */
  keepWith(heading: Paragraph[], next: Paragraph): void {
    const lines = this.lines(next, this.column.width)
    // As `flow` divides it: two lines at least on either page.
    const together = lines.slice(0, lines.length < 4 ? lines.length : 2)
    this.keep(this.heightOf(heading) + (next.above ?? 0) + heightOfLines(together))
  }

  /** Leaves space free, or starts a new page if it and a height do not fit on this one. */
  moveOn(space: number, height: number): void {
    const { page } = this
    this.keep(space + height)
    if (this.page === page && this.y > margins.top) this.y += space
  }

  /** Starts a part: on a new page, unless that would leave more than half of this one empty. */
  startPart(height = (this.bottom - margins.top) / 2): void {
    this.moveOn(PART, height - PART)
  }

  element(parent: Element, type: string, { table, ...options }: ElementOptions = {}): Element {
    const element = this.doc.struct(type, options)
    // The types of pdfkit do not know it.
    if (table && 'dictionary' in element)
      Object.assign((element.dictionary as { data: object }).data, { A: { O: 'Table', ...table } })
    parent.add(element)
    return element
  }

  private lines(paragraph: Paragraph, width: number): Line[] {
    const known = this.measured.get(paragraph)
    if (known?.width === width) return known.lines
    const { text, size = sizes.body, weight = 'regular', colour = 'ink' } = paragraph
    const widthOf = (piece: string, font: string, own: number) => {
      const key = `${font} ${piece}`
      const wide = widths.get(key) ?? this.doc.font(font).fontSize(1).widthOfString(piece)
      widths.set(key, wide)
      return wide * own
    }
    const spans = typeof text === 'string' ? [{ text }] : text
    const lines = linesOf(spans, width, { size, weight, colour, widthOf })
    this.measured.set(paragraph, { width, lines })
    return lines
  }

  heightOf(paragraphs: Paragraph[], width = this.column.width): number {
    return paragraphs.reduce(
      (sum, paragraph) => sum + (paragraph.above ?? 0) + heightOfLines(this.lines(paragraph, width)),
      0,
    )
  }

  private drawLines(lines: Line[], top: number, { align }: Paragraph, { x, width }: Column) {
    // A draft only finds the places.
    if (!this.draft) return
    let y = top
    for (const { fragments, baseline, height } of lines) {
      const free = width - widthOf(fragments)
      let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
      for (const { text, font, size, rise, colour, width: across, drawing } of fragments) {
        this.doc.font(font).fontSize(size).fillColor(this.hexOf(colour))
        if (drawing) this.drawFormula(drawing, text, at, y + baseline, size)
        // With ordinary spaces, so that a search for “25 °C” finds it.
        else
          this.doc.text(text.replaceAll('\u00a0', ' '), at, y + baseline - rise, {
            lineBreak: false,
            baseline: 'alphabetic',
          })
        at += across
      }
      y += height
    }
  }

  /** Fills an equation over its words, which are invisible: they are what is found, copied and read out. */
  private drawFormula(drawing: Drawing, words: string, x: number, baseline: number, size: number) {
    this.doc.save().addContent('3 Tr')
    let at = x
    for (const { text, family } of piecesOf(words)) {
      this.doc.font(fontName(family, 'regular')).fontSize(size / 2)
      this.doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += this.doc.widthOfString(text)
    }
    this.doc.restore()
    fillDrawing(this.doc, drawing, x, baseline, size)
  }

  /** Draws a paragraph that is not read out, such as a running head. */
  draw(paragraph: Paragraph, y: number, column = this.column): void {
    const lines = this.lines(paragraph, column.width)
    this.artifact('Pagination', () => this.drawLines(lines, y, paragraph, column))
  }

  /** Draws lines of a paragraph as content of its element, which may be a link. */
  private addLines(element: Element, lines: Line[], paragraph: Paragraph, column: Column) {
    const { y } = this
    const { goTo } = paragraph
    const draw = () => this.drawLines(lines, y, paragraph, column)
    this.y += heightOfLines(lines)
    if (goTo === undefined) return element.add(draw)
    const link = this.element(element, 'Link')
    link.add(draw)
    const texts = lines.flatMap(({ fragments }) => fragments.map(({ text }) => text))
    // pdfkit writes a plain string as a PDF name, and only a String object as text.
    const Contents = new String(texts.join('').trim())
    const options: Record<string, unknown> = { structParent: link, Contents }
    this.doc.goTo(column.x, y, column.width, this.y - y, goTo, options as PDFKit.Mixins.AnnotationOption)
    // A link's page is recorded when it ends, so it must end while that page is the current one.
    link.end()
  }

  /** Writes one paragraph; it continues on the next page where it has to, but neither page gets a single line of it. */
  private flow(parent: Element, type: string, paragraph: Paragraph, column: Column) {
    const { above = 0, language, expanded } = paragraph
    const isForeign = language && language !== this.setting.languages[0]
    const lang = isForeign ? localeOf(language) : undefined
    const element = this.element(parent, type, { lang, expanded })
    if (this.y > margins.top) this.y += above
    let rest = this.lines(paragraph, column.width)
    while (rest.length > 0) {
      const room = this.bottom - this.y + 0.01
      let count = rest.findIndex((_, index) => heightOfLines(rest.slice(0, index + 1)) > room)
      if (count < 0) count = rest.length
      if (count < rest.length && rest.length - count < 2) count -= 1
      if (count < rest.length && count < 2) count = 0
      if (count > 0) this.addLines(element, rest.slice(0, count), paragraph, column)
      rest = rest.slice(count)
      if (rest.length > 0) this.newPage()
    }
    element.end()
  }

  /** Writes paragraphs below one another, each into a new element, and moves `y` below them. */
  write(parent: Element, type: string, paragraphs: Paragraph[], column = this.column): void {
    for (const paragraph of paragraphs) this.flow(parent, type, paragraph, column)
  }

  /** Writes a heading; its translations are read out as paragraphs. */
  heading(parent: Element, type: string, [title, ...others]: Paragraph[], column = this.column): void {
    if (title) this.write(parent, type, [title], column)
    this.write(parent, 'P', others, column)
  }

  /** Names the current place, for links and page numbers. */
  mark(name: string): void {
    this.places.set(name, this.page)
    const { factor, bleed = 0 } = this.format
    // pdfkit does not enlarge it.
    this.doc.addNamedDestination(name, 'XYZ', 0, bleed + (this.y - 6) * factor, null)
  }

  /** Draws what is not read out: rules, tints, page numbers. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    this.doc.save()
    draw()
    this.doc.restore()
    this.doc.endMarkedContent()
  }

  /** Fills a box with a light ground of a colour, and with fibres at an angle in degrees. */
  ply({ x, y, width, height }: Box, colour: Colour, angle: number | undefined): void {
    const { doc } = this
    const mix = (share: number) => mixed(this.hexOf(colour), white, share)
    this.artifact('Layout', () => {
      doc.rect(x, y, width, height).clip().rect(x, y, width, height).fill(mix(0.08))
      if (angle === undefined) return
      const [middle, centre] = [x + width / 2, y + height / 2]
      const reach = Math.hypot(width, height) / 2
      doc.rotate(angle, { origin: [middle, centre] })
      for (let at = -reach; at < reach; at += FIBRES)
        doc.moveTo(middle - reach, centre + at).lineTo(middle + reach, centre + at)
      doc.lineWidth(0.5).stroke(mix(0.16))
    })
  }

  box(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.artifact('Layout', () => this.doc.rect(x, y, width, height).fill(this.hexOf(colour)))
  }

  rule(colour: Colour, weight: number, y = this.y): void {
    this.box(this.column.x, y, this.column.width, weight, colour)
  }
}
