// Makes Word files for the tests from the template of the edition.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'

const template = unzipSync(readFileSync('static/documents/abstract-template.docx'))

const mark = (type: string) => `<r><fldChar fldCharType="${type}"/></r>`

const namespaces = ['wp', 'pic', 'a', 'c', 'dgm', 'wps', 'mc'].map((name) => `xmlns:${name}="urn:${name}"`)

/** In the order in which they are applied: a shorthand, and what it stands for. */
const shorthands: [RegExp, string][] = [
  [/>\s*\n\s*</g, '><'],
  [/<field code="([^"]*)"><\/field>/g, `${mark('begin')}<r><instrText>$1</instrText></r>${mark('end')}`],
  [
    /<field code="([^"]*)">([^<]*)<\/field>/g,
    `${mark('begin')}<r><instrText>$1</instrText></r>${mark('separate')}<r>$2</r>${mark('end')}`,
  ],
  [
    /<drawing>(.*?)<\/drawing>/g,
    `<r ${namespaces.join(' ')}><drawing><wp:inline><a:graphic><a:graphicData>$1</a:graphicData></a:graphic></wp:inline></drawing></r>`,
  ],
  [/<b>([^<]+)<\/b>/g, '<r><rPr><b/></rPr>$1</r>'],
  [/<sup>([^<]+)<\/sup>/g, '<r><rPr><vertAlign val="superscript"/></rPr>$1</r>'],
  [/<symbol>([^<]+)<\/symbol>/g, '<r><rPr><rFonts ascii="Symbol" hAnsi="Symbol"/></rPr>$1</r>'],
  [/(<p>(?:<pPr>(?:(?!<\/pPr>).)*<\/pPr>)?)([^<]+)<\/p>/g, '$1<r>$2</r></p>'],
  [/(<r>(?:<rPr>(?:(?!<\/rPr>).)*<\/rPr>)?)([^<]+)<\/r>/g, '$1<t xml:space="preserve">$2</t></r>'],
  [/(<m:(?:num|den|e|sub|sup)>)([^<]+)/g, '$1<m:r><m:t>$2</m:t></m:r>'],
]

/**
 * Word's XML from a shorthand: text in <p>, <r>, <b> (bold), <sup> (raised) or <symbol> (in that font), <field code="…">, <drawing>; and
 * letters in parts of equations. Tags without a prefix are Word's own, and so are their attributes.
 */
export const wordXml = (short: string): string =>
  shorthands
    .reduce((xml, [found, written]) => xml.replace(found, written), short.trim())
    .replace(
      /<(\/?)(\w+)(\s[^<>]*?)?(\/?)>/g,
      (_, close: string, name: string, attributes = '', end: string) =>
        `<${close}w:${name}${String(attributes).replace(/ (\w+)="/g, ' w:$1="')}${end}>`,
    )

/** A paragraph of text or of runs in the shorthand. */
export const paragraph = (content: string, properties = '') =>
  wordXml(`<p><pPr>${properties}</pPr>${content}</p>`)

/** An abstract on the template, with other titles or another English text. */
export const abstractBody = ({
  titles = ['Flax and glass hybrid laminates under moisture cycles'],
  english = paragraph('Flax takes up water and glass does not.'),
}: { titles?: string[]; english?: string } = {}): string =>
  [
    ...titles.map((text) => paragraph(text, '<pStyle val="Title"/>')),
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
