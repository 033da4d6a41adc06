// Opens the PDF itself: tagged, in a language, with embedded fonts and a fixed date.
import PDFDocument from 'pdfkit'
import { locales } from '../../../records/format'
import { fontFile, type Family, type Weight } from '../../../printed-fonts'
import { page } from './style'
import type { Language } from '../../../schemas/kinds'

export type PaperSetting = {
  title: string
  subject: string
  author: string
  language: Language
  /** Year-month-day; the same day gives the same bytes. */
  released: string
}

/** What a font is called in the document. */
export const fontName = (family: Family, weight: Weight) => `${weight} ${family}`

type Measures = { ascender: number; descender: number; lineGap: number }

/** Registers both fonts of a weight. Signs stand on the line of the letters around them and do not move the next one. */
function registerFonts(doc: PDFKit.PDFDocument, weight: Weight): void {
  // pdfkit keeps the font in use to itself; its measures place the line.
  const measures = (family: Family) => {
    doc.registerFont(fontName(family, weight), fontFile(family, weight)).font(fontName(family, weight))
    return (doc as unknown as { _font: Measures })._font
  }
  const { ascender, descender, lineGap } = measures('letters')
  Object.assign(measures('signs'), { ascender, descender, lineGap })
}

/** A document without pages. */
export function openDocument({ title, subject, author, language, released }: PaperSetting) {
  const date = new Date(`${released}T00:00:00Z`)
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
    pdfVersion: '1.7',
    tagged: true,
    lang: locales[language],
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // Not Helvetica, which is not embedded; and a file named here would be read again at each change of the weight.
    font: '',
    info: { Title: title, Subject: subject, Author: author, CreationDate: date, ModDate: date },
  })
  for (const weight of ['regular', 'bold'] as const) registerFonts(doc, weight)
  return doc
}
