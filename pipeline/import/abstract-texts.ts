// Abstracts in a sheet, as the texts by which a committee corrects those of Word files: content/abstracts/…/en.mdx.
import { abstractsOf } from '../abstracts'
import type { Block } from '../abstracts/abstract'
import { correctionFile, readCorrection, writeCorrection } from '../abstracts/corrections'
import { itemsOf, matcherOf, waitingItems } from '../abstracts/match'
import { labelOf } from '../abstracts/template-labels'
import { unstyled } from '../abstracts/word-paragraph'
import { languageOf } from '../domain/language-of-text'
import type { Language } from '../domain/languages'
import { readTex } from '../domain/tex'
import { plainTitle, titleRuns } from '../domain/title-marks'
import { inBothLanguages } from '../messages/render'
import type { ReadEdition } from '../read'
import type { Ask } from './asks'
import { markedText, placeIn, type Cell } from './cells'
import { inOneLine } from '../domain/fold'
import { placesOf } from './rows'
import { isOfTalks, type Cells, type SheetReading } from './sheet-reading'
import { quoted } from './tables'

/** Fewer words than these are not an abstract: “To be sent”. */
const LEAST_WORDS = 12

/** The keywords of a line that begins with their label. */
function keywordsIn(line: string): string | undefined {
  const label = labelOf({ ...unstyled, block: paragraphOf(line), text: line })
  return label?.part === 'keywords' ? line.slice(label.length) : undefined
}

/** Between paragraphs: an empty line, or a line break after a sentence. Others are where a program broke the line. */
const BREAK = /\n\s*\n|(?<=[.!?:])[ \t]*\n/

/** A paragraph with its italics, subscripts and superscripts. */
function paragraphOf(line: string): Block {
  const runs = (titleRuns(line) ?? [{ text: line, mark: undefined }]).map(({ text, mark }) =>
    mark === 'em' ? { text, italic: true } : { text, ...(mark && { script: mark }) },
  )
  return { kind: 'paragraph', runs }
}

/** A cell as the file of an abstract; keywords may be in a line of its last paragraphs. */
function fileOfCell(cell: Cell, keywords: Cell | undefined): string {
  const own: string[] = []
  const blocks: Block[] = []
  for (const paragraph of readTex(markedText(cell)).split(BREAK)) {
    const lines = paragraph.split('\n').map(inOneLine)
    const from = lines.findIndex((line) => keywordsIn(line) !== undefined)
    const [above, below] = from < 0 ? [lines, []] : [lines.slice(0, from), lines.slice(from)]
    const text = inOneLine(above.join(' '))
    if (text) blocks.push(paragraphOf(text))
    const listed = keywordsIn(below.join(' '))
    if (listed) own.push(listed)
  }
  return writeCorrection({ blocks, keywords: inOneLine(keywords?.text ?? own.join(', ')) })
}

/** The abstracts of a row, each in the language of its column, if there are two, or else in that of the text. */
function textsOf(cells: Cells): { language: Language; column: string; text: string }[] {
  const { abstract, abstractTr, keywords, keywordsTr } = cells
  const language = abstractTr ? 'en' : (languageOf(abstract?.text ?? '') ?? 'en')
  const written = [
    { column: 'abstract', language, cell: abstract, words: keywords },
    { column: 'abstractTr', language: 'tr' as const, cell: abstractTr, words: keywordsTr ?? keywords },
  ]
  return written.flatMap(({ column, language, cell, words }) => {
    const isText = cell && cell.text.split(/\s+/).length >= LEAST_WORDS
    return isText ? [{ column, language, text: fileOfCell(cell, words) }] : []
  })
}

/** A text of a sheet: `new`, the `same` as that of the content, `left` out because the content has another, or refused by the check. */
type Sent = {
  title: string
  file: string
  text: string
  state: 'new' | 'same' | 'left' | 'refused'
  refusal?: Ask
}

/** What a sheet sends for the talks and posters of an edition. One that is in the content already, as a Word file or a text, stays. */
function sentIn({ name, sheet, rows, columns }: SheetReading, read: ReadEdition): Sent[] {
  const itemFor = matcherOf([...itemsOf(read), ...waitingItems(read)], [])
  const known = new Map(abstractsOf(read).list.map(({ item, texts }) => [item.code, texts]))
  const places = placesOf(columns)
  return rows.flatMap(({ kind, row, cells }): Sent[] => {
    const texts = kind === 'talk' ? textsOf(cells) : []
    if (texts.length === 0) return []
    const title = plainTitle(readTex(inOneLine(markedText(cells['title']))))
    const { item } = itemFor('', [title], true)
    if (!item) return []
    return texts.map(({ language, column, text }) => {
      const file = correctionFile(read.edition, item, language)
      const sent = { title, file, text }
      if (read.edition.read(file) === text) return { ...sent, state: 'same' }
      const isOther = read.edition.exists(file) || known.get(item.code)?.[language] !== undefined
      if (isOther) return { ...sent, state: 'left' }
      const [problem] = readCorrection(text, file).problems
      if (!problem) return { ...sent, state: 'new' }
      const values = { text: quoted([title]), problem: inBothLanguages(problem) }
      const cell = placeIn(sheet, row, places[column])
      return { ...sent, state: 'refused', refusal: { code: 'abstract-refused', values, sheet: name, cell } }
    })
  })
}

/** The files of the abstracts that sheets have, and which are taken or left out. `read` is the resulting edition. */
export function abstractTexts(
  read: ReadEdition,
  readings: SheetReading[],
): { files: Record<string, string>; asks: Ask[] } {
  const hasAbstracts = ({ columns }: SheetReading) => columns.some(({ role }) => role === 'abstract')
  const ofTalks = readings.filter((reading) => isOfTalks(reading.list) && hasAbstracts(reading))
  const sent = ofTalks.map((reading) => ({ sheet: reading.name, texts: sentIn(reading, read) }))
  const asks = sent.flatMap(({ sheet, texts }) => {
    const listed = [
      { state: 'new', code: 'abstracts-new' },
      { state: 'left', code: 'abstracts-left' },
    ].flatMap(({ state, code }): Ask[] => {
      const titles = [...new Set(texts.flatMap((one) => (one.state === state ? one.title : [])))]
      const values = { count: titles.length, text: quoted(titles) }
      return titles.length > 0 ? [{ code, values, sheet }] : []
    })
    return [...texts.flatMap(({ refusal }) => refusal ?? []), ...listed]
  })
  const fresh = sent.flatMap(({ texts }) => texts.filter(({ state }) => state === 'new'))
  return { files: Object.fromEntries(fresh.map(({ file, text }) => [file, text])), asks }
}
