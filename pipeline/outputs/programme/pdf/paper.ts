// The paper: a tagged PDF on which paragraphs are measured and placed, and moved to the next page if they do not fit.
import { buffer } from 'node:stream/consumers'
import { piecesOf, type Weight } from '../../../printed-fonts'
import { locales } from '../../../records/format'
import {
  colours,
  fontName,
  measure,
  openDocument,
  page,
  sizes,
  type Colour,
  type PaperSetting,
} from './document'
import type { Language } from '../../../schemas/kinds'
import { drawArtifact } from '../../pdf-artifact'

export type Element = PDFKit.PDFStructureElement

/** A paragraph in one weight and size. */
export type Paragraph = {
  text: string
  colour?: Colour
  /** A continuation of the text in another colour. */
  then?: { text: string; colour: Colour }
  weight?: Weight
  size?: number
  /** Space above the paragraph, points. */
  above?: number
  align?: 'left' | 'right'
  language?: Language
  /** The named place within the document to which the paragraph links. */
  goTo?: string
  /** How an abbreviation is read out. */
  expanded?: string
}

/** pdfkit supports `scope`, but its types do not know it yet. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' }

/** Extra space between the lines of a paragraph, points. */
const lineGap = 1

const wordsOf = ({ text, then }: Paragraph) => text + (then?.text ?? '')

export class Paper {
  readonly doc: PDFKit.PDFDocument
  /** The root of everything that is read out. */
  readonly root: Element
  /** Where the next block begins, in points from the top. */
  y: number = page.top
  /** Number of the page being written, from 1. */
  page = 0
  private readonly language: Language

  constructor(setting: PaperSetting) {
    this.language = setting.language
    this.doc = openDocument(setting)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  newPage() {
    this.doc.addPage()
    this.page += 1
    this.y = page.top
  }

  /** Whether at least `height` points are left on the page. */
  has(height: number) {
    return this.page > 0 && this.y + height <= page.height - page.bottom
  }

  /** Starts a new page unless `height` points are left. */
  keep(height: number) {
    if (!this.has(height)) this.newPage()
  }

  /** Leaves `space` points free, or starts a new page if `space` and `height` points do not fit on this one. */
  moveOn(space: number, height: number) {
    if (this.has(space + height)) this.y += space
    else this.newPage()
  }

  /** Height of paragraphs set one below the other, points. */
  heightOf(paragraphs: Paragraph[], width: number = measure) {
    return paragraphs.reduce((sum, paragraph) => {
      const { weight = 'regular', size = sizes.body, above = 0 } = paragraph
      this.doc.font(fontName('letters', weight)).fontSize(size)
      return sum + above + this.doc.heightOfString(wordsOf(paragraph), { width, lineGap })
    }, 0)
  }

  /** Adds a structure element to another. */
  element(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Sets the text of a paragraph below `y`, after the space `above` it. */
  private letters(paragraph: Paragraph, x: number, y: number, width: number) {
    const { text: words, colour: ink = 'ink', then, weight = 'regular', size = sizes.body } = paragraph
    const { above = 0, align = 'left' } = paragraph
    const pieces = [{ text: words, colour: ink }, ...(then ? [then] : [])].flatMap(({ text, colour }) =>
      piecesOf(text).map((piece) => ({ ...piece, colour })),
    )
    pieces.forEach(({ text, family, colour }, index) => {
      const continued = index < pieces.length - 1
      this.doc.font(fontName(family, weight)).fontSize(size).fillColor(colours[colour])
      if (index > 0) this.doc.text(text, { continued })
      else this.doc.text(text, x, y + above, { width, lineGap, align, continued })
    })
  }

  /** Writes one paragraph into a new element of the given type. Returns its height including the space above, in points. */
  write(
    parent: Element,
    type: string,
    paragraph: Paragraph,
    x: number = page.left,
    y = this.y,
    width: number = measure,
  ): number {
    const { above = 0, goTo, language, expanded } = paragraph
    const height = this.heightOf([paragraph], width)
    const lang = language && language !== this.language ? locales[language] : undefined
    const element = this.element(parent, type, { lang, expanded })
    const letters = () => this.letters(paragraph, x, y, width)
    if (goTo === undefined) element.add(letters)
    else {
      const link = this.element(element, 'Link')
      link.add(letters)
      // pdfkit writes a plain string as a PDF name, and only a String object as text.
      const options: Record<string, unknown> = {
        structParent: link,
        Contents: new String(wordsOf(paragraph)),
      }
      this.doc.goTo(x, y + above, width, height - above, goTo, options as PDFKit.Mixins.AnnotationOption)
      // A link's page is recorded when it ends, so it must end while that page is the current one.
      link.end()
    }
    element.end()
    return height
  }

  /** Draws a paragraph that is not read out, such as a running head. */
  draw(paragraph: Paragraph, x: number, y: number, width: number) {
    this.artifact('Pagination', () => this.letters(paragraph, x, y, width))
  }

  /** Writes paragraphs one below the other and moves `y` below them. */
  block(parent: Element, type: string, paragraphs: Paragraph[], x?: number, width?: number) {
    for (const paragraph of paragraphs) this.y += this.write(parent, type, paragraph, x, this.y, width)
  }

  /** Writes a heading; its translations are read out as paragraphs. */
  heading(parent: Element, type: string, [title, ...others]: Paragraph[], x?: number, width?: number) {
    if (title) this.block(parent, type, [title], x, width)
    this.block(parent, 'P', others, x, width)
  }

  /** Draws something that is not read out: rules, tints, page numbers. */
  artifact(kind: 'Layout' | 'Pagination', draw: () => void) {
    drawArtifact(this.doc, kind, draw)
  }

  /** A horizontal rule at `y`. */
  rule(y: number, colour: Colour, weight: number, x: number = page.left, width: number = measure) {
    this.artifact('Layout', () => {
      const right = x + width
      this.doc.moveTo(x, y).lineTo(right, y).lineWidth(weight).strokeColor(colours[colour]).stroke()
    })
  }

  /** Closes the document and resolves with its bytes. */
  bytes(): Promise<Buffer> {
    this.root.end()
    this.doc.end()
    return buffer(this.doc)
  }
}
