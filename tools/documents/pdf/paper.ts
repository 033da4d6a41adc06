// Opens and closes a tagged PDF with a title, a language, embedded fonts and a fixed date.
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import * as fontkit from 'fontkit'
import PDFDocument from 'pdfkit'
import { colours } from '../colours'
import { madeOn } from '../fixed-zip'
import { fontFile } from '../../../pipeline/printed-fonts'
import { locales } from '../../../pipeline/records/format'
import type { Language } from '../../../pipeline/schemas/kinds'
import { edition } from '../words/edition'

export type Paper = {
  doc: PDFKit.PDFDocument
  /** The structure element that new blocks are added to. */
  section: PDFKit.PDFStructureElement
  root: PDFKit.PDFStructureElement
}

/** Lengths in points. */
type PaperSetting = {
  title: string
  subject: string
  language: Language
  size: [number, number]
  margins: { top: number; bottom: number; left: number; right: number }
}

/** Points in a centimetre. */
export const centimetre = 72 / 2.54

export const a4: [number, number] = [595.28, 841.89]

/** Opens a document. Everything is added under `root`, so that a screen reader reads it in order. */
export const openPaper = ({ title, subject, language, size, margins }: PaperSetting): Paper => {
  const doc = new PDFDocument({
    size,
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: locales[language],
    displayTitle: true,
    bufferPages: true,
    font: fontFile('letters', 'regular'),
    info: {
      Title: title,
      Subject: subject,
      Author: edition.chamber[language],
      Creator: edition.shortName[language],
      Producer: 'PDFKit',
      CreationDate: madeOn,
      ModDate: madeOn,
    },
  })
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, fontFile('letters', weight))
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root, section: root }
}

/** Starts a section in one language; what is added next belongs to it. */
export const openSection = (paper: Paper, language: Language): void => {
  paper.section = paper.doc.struct('Sect', { lang: locales[language] })
  paper.root.add(paper.section)
}

const drawFoot = ({ doc }: Paper, foot: string, page: number, pages: number): void => {
  const { left, right } = doc.page.margins
  const y = doc.page.height - 40
  const width = doc.page.width - left - right
  // Inside its bottom margin pdfkit would move this text to a new page.
  doc.page.margins.bottom = 0
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.font('regular').fontSize(8).fillColor(colours.aegean)
  doc.text(foot, left, y, { width: width - 50, lineBreak: false })
  doc.text(`${page} / ${pages}`, left, y, { width, align: 'right', lineBreak: false })
  doc.endMarkedContent()
}

/** Closes the document and resolves with its bytes. `foot`, if given, is written at the bottom of every page. */
export const closePaper = (paper: Paper, foot?: string): Promise<Buffer> => {
  const { doc, root } = paper
  root.end()
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; foot && page < start + count; page += 1) {
    doc.switchToPage(page)
    drawFoot(paper, foot, page + 1, count)
  }
  doc.end()
  return buffer(doc)
}

const unit =
  /(\d[⁰¹²³⁴-⁹]*) (?=(°C|s|h|mm|cm|m|kg|K|Pa|kPa|MPa|TL|EUR|px|m²|min|minutes|dakika)(?![\p{L}\d]))/gu
const number = /(\d{2,4}) (?=\d{2,4})/g

/** Keeps a number with its unit, and the groups of a telephone number or IBAN, on one line. */
export const keepTogether = (words: string): string =>
  words
    .replace(unit, '$1\u00a0')
    .replace(number, '$1\u00a0')
    .replace(/([φηLKΔNτατp]) = /g, '$1\u00a0=\u00a0')

let regular: fontkit.Font | undefined

/** Throws if the font lacks a character: pdfkit would print an empty box without a warning. */
export const assertPrintable = (words: string): void => {
  regular ??= fontkit.create(readFileSync(fontFile('letters', 'regular')))
  const font = regular
  const missing = [...words].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (missing.length > 0) throw new Error(`Noto Sans has no glyph for "${missing.join('')}" in: ${words}`)
}
