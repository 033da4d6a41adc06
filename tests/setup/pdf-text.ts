// The text of a PDF, read by another library than the one that makes it.
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
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

/** The text of each tagged paragraph of a page, as a screen reader gets it: only its characters, not where its lines end. */
export async function taggedTextsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList()
    let isRead = false
    fnArray.forEach((operator, index) => {
      const args = argsArray[index] as unknown[]
      if (operator === OPS.beginMarkedContentProps) {
        // Artifacts, such as page numbers, have no number in the structure.
        isRead = typeof args[1] === 'number'
        if (isRead) texts.push('')
      }
      if (operator !== OPS.showText || !isRead) return
      const glyphs = args[0] as ({ unicode?: string } | number)[]
      const shown = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : (glyph.unicode ?? '')))
      texts.push((texts.pop() ?? '') + shown.join(''))
    })
  }
  return texts.map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
}

/** The colours in which something on a page is filled, as #rrggbb. */
export async function fillsOf(bytes: Uint8Array, page: number): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { fnArray, argsArray } = await (await pdf.getPage(page)).getOperatorList()
  return fnArray.flatMap((operator, index) =>
    operator === OPS.setFillRGBColor ? String((argsArray[index] as unknown[])[0]) : [],
  )
}

/** Words of tagged text that nobody sees on the page, such as “andWorkshops” where a line ends after “and”. */
export async function runTogetherIn(bytes: Uint8Array): Promise<string[]> {
  const wordsOf = (texts: string[]) =>
    texts
      .join(' ')
      .normalize('NFKC')
      .match(/\p{L}{2,}/gu) ?? []
  const seen = new Set(wordsOf(await pagesOf(bytes)))
  return wordsOf(await taggedTextsOf(bytes)).filter((word) => !seen.has(word))
}
