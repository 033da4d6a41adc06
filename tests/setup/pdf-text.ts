// The text of a PDF, read by another library than the one that makes it.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Without it pdfjs would load its parser with import(), which Jest does not support.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** A run of text, and where it is: the last two numbers of `transform` are its distances from the left and the bottom, pt. */
export type Piece = { str: string; hasEOL: boolean; transform: number[] }

/** The pieces of text on each page. */
export async function piecesOf(bytes: Uint8Array): Promise<Piece[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items as Piece[]
    }),
  )
}

/** The text of each page as a reader would copy it, with lines joined by a space. */
export const pagesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await piecesOf(bytes)).map((pieces) => {
    const text = pieces.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')
    return text.normalize('NFC').replace(/\s+/g, ' ')
  })
