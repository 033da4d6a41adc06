// Reads one Word file into an abstract.
import type { Fault } from '../read/problem'
import { both } from '../read/problem'
import type { WordAbstract } from './abstract'
import { readSections } from './template-sections'
import { readDocument } from './word-document'
import { layoutOf, pagesOf } from './word-layout'
import { openPackage } from './word-package'

const noText: Fault = {
  message: both('No abstract was found in this file.', 'Bu dosyada özet bulunamadı.'),
  advice: both(
    'Check that the text is below a heading “Abstract” or “Özet”, as in the template, and is not a picture.',
    'Metnin şablondaki gibi “Özet” ya da “Abstract” başlığının altında olduğuna ve görsel olmadığına bakın.',
  ),
}

/** The abstract in a Word file, or why it cannot be read. Never throws. */
export async function readWord(bytes: Buffer): Promise<WordAbstract | Fault> {
  const opened = openPackage(bytes)
  if ('message' in opened) return opened
  try {
    const { paragraphs, lost } = await readDocument(opened.docx)
    const { titleParagraphs, body, ...abstract } = readSections(paragraphs)
    if (body.length === 0) return noText
    return { ...abstract, lost, layout: layoutOf(opened, titleParagraphs, body), pages: pagesOf(opened) }
  } catch {
    return noText
  }
}
