// Opens the booklet's PDF: tagged, with embedded fonts and a fixed date.
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { fontFile, type Weight } from '../../printed-fonts'
import { locales } from '../../records/format'
import { fontName } from './lines'
import type { PaperSize } from './style'

export type Setting = {
  title: string
  author: string
  /** Year-month-day, the document's date: the same day gives the same bytes. */
  date: string
  paper: PaperSize
}

const italics: Record<Weight, string> = {
  regular: '400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  bold: '700Bold_Italic/NotoSans_700Bold_Italic.ttf',
}

const italicFile = (weight: Weight) =>
  join(process.cwd(), 'node_modules/@expo-google-fonts/noto-sans', italics[weight])

/** A document without pages. Its language is Turkish; texts in English say so. */
export function openDocument({ title, author, date, paper }: Setting): PDFKit.PDFDocument {
  const day = new Date(`${date}T00:00:00Z`)
  const doc = new PDFDocument({
    size: paper.size,
    // The sheet breaks pages itself.
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locales.tr,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // No default font: Helvetica would not be embedded.
    font: '',
    info: { Title: title, Author: author, CreationDate: day, ModDate: day },
  })
  for (const weight of ['regular', 'bold'] as const) {
    for (const family of ['letters', 'signs'] as const)
      doc.registerFont(fontName(family, weight), fontFile(family, weight))
    doc.registerFont(fontName('letters', weight, true), italicFile(weight))
  }
  return doc
}
