// Reads the paragraphs of a Word file: what its author sees, and a remark on everything that cannot be shown.
import type { Picture, RemarkAt, RemarkCode, Run } from './abstract'
import { formulaOf, wordsOf } from './equations'
import { figureOf } from './word-figures'
import { listCounter } from './word-lists'
import type { WordPackage } from './word-package'
import {
  blocksOf,
  onOneLine,
  spaced,
  textWithoutNotes,
  trimmed,
  unstyled,
  type Paragraph,
} from './word-paragraph'
import { attributeIn, lookOf, propertyIn, stylesOf, type Look, type Properties } from './word-styles'
import { charactersOf, insertedSymbol, symbolOf } from './word-symbols'
import { runsOfBlock, tableOf } from './word-table'
import { allNamed, childNamed, contentsOf, isOn, valueOf, type Element } from './word-xml'

/** A run, with its look unless it is something else than written text, such as the number of a note. */
type Piece = { run: Run; look?: Look }

/** A field, such as a cross-reference: its code, then what it says; the text before it, and what a field of a form shows by itself. */
type Field = { code: string; isResult: boolean; before: string; shown: string }

const BROKEN_REFERENCE =
  /^(Error[!:] Reference source not found|Hata[!:] (Başvuru|Referans) kaynağı bulunamadı)/

/** Fields that Word shows although they have no result. */
const WITHOUT_RESULT = /^\s*(LISTNUM|AUTONUM|MACROBUTTON|GOTOBUTTON)/i

/** What a box to tick or a list to choose from shows, which is no text. */
function chosenIn(field: Element): string {
  const [box] = allNamed(field, 'w:checkBox')
  if (box) return isOn(childNamed(box, 'w:checked') ?? childNamed(box, 'w:default')) ? '☒' : '☐'
  const [list] = allNamed(field, 'w:ddList')
  const chosen = Number(valueOf(list, 'w:result') ?? valueOf(list, 'w:default') ?? 0)
  return allNamed(list, 'w:listEntry')[chosen]?.getAttribute('w:val') ?? ''
}

/** Elements that are a character. */
const characters: Record<string, string> = {
  'w:tab': ' ',
  'w:ptab': ' ',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
}

/** How many words before something name its place. */
const WORDS_BEFORE = 6

const lastWords = (text: string) => text.trim().split(/\s+/).slice(-WORDS_BEFORE).join(' ')

/** The paragraph that is being read; text boxes and notes follow it. */
const opened = () => ({
  pieces: [] as Piece[],
  pictures: [] as Picture[],
  boxes: [] as Element[],
  notes: [] as { number: Run; note: Element }[],
  endsPage: false,
})

/** Reads a file from its beginning to its end. */
export class DocumentReader {
  readonly remarks: RemarkAt[] = []
  /** The text of each page; Word saves where its pages ended when it last showed the file. */
  readonly pages = ['']
  private readonly styles
  private readonly itemOf
  private readonly notes: Map<string, Element>
  private readonly sections: (Element | undefined)[]
  private noteCount = 0
  /** The number of the paragraph that is being read. */
  private at = 0
  private readonly hasFields: boolean
  private fields: Field[] = []
  private open = opened()
  private startsPage = false
  private before = ''

  constructor(
    file: WordPackage,
    private readonly pictures: Map<string, Picture>,
  ) {
    this.styles = stylesOf(file.styles)
    this.itemOf = listCounter(file.numbering, this.styles)
    const sections = allNamed(file.document, 'w:sectPr')
    this.sections = sections.filter(({ parentNode }) => parentNode?.nodeName !== 'w:sectPrChange')
    const notes = file.notes.flatMap((part) => allNamed(part, 'w:footnote', 'w:endnote'))
    this.notes = new Map(notes.map((note) => [`${note.nodeName} ${note.getAttribute('w:id')}`, note]))
    const marks = allNamed(file.document, 'w:fldChar').map((one) => one.getAttribute('w:fldCharType'))
    const count = (type: string) => marks.filter((one) => one === type).length
    // A field without an end would hide the rest of the text.
    this.hasFields = count('begin') === count('end')
  }

  /** The paragraphs, tables and pictures in an element, empty paragraphs included. */
  read(parent: Element): Paragraph[] {
    return contentsOf(parent).flatMap((node) => {
      if (node.nodeName === 'w:p') return this.paragraph(node)
      if (node.nodeName === 'w:tbl') return tableOf(node, (cell) => this.read(cell))
      if (node.nodeName === 'w:altChunk') this.name('inserted-file')
      else this.unknown(node)
      return []
    })
  }

  private name(code: RemarkCode, words?: string) {
    const after = lastWords(this.before)
    const last = this.remarks.at(-1)
    // Word splits text wherever it was edited.
    if (last?.code === code && last.after === after) last.words &&= `${last.words}${words}`
    else this.remarks.push({ at: this.at, code, after, ...(words !== undefined && { words }) })
  }

  private unknown(node: Element) {
    const words = node.textContent ?? ''
    if (words.trim()) this.name('unknown', words)
  }

  private add(text: string, look?: Look, others: Partial<Run> = {}) {
    this.open.pieces.push({ run: { text, ...look?.style, ...others }, ...(look && { look }) })
    this.before = (this.before + text).slice(-200)
    this.pages.push(`${this.pages.pop()}${text}`)
  }

  private paragraph(node: Element): Paragraph[] {
    this.at += 1
    const { at } = this
    const usual = this.styles.ofItsRuns(node)
    const properties = this.styles.ofParagraph(node)
    const item = this.itemOf(node)
    if (isOn(propertyIn(properties, 'w:pageBreakBefore'))) {
      this.newPage()
      this.startsPage = true
    }
    for (const child of contentsOf(node)) this.inline(child, usual)
    const section = this.sections.indexOf(childNamed(childNamed(node, 'w:pPr'), 'w:sectPr'))
    // How a section begins is written at its end.
    if (section >= 0 && valueOf(this.sections[section + 1], 'w:type') !== 'continuous') this.endPage()
    const mark = childNamed(childNamed(node, 'w:pPr'), 'w:rPr')
    // The end of the paragraph is deleted or hidden, or it is a large first letter: the next one continues it.
    const isJoined = ['w:del', 'w:moveFrom', 'w:specVanish'].some((name) => childNamed(mark, name))
    if (isJoined || /drop|margin/.test(attributeIn(properties, 'w:framePr', 'w:dropCap') ?? '')) return []
    this.before += ' '
    const { pieces, pictures, boxes, notes, endsPage } = this.open
    this.open = opened()
    const style = this.styles.nameOf(node)
    const label = item?.label ?? (item && /^heading/i.test(style) ? `${item.number ?? ''}.` : undefined)
    const isWritten = pieces.some(({ run }) => run.text.trim() !== '')
    if (label && isWritten) pieces.unshift({ run: { text: `${label} ` }, look: lookOf([], []) })
    const look = {
      ...unstyled,
      at,
      style,
      isCentred: attributeIn(properties, 'w:jc') === 'center',
      written: pieces.flatMap(({ run, look }) =>
        look && run.text.trim() ? [{ ...look, length: run.text.length }] : [],
      ),
    }
    const runs = pieces.map(({ run }) => run)
    const blocks = blocksOf(runs, label === undefined && isWritten ? item : undefined)
    const { startsPage } = this
    if (isWritten || pictures.length > 0) this.startsPage = endsPage
    const texts = blocks.map((block, index) => ({
      ...look,
      block,
      text: textWithoutNotes(block),
      ...(index === 0 && { startsPage, notes: notes.map(({ number, note }) => this.note(number, note)) }),
    }))
    const shown = pictures.map((picture): Paragraph => ({
      ...unstyled,
      at,
      block: { kind: 'picture', picture },
    }))
    return [...texts, ...shown, ...boxes.flatMap((box) => this.read(box))]
  }

  /** A footnote or endnote, printed below the text. */
  private note(number: Run, note: Element): Paragraph['notes'][number] {
    const { before } = this
    const runs = this.read(note).flatMap(({ block }) => {
      if (block.kind === 'picture') this.name('picture')
      return [{ text: ' ' }, ...onOneLine(runsOfBlock(block))]
    })
    this.before = before
    const counted = number.text === '' ? [] : [number, { text: ' ' }]
    return { kind: 'note', runs: [...counted, ...trimmed(runs)] }
  }

  private inline(node: Element, usual: Properties, look = lookOf([], usual)) {
    const tag = node.nodeName
    if (tag === 'w:r') this.run(node, usual)
    else if (tag === 'w:t')
      this.write(charactersOf((node.textContent ?? '').normalize('NFC'), look.font), look)
    else if (tag === 'w:sym') this.write([insertedSymbol(node)], look)
    else if (characters[tag] !== undefined) this.add(characters[tag], look)
    else if (tag === 'w:br') {
      this.add('\n', look)
      if (node.getAttribute('w:type') === 'page') this.endPage()
    } else if (tag === 'w:lastRenderedPageBreak') this.newPage()
    else if (/^w:(drawing|pict|object)$/.test(tag)) this.figure(node)
    else if (/^m:oMath(Para)?$/.test(tag)) this.equation(node)
    else if (/^w:(foot|end)noteReference$/.test(tag)) this.noteReference(node)
    else this.unknown(node)
  }

  private run(node: Element, usual: Properties) {
    const own = this.styles.ofRun(node)
    const isSet = (name: string) => isOn(propertyIn([...own, ...usual], name))
    const unseen = isSet('w:vanish')
      ? 'hidden'
      : isSet('w:strike') || isSet('w:dstrike')
        ? 'struck-out'
        : undefined
    const look = lookOf(own, usual)
    for (const child of contentsOf(node)) {
      const field = this.fields.at(-1)
      if (child.nodeName === 'w:fldChar') this.field(child, look)
      else if (child.nodeName === 'w:instrText') {
        if (field) field.code += child.textContent ?? ''
      } else if (child.nodeName.startsWith('w:del')) continue
      else if (this.fields.some(({ isResult }) => !isResult)) continue
      else if (!unseen) this.inline(child, usual, look)
      else if (child.textContent?.trim()) this.name(unseen, child.textContent)
    }
  }

  /** Word shows the result of a field; a symbol is shown by its number, whatever the result says. */
  private field(node: Element, look: Look) {
    if (!this.hasFields) return
    const type = node.getAttribute('w:fldCharType')
    const field = this.fields.at(-1)
    const [, character, font = 'Symbol'] =
      /^\s*SYMBOL\s+(\w+)(?:.*\\f\s*"?([^"\\]+))?/i.exec(field?.code ?? '') ?? []
    if (type === 'begin')
      this.fields.push({ code: '', isResult: false, before: this.before, shown: chosenIn(node) })
    else if (type === 'separate' && field) field.isResult = character === undefined
    else if (type === 'end' && field) {
      this.fields.pop()
      if (character) this.write([symbolOf(font.trim(), Number(character))], look)
      else if (field.before !== this.before) return
      else if (field.shown) this.add(field.shown, look)
      else if (/^\s*EQ\s/i.test(field.code)) this.name('equation')
      else if (WITHOUT_RESULT.test(field.code)) this.name('unknown', field.code.trim())
    }
  }

  /** Adds what is shown, without characters that nobody knows. */
  private write(shown: (string | undefined)[], look: Look) {
    if (shown.includes(undefined)) this.name('symbol')
    const text = spaced(shown.join(''))
    if (BROKEN_REFERENCE.test(text)) this.name('broken-reference')
    this.add(text, look)
  }

  private endPage() {
    this.newPage()
    if (this.open.pieces.some(({ run }) => run.text.trim() !== '')) this.open.endsPage = true
    else this.startsPage = true
  }

  private newPage() {
    if (this.pages.at(-1) !== '') this.pages.push('')
  }

  private equation(node: Element) {
    const formula = formulaOf(node)
    if (formula) this.add(wordsOf(formula), undefined, { formula })
  }

  private figure(node: Element) {
    const { words = '', pictures = [], boxes = [], lost } = figureOf(node, this.pictures)
    this.add(words)
    this.open.pictures.push(...pictures)
    this.open.boxes.push(...boxes)
    if (lost) this.name(lost)
  }

  private noteReference(node: Element) {
    const note = this.notes.get(`${node.nodeName.replace('Reference', '')} ${node.getAttribute('w:id')}`)
    if (!note) return
    if (!this.remarks.some(({ code }) => code === 'footnote')) this.name('footnote')
    // A mark of the author's own follows, and the note begins with it.
    const hasMark = /^(1|true|on)$/.test(node.getAttribute('w:customMarkFollows') ?? '')
    if (!hasMark) this.noteCount += 1
    const number: Run = { text: hasMark ? '' : String(this.noteCount), script: 'sup', isNote: true }
    this.open.pieces.push({ run: number })
    this.open.notes.push({ number, note })
  }
}
