// Opens the PDF itself: tagged, in a language, with embedded fonts and a fixed date.
import PDFDocument from 'pdfkit'
import type { Language } from '../../../read'
import { fontFile } from './fonts'
import { page } from './style'

export type PaperSetting = {
  title: string
  subject: string
  author: string
  language: Language
  /** Year-month-day; the same day gives the same bytes. */
  released: string
}

export const localeOf: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' }

/** A document without pages. */
export function openDocument({ title, subject, author, language, released }: PaperSetting) {
  const date = new Date(`${released}T00:00:00Z`)
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf[language],
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // Not Helvetica, which is not embedded; and a file named here would be read again at each change of the weight.
    font: '',
    info: { Title: title, Subject: subject, Author: author, CreationDate: date, ModDate: date },
  })
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, fontFile(weight))
  return doc
}
