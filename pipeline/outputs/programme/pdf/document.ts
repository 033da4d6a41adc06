// How the printed programme looks, and the empty document: tagged, with a language, embedded fonts and a fixed date. All lengths
// are points (1/72 inch).
import PDFDocument from 'pdfkit'
import { locales } from '../../../records/format'
import { fontFile, type Family, type Weight } from '../../../printed-fonts'
import { colours as shared } from '../../colours'
import type { Language } from '../../../schemas/kinds'

export const colours = {
  ink: '#1c2326',
  muted: '#4a585d',
  deep: shared.deep,
  rule: '#b9c9cb',
  tint: '#eaf1f1',
} as const

export type Colour = keyof typeof colours

export const sizes = {
  title: 25,
  day: 19,
  heading: 11.5,
  body: 9.5,
  small: 8.5,
  fine: 8.2,
  foot: 7.5,
} as const

/** A4, portrait. */
export const page = { width: 595.28, height: 841.89, left: 51, right: 51, top: 62, bottom: 58 } as const

/** Width of the printed area. */
export const measure = page.width - page.left - page.right

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

/** Registers both fonts of a weight. Signs get the measures of the letters' font, so that both share one baseline. */
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
