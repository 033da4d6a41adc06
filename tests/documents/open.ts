// Opens the documents of static/documents/ for their tests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import JSZip from 'jszip'
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib'

const folder = path.join(process.cwd(), 'static/documents')

const bytesOf = (name: string): Buffer => readFileSync(path.join(folder, name))

export type Xml = { [name: string]: Xml | Xml[] | string | undefined }

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseAttributeValue: false,
  trimValues: false,
})

/** A part of a .docx or .pptx as text; throws if there is none. */
export const partOf = async (name: string, part: string): Promise<string> => {
  const zip = await JSZip.loadAsync(bytesOf(name))
  const entry = zip.file(part)
  if (!entry) throw new Error(`${name} has no ${part}`)
  return entry.async('string')
}

export const parsed = (xml: string): Xml => parser.parse(xml) as Xml

/** Goes down through the elements called `names`, taking the first of several at each step; throws if one is missing. */
export const within = (xml: Xml, ...names: string[]): Xml => {
  let here: Xml = xml
  for (const name of names) {
    const next = here[name]
    const one = Array.isArray(next) ? next[0] : next
    if (typeof one !== 'object') throw new Error(`no <${name}> on the way ${names.join('/')}`)
    here = one
  }
  return here
}

/** All elements called `name`, at any depth. */
export const everywhere = (xml: Xml, name: string): Xml[] =>
  Object.entries(xml).flatMap(([key, value]) => {
    const children = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'object')
    return [...(key === name ? children : []), ...children.flatMap((child) => everywhere(child, name))]
  })

/** The text of a part, without markup. */
export const wordsOf = (xml: string): string =>
  xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', '’')

export const openPdf = (name: string): Promise<PDFDocument> =>
  PDFDocument.load(bytesOf(name), { updateMetadata: false })

type PdfFont = { name: string; embedded: boolean }

/** The fonts that a PDF names, each once, and whether each is embedded. */
export const fontsOf = (pdf: PDFDocument): PdfFont[] => {
  const dictionaries = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFDict => object instanceof PDFDict)
  return dictionaries
    .filter(
      (one) => one.lookup(PDFName.of('Type')) === PDFName.of('Font') && !one.has(PDFName.of('CIDSystemInfo')),
    )
    .map((font) => {
      const descendant = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict) ?? font
      const descriptor = descendant.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
      return {
        name: font.lookup(PDFName.of('BaseFont'), PDFName).decodeText(),
        embedded: Boolean(
          descriptor?.has(PDFName.of('FontFile2')) || descriptor?.has(PDFName.of('FontFile3')),
        ),
      }
    })
}
