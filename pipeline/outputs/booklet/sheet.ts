// The paper of the booklet: a tagged PDF on which texts flow from page to page.
import { buffer } from 'node:stream/consumers'
import { locales } from '../../records/format'
import type { Language } from '../../schemas/kinds'
import { openDocument, type Setting } from './document'
import { linesOf, type Line, type Span } from './lines'
import { colours, LEADING, measure, page, sizes } from './style'
import { drawArtifact } from '../pdf-artifact'

export type Element = PDFKit.PDFStructureElement

export type Look = {
  size?: number
  /** Colour of spans that have none. */
  colour?: string
  /** Space above, unless the text begins a page. */
  above?: number
  align?: 'left' | 'right' | 'center'
  /** Column: its left edge and width. */
  x?: number
  width?: number
  language?: Language
  /** The place to which the text links. */
  goTo?: string | undefined
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly root: Element
  y: number = page.top
  /** Number of the page being written, from 1. */
  number = 0
  /** What the foot of each page says beside its number. */
  readonly feet = new Map<number, string>()
  private readonly factor: number
  private readonly widths = new Map<string, number>()
  /** Writes what is known only at the end. */
  private readonly later: (() => void)[] = []

  constructor(setting: Setting) {
    this.factor = setting.paper.factor
    this.doc = openDocument(setting)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  newPage() {
    this.doc.addPage().scale(this.factor)
    this.number += 1
    this.y = page.top
  }

  /** Starts a new page unless a height is left. */
  keep(height: number) {
    if (this.number === 0 || this.y + height > page.height - page.bottom) this.newPage()
  }

  element(parent: Element, type: string, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Widths are measured at one size: they grow with it. */
  private readonly widthOf = (text: string, font: string, size: number) => {
    const key = `${font} ${text}`
    const known = this.widths.get(key) ?? this.doc.font(font).fontSize(100).widthOfString(text)
    this.widths.set(key, known)
    return (known * size) / 100
  }

  lines(spans: Span[], { size = sizes.body, colour = colours.ink, width = measure }: Look): Line[] {
    return linesOf(spans, size, colour, width, this.widthOf)
  }

  heightOf(spans: Span[], look: Look) {
    return this.lines(spans, look).length * (look.size ?? sizes.body) * LEADING + (look.above ?? 0)
  }

  /** Draws lines below one another, from `y` on. */
  drawLines(
    lines: Line[],
    y: number,
    { size = sizes.body, align = 'left', x = page.left, width = measure }: Look,
  ) {
    lines.forEach((line, index) => {
      const free = width - line.reduce((sum, fragment) => sum + fragment.width, 0)
      let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
      const base = y + index * size * LEADING + size * 1.07
      for (const fragment of line) {
        this.doc
          .font(fragment.font)
          .fontSize(fragment.size)
          .fillColor(fragment.colour)
          .text(fragment.text, at, base - fragment.rise, { lineBreak: false, baseline: 'alphabetic' })
        at += fragment.width
      }
    })
  }

  /** Writes a text into a new element, going on on the next page where it has to; no page begins or ends with a single line of it. */
  flow(parent: Element, type: string, spans: Span[], look: Look = {}): Element {
    const { size = sizes.body, above = 0, language = 'tr', goTo, x = page.left, width = measure } = look
    const element = this.element(parent, type, language === 'tr' ? {} : { lang: locales[language] })
    const height = size * LEADING
    let rest = this.lines(spans, look)
    if (this.y > page.top) this.y += above
    while (rest.length > 0) {
      const room = Math.floor((page.height - page.bottom - this.y + 0.01) / height)
      let count = Math.min(rest.length, room)
      if (count < rest.length && rest.length - count < 2) count -= 1
      if (count < rest.length && count < 2) count = 0
      const now = rest.slice(0, count)
      rest = rest.slice(count)
      if (now.length > 0) {
        const y = this.y
        const draw = () => this.drawLines(now, y, look)
        if (goTo === undefined) element.add(draw)
        else {
          const link = this.element(element, 'Link')
          link.add(draw)
          // pdfkit writes a plain string as a PDF name, and only a String object as text.
          const Contents = new String(spans.map(({ text }) => text).join(''))
          const options: Record<string, unknown> = { structParent: link, Contents }
          this.doc.goTo(x, y, width, now.length * height, goTo, options as PDFKit.Mixins.AnnotationOption)
          // A link's page is recorded when it ends, so it must end while that page is the current one.
          link.end()
        }
        this.y += now.length * height
      }
      if (rest.length > 0) this.newPage()
    }
    element.end()
    return element
  }

  /** Names the current place, for links; pdfkit does not scale it. */
  mark(name: string) {
    this.doc.addNamedDestination(name, 'XYZ', 0, (this.y - 6) * this.factor, null)
  }

  /** Keeps a place at the right of the last line for the number of a page that is not known yet. */
  numberLater(parent: Element, size: number, numberOf: () => number | undefined) {
    const [on, y] = [this.number, this.y - size * LEADING]
    const element = this.element(parent, 'P')
    this.later.push(() => {
      this.doc.switchToPage(on - 1)
      const look: Look = { size, align: 'right' }
      element.add(() => this.drawLines(this.lines([{ text: String(numberOf() ?? '') }], look), y, look))
      element.end()
    })
  }

  picture(parent: Element, bytes: Buffer, alt: string, x: number, width: number, height: number) {
    const figure = this.element(parent, 'Figure', { alt })
    const y = this.y
    figure.add(() => this.doc.image(bytes, x, y, { width, height }))
    figure.end()
    this.y += height
  }

  /** Draws what is not read out. */
  artifact(kind: 'Layout' | 'Pagination', draw: () => void) {
    drawArtifact(this.doc, kind, draw)
  }

  box(x: number, y: number, width: number, height: number, colour: string) {
    this.artifact('Layout', () => this.doc.rect(x, y, width, height).fill(colour))
  }

  /** Completes the pages and resolves with the bytes of the document. */
  async bytes(): Promise<Buffer> {
    for (const write of this.later) write()
    for (let number = 2; number <= this.number; number += 1) {
      this.doc.switchToPage(number - 1)
      const y = page.height - 34
      const look: Look = { size: sizes.small, colour: colours.muted }
      this.artifact('Pagination', () => {
        const foot = this.feet.get(number)
        // Outer edges: even pages are on the left.
        const [outer, inner] = number % 2 ? (['right', 'left'] as const) : (['left', 'right'] as const)
        this.drawLines(this.lines([{ text: String(number), weight: 'bold' }], look), y, {
          ...look,
          align: outer,
        })
        if (foot) this.drawLines(this.lines([{ text: foot }], look).slice(0, 1), y, { ...look, align: inner })
      })
    }
    this.root.end()
    this.doc.end()
    return buffer(this.doc)
  }
}
