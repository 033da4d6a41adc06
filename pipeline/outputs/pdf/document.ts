// An empty document: tagged, with a language, embedded fonts and a fixed date.
import PDFDocument from 'pdfkit'
import { families, fontFile, weights, type Family, type Weight } from '../../printed-fonts'
import { locales } from '../../domain/format'
import type { Bilingual, Language } from '../../domain/languages'
import type { Schedule } from '../../records/schedule'
import type { Design } from '../design'
import type { Format } from './style'

export type Setting = {
  /** The symposium, and the release by whose day the document is dated: the same content gives the same bytes. */
  schedule: Schedule
  design: Design
  title: Bilingual
  /** The first language leads. */
  languages: [Language, ...Language[]]
  format: Format
}

/** The name by which a document knows a font. */
export const fontName = (family: Family, weight: Weight, italic = false): string =>
  `${family} ${weight}${italic ? ' italic' : ''}`

/** Figures of equal width, and no ligatures: in Turkish, fi must not look like fı. */
const features = { tnum: true, liga: false }

type EmbeddedFont = {
  font: { layout: (text: string, features: Record<string, boolean>) => unknown }
  layoutCache: Record<string, unknown>
}

/** The shapes of words in each font, which all documents share. */
const shapes = new Map<string, EmbeddedFont['layoutCache']>()

/** Registers a font that always has these features: pdfkit does not keep the shapes of words for which it is given features. */
function registerFont(doc: PDFKit.PDFDocument, name: string, file: string): void {
  doc.registerFont(name, file).font(name)
  const { _font: embedded } = doc as unknown as { _font: EmbeddedFont }
  const layout = embedded.font.layout.bind(embedded.font)
  embedded.font.layout = (text) => layout(text, features)
  // Without a prototype: “constructor” and “__proto__” are words like any others.
  embedded.layoutCache = shapes.get(name) ?? (Object.create(null) as EmbeddedFont['layoutCache'])
  shapes.set(name, embedded.layoutCache)
}

/** A tagged PDF without a page yet, with its metadata and fonts. */
export function openDocument({
  schedule,
  title,
  languages: [language],
  format,
}: Setting): PDFKit.PDFDocument {
  const { symposium, version, released } = schedule
  const day = new Date(`${released}T00:00:00Z`)
  const doc = new PDFDocument({
    size: format.paper.map((side) => side + 2 * (format.bleed ?? 0)) as [number, number],
    // The paper breaks pages itself.
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locales[language],
    displayTitle: true,
    autoFirstPage: false,
    // No default font: Helvetica would not be embedded.
    font: '',
    info: {
      Title: `${symposium.name[language]} – ${title[language]}`,
      Subject: `${title[language]} ${version} (${released})`,
      Author: symposium.organisers.map((name) => name[language]).join(', '),
      CreationDate: day,
      ModDate: day,
    },
  })
  for (const family of families)
    for (const weight of Object.keys(weights) as Weight[])
      for (const italic of [false, true])
        registerFont(doc, fontName(family, weight, italic), fontFile(family, weight, italic))
  return doc
}
