// The paper: a tagged PDF on which paragraphs are measured, placed and moved to the next page in time.
import { buffer } from 'node:stream/consumers'
import { piecesOf, type Weight } from '../../../printed-fonts'
import { locales } from '../../../records/format'
import { fontName, openDocument, type PaperSetting } from './document'
import { colours, measure, page, sizes, type Colour } from './style'
import type { Language } from '../../../schemas/kinds'

export type Element = PDFKit.PDFStructureElement

/** A paragraph in one weight and size. */
export type Paragraph = {
  text: string
  colour?: Colour
  /** What goes on from it in a colour of its own. */
  then?: { text: string; colour: Colour }
  weight?: Weight
  size?: number
  /** Space above, points. */
  above?: number
  align?: 'left' | 'right'
  language?: Language
  /** A name within the document that it leads to. */
  goTo?: string
  /** What an abbreviation is read out as. */
  expanded?: string
}

/** Types of pdfkit lag behind: it knows `scope`. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' }

/** Extra space between the lines of a paragraph, points. */
const lineGap = 1

const wordsOf = ({ text, then }: Paragraph) => text + (then?.text ?? '')

export class Paper {
  readonly doc: PDFKit.PDFDocument
  /** Everything that is read out hangs under it. */
  readonly root: Element
  /** Where the next block begins, points from the top. */
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

  /** Whether so many points are left on the page. */
  has(height: number) {
    return this.page > 0 && this.y + height <= page.height - page.bottom
  }

  /** Goes to a new page unless so many points are left. */
  keep(height: number) {
    if (!this.has(height)) this.newPage()
  }

  /** Leaves `space` points free and keeps `height` points together, on a new page if need be. */
  moveOn(space: number, height: number) {
    if (this.has(space + height)) this.y += space
    else this.newPage()
  }

  /** Height of paragraphs one below the other, points. */
  heightOf(paragraphs: Paragraph[], width: number = measure) {
    return paragraphs.reduce((sum, paragraph) => {
      const { weight = 'regular', size = sizes.body, above = 0 } = paragraph
      this.doc.font(fontName('letters', weight)).fontSize(size)
      return sum + above + this.doc.heightOfString(wordsOf(paragraph), { width, lineGap })
    }, 0)
  }

  /** A structure element under another. */
  element(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Sets the letters of a paragraph, `above` included, below `y`. */
  private letters(
    {
      text: words,
      colour: ink = 'ink',
      then,
      weight = 'regular',
      size = sizes.body,
      above = 0,
      align = 'left',
    }: Paragraph,
    x: number,
    y: number,
    width: number,
  ) {
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

  /** Writes one paragraph into a new element of a type. Returns its height, the space above included, in points. */
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
      // pdfkit writes a plain string as a name of PDF and only a String as a text.
      const options: Record<string, unknown> = {
        structParent: link,
        Contents: new String(wordsOf(paragraph)),
      }
      this.doc.goTo(x, y + above, width, height - above, goTo, options as PDFKit.Mixins.AnnotationOption)
      // The link's page is noted when it ends: that must happen while the page is the current one.
      link.end()
    }
    element.end()
    return height
  }

  /** Draws a paragraph that is not read out. */
  draw(paragraph: Paragraph, x: number, y: number, width: number) {
    this.artifact('Pagination', () => this.letters(paragraph, x, y, width))
  }

  /** Writes paragraphs one below the other and moves on. */
  block(parent: Element, type: string, paragraphs: Paragraph[]) {
    for (const paragraph of paragraphs) this.y += this.write(parent, type, paragraph)
  }

  /** Draws what says nothing: rules, tints, page numbers. */
  artifact(kind: 'Layout' | 'Pagination', draw: () => void) {
    this.doc.markContent('Artifact', { type: kind })
    this.doc.save()
    draw()
    this.doc.restore()
    this.doc.endMarkedContent()
  }

  /** A horizontal rule at `y`. */
  rule(y: number, colour: Colour, weight: number, x: number = page.left, width: number = measure) {
    this.artifact('Layout', () => {
      const right = x + width
      this.doc.moveTo(x, y).lineTo(right, y).lineWidth(weight).strokeColor(colours[colour]).stroke()
    })
  }

  /** Closes the document. */
  bytes(): Promise<Buffer> {
    this.root.end()
    this.doc.end()
    return buffer(this.doc)
  }
}
