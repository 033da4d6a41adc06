// Finds the abstracts of a Word file, and the parts of each: titles, authors, texts, keywords, figure.
import type { Language } from '../domain/languages'
import { plain, type Abstract, type Block, type LanguageText, type Remark, type Run } from './abstract'
import { readHead } from './template-head'
import {
  isHeading,
  isIntroduction,
  isTitleLike,
  labelOf,
  languageOf,
  LONG,
  wordCount,
  type Label,
} from './template-labels'
import { onOneLine, type Paragraph } from './word-paragraph'

/** One abstract, with the paragraphs of its titles and text, and what belongs to none of its parts. */
export type Sections = Abstract & { titleParagraphs: Paragraph[]; body: Paragraph[]; remarks: Remark[] }

const isLong = ({ text }: Paragraph) => wordCount(text) > LONG

/** The cells of a table that only places texts beside one another; of any other table, the table and its pictures. */
function unfolded(paragraph: Paragraph): Paragraph[] {
  const { block, cells } = paragraph
  if (block.kind !== 'table') return [paragraph]
  const labelled = cells.filter((column) => column.flat().some((one) => labelOf(one)?.part === 'text'))
  const all = cells.flat(2)
  if (labelled.length === 0 && !all.some((one) => wordCount(one.text) > 2 * LONG))
    return [paragraph, ...all.filter((one) => one.block.kind === 'picture')]
  // Labels in one column only, with their texts beside them: row by row.
  const isForm = labelled.length === 1 && cells.length > 1 && cells[0] === labelled[0]
  const rows = Math.max(...cells.map((column) => column.length))
  const byRow = Array.from({ length: rows }, (_, row) => cells.flatMap((column) => column[row] ?? []))
  return (isForm ? byRow.flat() : all).flatMap(unfolded)
}

/** Paragraphs that say or show something, each on one line. */
const writtenOf = (paragraphs: Paragraph[]): Paragraph[] =>
  paragraphs.flatMap(unfolded).flatMap((paragraph) => {
    const { block, text } = paragraph
    if (!('runs' in block)) return [paragraph]
    return text === '' ? [] : [{ ...paragraph, block: { ...block, runs: onOneLine(block.runs) } }]
  })

/** Where a text begins, and where the titles and authors above it do. */
type Start = { at: number; head: number; language: Language; isAnother: boolean }

/** Where the titles above a text begin, at or after `from`; they follow the keywords or the last long paragraph. */
function headBefore(
  paragraphs: Paragraph[],
  labels: (Label | undefined)[],
  from: number,
  at: number,
): number {
  let start = from
  for (let index = from; index < at; index += 1) {
    const isKeywords = labels[index]?.part === 'keywords'
    const isAlone = isKeywords && labels[index]!.length >= paragraphs[index]!.text.length
    const { block } = paragraphs[index]!
    if (isKeywords) start = index + (isAlone ? 2 : 1)
    else if (
      isLong(paragraphs[index]!) ||
      block.kind === 'table' ||
      block.kind === 'item' ||
      block.kind === 'picture'
    )
      start = index + 1
  }
  for (let index = start; index < at; index += 1)
    if (paragraphs[index]!.startsPage || isTitleLike(paragraphs[index]!)) return index
  return at
}

/** The texts of a file: below their labels; without a label, where long paragraphs begin or change their language. */
function startsOf(paragraphs: Paragraph[], labels: (Label | undefined)[]): Start[] {
  const isLabelled = (language?: Language) =>
    labels.some((label) => label?.part === 'text' && (!language || label.language === language))
  const longest = paragraphs.some(isLong) ? LONG : 15
  const starts: Start[] = []
  let isInRest = false
  paragraphs.forEach((paragraph, at) => {
    const label = labels[at]
    const last = starts.at(-1)
    if (label) isInRest = label.part === 'rest'
    if (label?.part === 'text') {
      const next = paragraphs.slice(at).find((one) => wordCount(one.text) > longest)
      const found = languageOf(next?.text ?? '')
      const language = found.isSure && !isLabelled(found.language) ? found.language : label.language
      const text = starts.filter((one) => one.language === language).at(-1)
      const head = headBefore(paragraphs, labels, (last?.at ?? -1) + 1, at)
      // A label that is repeated, with nothing between, is the heading of the same text.
      const isAnother =
        text !== undefined && paragraphs.slice(text.at, at).some((one) => wordCount(one.text) > longest)
      if (text && !isAnother && last === text) return
      starts.push({ at, head, language, isAnother })
      return
    }
    const { language, isSure } = languageOf(paragraph.text)
    if (wordCount(paragraph.text) <= longest || label || isInRest || (isLabelled() && !last)) return
    const head = headBefore(paragraphs, labels, (last?.at ?? -1) + 1, at)
    const isFurther =
      last && paragraphs.slice(head, at).some((one) => one.startsPage) && isTitleLike(paragraphs[head]!)
    const isOther = last && isSure && language !== last.language && !isLabelled(language)
    if (!last) starts.push({ at, head: 0, language, isAnother: false })
    else if (isOther || (isFurther && !isLabelled()))
      starts.push({ at, head, language, isAnother: starts.some((one) => one.language === language) })
  })
  return starts
}

/** What follows a label within its own paragraph. */
function withoutLabel(block: Block, length: number): Block {
  if (block.kind !== 'paragraph') return block
  let left = length
  const runs = block.runs.flatMap((run): Run[] => {
    const text = run.text.slice(left)
    left -= Math.min(left, run.text.length)
    return text === '' ? [] : [{ ...run, text }]
  })
  return { ...block, runs }
}

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').toLowerCase()

/** Collects the parts of one abstract, whose first text begins at `starts[0]`. */
class Reader {
  private readonly read: Sections
  private readonly notes: { language: Language; notes: Block[] }[] = []
  private part: Label['part'] = 'text'
  private language: Language = 'en'
  private captions: Partial<Record<Language, string>> = {}

  constructor(head: Paragraph[]) {
    const { titles, authors, affiliations, unread } = readHead(head)
    this.read = {
      titles: titles.map(({ text }) => text),
      authors,
      affiliations,
      texts: {},
      figure: undefined,
      titleParagraphs: titles,
      body: [],
      remarks: [],
    }
    for (const line of unread) this.leaveOut(line.replace(/[{}]/g, ''))
    for (const note of head.flatMap(({ notes }) => notes)) if ('runs' in note) this.leaveOut(plain(note.runs))
  }

  private leaveOut(words: string) {
    this.read.remarks.push({ code: 'not-abstract', after: '', words })
  }

  private textIn(language: Language): LanguageText {
    return (this.read.texts[language] ??= { blocks: [], keywords: '' })
  }

  /** The titles and authors above or below the label of a further text; those that are known are repeated there. */
  addHead(head: Paragraph[]) {
    const { titles, authors, affiliations } = readHead(head)
    const known = letters(
      [
        ...this.read.authors.map(({ name }) => name),
        ...this.read.affiliations.map(({ text }) => text),
      ].join(),
    )
    this.read.titles.push(...titles.map(({ text }) => text))
    if (this.read.authors.length === 0) Object.assign(this.read, { authors, affiliations })
    else for (const { text } of affiliations) if (!known.includes(letters(text))) this.leaveOut(text)
  }

  begin(language: Language) {
    this.part = 'text'
    this.language = language
  }

  add(paragraph: Paragraph, label: Label | undefined) {
    if (label && label.part !== 'text') this.part = label.part
    if (label?.part === 'keywords' || label?.part === 'figure') this.language = label.language
    const { texts } = this.read
    const hasText = (texts[this.language]?.blocks.length ?? 0) > 0 && texts[this.language]?.keywords !== ''
    const isPaper = this.part === 'text' && hasText && isIntroduction(paragraph.text)
    if (isPaper) this.part = 'rest'
    if (this.part === 'rest') {
      if (isPaper || label) this.leaveOut(`${paragraph.text} …`)
      return
    }
    this.notes.push({ language: this.language, notes: paragraph.notes })
    const length = label?.length ?? 0
    const rest = paragraph.text.slice(length).trim()
    const block = withoutLabel(paragraph.block, length)
    if (this.part === 'keywords') this.addKeywords(rest)
    else if (this.part === 'figure' && block.kind === 'picture' && !this.read.figure)
      this.read.figure = { picture: block.picture, captions: this.captions }
    else if (this.part === 'figure' && block.kind !== 'picture' && !isLong(paragraph)) {
      if (rest && this.captions[this.language] !== undefined) this.leaveOut(rest)
      else if (rest) this.captions[this.language] = rest
    } else if (!('runs' in block) || plain(block.runs).trim()) {
      this.textIn(this.language).blocks.push(block)
      this.read.body.push(paragraph)
    }
  }

  private addKeywords(words: string) {
    const text = this.textIn(this.language)
    if (words === '') return
    if (text.keywords) this.leaveOut(words)
    else text.keywords = words
    this.part = 'text'
  }

  end(): Sections {
    for (const { language, notes } of this.notes) this.textIn(language).blocks.push(...notes)
    for (const [language, { blocks, keywords }] of Object.entries(this.read.texts)) {
      const other = this.read.texts[language === 'en' ? 'tr' : 'en']
      if (blocks.length > 0 || keywords === '') continue
      // Keywords below a text in the other language.
      if (other && other.keywords === '') other.keywords = keywords
      else this.leaveOut(keywords)
    }
    const written = Object.entries(this.read.texts).filter(([, { blocks }]) => blocks.length > 0)
    return { ...this.read, texts: Object.fromEntries(written) }
  }
}

/** How many of the paragraphs below a label are the title in its language, or repeat the authors. */
function titlesBelow(paragraphs: Paragraph[], at: number, length: number): number {
  if (paragraphs[at]!.text.length > length) return 0
  let count = 0
  for (const paragraph of paragraphs.slice(at + 1, at + 4)) {
    const next = paragraphs[at + count + 2]
    const words = wordCount(paragraph.text)
    const isPlainTitle =
      count === 0 &&
      words > 2 &&
      words < 25 &&
      !/[.:;!?,]$/.test(paragraph.text) &&
      !isHeading(paragraph.text)
    const isTitle = isTitleLike(paragraph) || (isPlainTitle && paragraph.block.kind === 'paragraph')
    const below = paragraphs.slice(at + count + 2, at + count + 4)
    if (!isTitle || !next || !below.some((one) => wordCount(one.text) > Math.max(15, words))) break
    count += 1
  }
  return count
}

/** Reads the abstracts of a file in their order; none if it has no text. */
export function readSections(all: Paragraph[]): Sections[] {
  const paragraphs = writtenOf(all)
  const labels = paragraphs.map(labelOf)
  const starts = startsOf(paragraphs, labels)
  const read: Sections[] = []
  let reader: Reader | undefined
  starts.forEach(({ at, head, language, isAnother }, index) => {
    const above = paragraphs.slice(index === 0 ? 0 : head, at)
    if (!reader || isAnother) {
      if (reader) read.push(reader.end())
      reader = new Reader(above)
    } else if (above.length > 0) reader.addHead(above)
    reader.begin(language)
    const label = labels[at]?.part === 'text' ? labels[at] : undefined
    const below = label ? titlesBelow(paragraphs, at, label.length) : 0
    if (below > 0) reader.addHead(paragraphs.slice(at + 1, at + 1 + below))
    const end = starts[index + 1]?.head ?? paragraphs.length
    if (below === 0) reader.add(paragraphs[at]!, label)
    for (let next = at + 1 + below; next < end; next += 1) reader.add(paragraphs[next]!, labels[next])
  })
  return reader ? [...read, (reader as Reader).end()] : read
}
