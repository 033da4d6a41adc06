// Opens the documents of static/documents/ for their tests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib'

const bytesOf = (name: string): Buffer => readFileSync(path.join('static/documents', name))

/** A part of a .docx or .pptx as text; throws if there is none. */
export function partOf(name: string, part: string): string {
  const { [part]: bytes } = unzipSync(bytesOf(name))
  if (!bytes) throw new Error(`${name} has no ${part}`)
  return strFromU8(bytes)
}

/** The attributes of each element called `element`, such as w:pgSz, without their prefixes. */
export const attributesOf = (xml: string, element: string): Record<string, string>[] =>
  [...xml.matchAll(new RegExp(`<${element}\\s([^>]*)>`, 'g'))].map(([, written = '']) =>
    Object.fromEntries(
      [...written.matchAll(/(?:\w+:)?(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  )

/** The text of a part, without markup. */
export const wordsOf = (xml: string): string =>
  xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', '’')

export const openPdf = (name: string): Promise<PDFDocument> =>
  PDFDocument.load(bytesOf(name), { updateMetadata: false })

/** The dictionaries of a PDF: fonts, pages, and elements with a language. */
export const dictionariesOf = ({ context }: PDFDocument): PDFDict[] =>
  context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? object : []))

/** The fonts that a PDF names, each once, and whether each is embedded. */
export const fontsOf = (pdf: PDFDocument): { name: string; embedded: boolean }[] =>
  dictionariesOf(pdf)
    .filter((one) => one.lookup(PDFName.of('Type')) === PDFName.of('Font'))
    .filter((one) => !one.has(PDFName.of('CIDSystemInfo')))
    .map((font) => {
      const descendant = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict) ?? font
      const descriptor = descendant.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
      const embedded = ['FontFile2', 'FontFile3'].some((file) => descriptor?.has(PDFName.of(file)))
      return { name: font.lookup(PDFName.of('BaseFont'), PDFName).decodeText(), embedded }
    })
