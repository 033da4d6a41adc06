// Opens the PDF document: tagged, with a language, embedded fonts and a fixed date.
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
  /** Year-month-day, used as the document's date: the same day gives the same bytes. */
  released: string
}

/** The name under which a font is registered in the document. */
export const fontName = (family: Family, weight: Weight) => `${weight} ${family}`

type Measures = { ascender: number; descender: number; lineGap: number }

/**
 * Registers both fonts of a weight. Signs get the measures of the letters' font, so that they stand on the same baseline and do
 * not move the next one.
 */
function registerFonts(doc: PDFKit.PDFDocument, weight: Weight): void {
  // pdfkit keeps the current font in a private field, and its measures position the line.
  const measures = (family: Family) => {
    doc.registerFont(fontName(family, weight), fontFile(family, weight)).font(fontName(family, weight))
    return (doc as unknown as { _font: Measures })._font
  }
  const { ascender, descender, lineGap } = measures('letters')
  Object.assign(measures('signs'), { ascender, descender, lineGap })
}

/** Opens a document that has no pages yet. */
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
    // No default font: Helvetica would not be embedded, and a file named here would be read again at every change of weight.
    font: '',
    info: { Title: title, Subject: subject, Author: author, CreationDate: date, ModDate: date },
  })
  for (const weight of ['regular', 'bold'] as const) registerFonts(doc, weight)
  return doc
}
