// Makes Word files for the tests from the template of the edition.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'

const template = unzipSync(readFileSync('static/documents/abstract-template.docx'))

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${text.startsWith('<') ? text : `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`}</w:p>`

export const title = (text: string) => paragraph(text, '<w:pStyle w:val="Title"/>')

/** An abstract on the template; each part may be replaced. */
export function abstractBody({
  titles = ['Flax and glass hybrid laminates under moisture cycles'],
  people = ['Şebnem Ovacıklıer¹', '¹ Menderes Plain University, Aydın, Türkiye'],
  english = 'Flax takes up water and glass does not.',
  turkish = 'Keten su alır, cam almaz.',
}: { titles?: string[]; people?: string[]; english?: string; turkish?: string } = {}): string {
  const part = (label: string, text: string) =>
    text && paragraph(label) + (text.startsWith('<w:p') ? text : paragraph(text))
  return [
    ...titles.map(title),
    paragraph(''),
    ...people.map((line) => paragraph(line)),
    part('Abstract', english),
    part('Özet', turkish),
  ].join('')
}

/** A Word file with a body, and with other parts added or replaced. */
export function wordFile(body: string, { parts = {} }: { parts?: Record<string, Uint8Array> } = {}): Buffer {
  const document = strFromU8(template['word/document.xml']!)
  const head = document.slice(0, document.indexOf('<w:body>') + '<w:body>'.length)
  const foot = document.slice(document.lastIndexOf('<w:sectPr>'))
  return Buffer.from(zipSync({ ...template, 'word/document.xml': strToU8(head + body + foot), ...parts }))
}
