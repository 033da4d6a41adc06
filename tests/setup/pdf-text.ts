// The text of a PDF, read by another library than the one that makes it.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Without it pdfjs would load its parser with import(), which Jest does not support.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'

type Piece = { str: string; hasEOL: boolean }

/** The text of each page as a reader would copy it, with lines joined by a space. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      const text = (items as Piece[]).map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')
      return text.normalize('NFC').replace(/\s+/g, ' ')
    }),
  )
}
