// Makes Word files for the tests from the template of the edition.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'

const template = unzipSync(readFileSync('static/documents/abstract-template.docx'))

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${text.startsWith('<') ? text : `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`}</w:p>`

/** An abstract on the template, with other titles or another English text. */
export const abstractBody = ({
  titles = ['Flax and glass hybrid laminates under moisture cycles'],
  english = paragraph('Flax takes up water and glass does not.'),
}: { titles?: string[]; english?: string } = {}): string =>
  [
    ...titles.map((text) => paragraph(text, '<w:pStyle w:val="Title"/>')),
    paragraph(''),
    paragraph('Şebnem Ovacıklıer¹'),
    paragraph('¹ Menderes Plain University, Aydın, Türkiye'),
    paragraph('Abstract'),
    english,
    paragraph('Özet'),
    paragraph('Keten su alır, cam almaz.'),
  ].join('')

/** A Word file with a body, and with other parts added or replaced. */
export function wordFile(body: string, parts: Record<string, Uint8Array> = {}): Buffer {
  const document = strFromU8(template['word/document.xml']!)
  const head = document.slice(0, document.indexOf('<w:body>') + '<w:body>'.length)
  const foot = document.slice(document.lastIndexOf('<w:sectPr>'))
  return Buffer.from(zipSync({ ...template, 'word/document.xml': strToU8(head + body + foot), ...parts }))
}
