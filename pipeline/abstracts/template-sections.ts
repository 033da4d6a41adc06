// Finds the abstracts of a Word file, and the parts of each: titles, authors, texts, keywords, figure.
import { languageOf } from '../domain/language-of-text'
import { languages, type Language } from '../domain/languages'
import { plain, runsOf, type Abstract, type Block, type Remark, type Run } from './abstract'
import { isFormTitle, readHead } from './template-head'
import {
  beginsSection,
  hasSentences,
  isHeading,
  isIntroduction,
  isRemark,
  isTitleLike,
  labelOf,
  LONG,
  wordCount,
  type Label,
} from './template-labels'
import { inOneParagraph, linesOfParagraph, onOneLine, trimmed, type Paragraph } from './word-paragraph'

/** One abstract, with the paragraphs of its titles and text, and what belongs to none of its parts. */
export type Sections = Abstract & { titleParagraphs: Paragraph[]; body: Paragraph[]; remarks: Remark[] }

/** A paragraph that says or shows something, and the label with which it begins. */
type Line = { paragraph: Paragraph; label: Label | undefined; words: number }

const isLong = ({ words }: Line) => words > LONG

/** The cells of a table that only places texts beside one another; of any other table, the table and its pictures. */
function unfolded(paragraph: Paragraph): Paragraph[] {
  const { block, cells } = paragraph
  if (block.kind !== 'table') return [paragraph]
  const labelled = cells.filter((column) => column.flat().some((one) => labelOf(one)?.part === 'text'))
  const all = cells.flat(2)
  const rowCount = Math.max(...cells.map((column) => column.length))
  // A table within the only row or column of another.
  const isFrame = Math.min(rowCount, cells.length) === 1 && all.some((one) => one.block.kind === 'table')
  if (labelled.length === 0 && !isFrame && !all.some((one) => wordCount(one.text) > 2 * LONG))
    return [paragraph, ...all.filter((one) => one.block.kind === 'picture')]
  // Labels in one column only, with their texts beside them: row by row.
  const isForm = labelled.length === 1 && cells.length > 1 && cells[0] === labelled[0]
  const byRow = Array.from({ length: rowCount }, (_, row) => cells.flatMap((column) => column[row] ?? []))
  return (isForm ? byRow.flat() : all).flatMap(unfolded)
}

/** A label and what is below it, which only a line break parts, as two paragraphs. */
function partedAtLabels(paragraph: Paragraph): Paragraph[] {
  const lines = linesOfParagraph(paragraph)
  const isLabel = (line: Paragraph) => labelOf(line)?.length === line.text.length
  const at = lines.findIndex((line) => line.text !== '' && isLabel(line))
  if (at < 0 || lines.length < 2) return [paragraph]
  const [above, below] = [lines.slice(0, at), lines.slice(at + 1)].map(inOneParagraph)
  return [...(above ?? []), ...lines.slice(at, at + 1), ...(below ?? []).flatMap(partedAtLabels)]
}

/** The lines of a file. An abstract in a language that the site does not have is the English one where there is no other. */
function linesOf(paragraphs: Paragraph[]): Line[] {
  const lines = paragraphs
    .flatMap(unfolded)
    .flatMap(partedAtLabels)
    .filter(({ text, block }) => text !== '' || !('runs' in block))
    .map((paragraph): Line => ({ paragraph, label: labelOf(paragraph), words: wordCount(paragraph.text) }))
  const isOwn = (line: Line) =>
    (line.label?.part === 'text' && !line.label.isForeign) ||
    (isLong(line) && languageOf(line.paragraph.text))
  if (!lines.some(isOwn)) return lines
  return lines.map((line) =>
    line.label?.isForeign ? { ...line, label: { ...line.label, part: 'rest' } } : line,
  )
}

/** Where a text begins, where the titles and authors above it do, and whether it is of another abstract than the text before it. */
type Start = { at: number; head: number; language: Language; isAnother: boolean }

/** Where the titles above a text begin, at or after `from`; they follow the keywords or the last long paragraph. */
function headBefore(lines: Line[], from: number, at: number): number {
  const above = lines.slice(from, at)
  const last = above.findLastIndex(
    (line) => line.label?.part === 'keywords' || isLong(line) || line.paragraph.block.kind !== 'paragraph',
  )
  const { label, paragraph } = above[last] ?? {}
  // Keywords in the paragraph below their label.
  const isAlone = label && paragraph && label.part === 'keywords' && label.length >= paragraph.text.length
  const start = last + (isAlone ? 2 : 1)
  const head = above.findIndex(
    ({ paragraph }, index) =>
      index >= start && (paragraph.startsPage || isTitleLike(paragraph) || isFormTitle(paragraph.text)),
  )
  return head < 0 ? at : from + head
}

/** The texts of a file: below their labels; without a label, where long paragraphs begin or change their language. */
function startsOf(lines: Line[]): Start[] {
  const isLabelled = (language?: Language) =>
    lines.some(({ label }) => label?.part === 'text' && (!language || label.language === language))
  const longest = lines.some(isLong) ? LONG : 15
  const starts: Start[] = []
  let isInRest = false
  lines.forEach(({ paragraph, label, words }, at) => {
    const last = starts.at(-1)
    const head = last ? headBefore(lines, last.at + 1, at) : 0
    if (label) isInRest = label.part === 'rest'
    const isLabel = label?.part === 'text'
    const text = isLabel
      ? lines.slice(at).find((line) => line.words > longest)?.paragraph.text
      : paragraph.text
    const found = languageOf(text ?? '')
    const language = isLabel && (!found || isLabelled(found)) ? label.language : (found ?? 'en')
    const same = starts.findLast((one) => one.language === language)
    const isAnother = same !== undefined && lines.slice(same.at, at).some((line) => line.words > longest)
    if (isLabel) {
      // A label that is repeated, with nothing between, is the heading of the same text.
      if (!same || isAnother || same !== last) starts.push({ at, head, language, isAnother })
      return
    }
    const isText =
      words > longest || (!isLabelled() && (hasSentences(paragraph.text) || beginsSection(paragraph.text)))
    if (!isText || label || isInRest || (isLabelled() && !last)) return
    const isOther = found && language !== last?.language && !isLabelled(language)
    const above = withKeywordsJoined(lines.slice(head, at))
    const isFurther =
      above.some((line) => line.paragraph.startsPage) &&
      above.slice(0, 1).some((line) => isTitleLike(line.paragraph))
    // The heading above the first paragraph is one of the text.
    const isBelowHeading = !last && isHeading(lines[at - 1]?.paragraph.text ?? '')
    const begins = isBelowHeading ? at - 1 : at
    if (!last || isOther || (isFurther && !isLabelled()))
      starts.push({ at: begins, head, language, isAnother })
  })
  return starts
}

/** Lines of a title, authors and institutions below a label. */
const MOST_BELOW = 5

/** How many of the lines below a label, the first of these lines, are the title in its language, or repeat the authors. */
function titlesBelow([first, ...others]: Line[]): number {
  const { label, paragraph } = first ?? {}
  if (label?.part !== 'text' || (paragraph?.text.length ?? 0) > label.length) return 0
  const below = others.slice(0, MOST_BELOW + 1)
  const end = below
    .slice(0, MOST_BELOW)
    .findIndex(({ paragraph: { text, block }, paragraph, words }, index) => {
      const isPlainTitle =
        index === 0 &&
        block.kind === 'paragraph' &&
        words > 2 &&
        words < 25 &&
        !/^[[(]|[.:;!?,]$/.test(text) &&
        !isHeading(text)
      const isAboveText = below.slice(index + 1).some((line) => line.words > Math.max(15, words))
      const isCentred = index > 0 && paragraph.isCentred && words < 25
      return !isAboveText || !(isTitleLike(paragraph) || isPlainTitle || isCentred)
    })
  return end < 0 ? Math.min(MOST_BELOW, below.length) : end
}

/** A line of an abstract, and to which part of the text in which language it belongs. */
type Placed = Line & { part: Label['part']; language: Language }

/** Fewer lines of a word or a few are no list of keywords. */
const FEWEST_LISTED = 3

const isKeyword = ({ paragraph: { text }, label, words }: Line): boolean =>
  !label && words > 0 && words < 5 && !/[,;:.]$/.test(text) && !isHeading(text) && !isRemark(text)

/** Lines in which keywords below their label that have a line each are in that of the label. */
function withKeywordsJoined(lines: Line[]): Line[] {
  const below = lines.findIndex((line) => line.label?.part === 'keywords' && wordsOf(line) === '') + 1
  const label = lines[below - 1]
  const others = lines.slice(below)
  const listed = others.slice(0, [...others.map(isKeyword), false].indexOf(false))
  if (below === 0 || !label || listed.length === 0) return lines
  const text = [label.paragraph.text, listed.map(wordsOf).join(', ')].join(' ')
  const isList = listed.length >= FEWEST_LISTED
  const joined = isList ? [{ ...label, paragraph: { ...label.paragraph, text } }] : [label, ...listed]
  return [...lines.slice(0, below - 1), ...joined, ...withKeywordsJoined(others.slice(listed.length))]
}

/** Says of each line below a text's beginning where it belongs. Of what follows references, only the labels are kept. */
function placedBelow(lines: Line[], language: Language): Placed[] {
  const placed: Placed[] = []
  const has = (part: Label['part'], kind?: Block['kind']) =>
    placed.some((one) => one.part === part && (!kind || one.paragraph.block.kind === kind))
  let part: Label['part'] = 'text'
  let isAnswered = true
  for (const line of lines) {
    const { paragraph, label } = line
    // “Presentation preference: oral” is for the committee; the answer may be in the line below.
    const isQuestion = has('text') && isRemark(paragraph.text)
    if (isQuestion || (!isAnswered && !label && line.words < 10)) {
      isAnswered = !isQuestion || /:\s*\S/.test(paragraph.text)
      placed.push({ ...line, part: 'rest', language })
      continue
    }
    const isPaper = has('text') && has('keywords') && isIntroduction(paragraph.text)
    if (label?.part !== 'text') part = label?.part ?? (isPaper && part === 'text' ? 'rest' : part)
    if (label?.part === 'keywords' || label?.part === 'figure') language = label.language
    const isOfFigure =
      paragraph.block.kind === 'picture'
        ? !has('figure', 'picture')
        : 'runs' in paragraph.block && !isLong(line)
    if (part === 'figure' && !isOfFigure) placed.push({ ...line, part: 'text', language })
    else if (part !== 'rest' || label || isPaper) placed.push({ ...line, part, language })
    if (part === 'keywords' && wordsOf(line) !== '') part = 'text'
  }
  return placed
}

/** What a line says after its label. */
const wordsOf = ({ paragraph, label }: Line) => paragraph.text.slice(label?.length ?? 0).trim()

/** The block of a line without its label; none if nothing is left. */
function blockOf({ paragraph, label }: Line): Block[] {
  const { block } = paragraph
  if (!('runs' in block)) return [block]
  let left = label?.length ?? 0
  const runs = onOneLine(block.runs).flatMap((run): Run[] => {
    const text = run.text.slice(left)
    left -= Math.min(left, run.text.length)
    return text === '' ? [] : [{ ...run, text }]
  })
  return plain(runs).trim() === '' ? [] : [{ ...block, runs: trimmed(runs) }]
}

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').toLowerCase()

/** Joins what is above the texts of an abstract: all titles, and the authors of the first that names any. */
function joined(heads: ReturnType<typeof readHead>[]) {
  const { authors = [], affiliations = [] } =
    heads.find((head) => head.authors.length > 0) ?? heads.at(-1) ?? {}
  const known = letters([...authors.map(({ name }) => name), ...affiliations.map(({ text }) => text)].join())
  const repeated = heads.flatMap((head) => head.affiliations.map(({ text }) => text))
  const unread = [...heads.flatMap((head) => head.unread), ...repeated]
  return {
    titleParagraphs: heads.flatMap(({ titles }) => titles),
    authors,
    affiliations,
    unread: unread.filter((text) => !known.includes(letters(text))),
  }
}

/** Reads one abstract: its texts, and what is above them. */
function readAbstract(lines: Line[], starts: Start[], end: number): Sections {
  const heads: Paragraph[][] = []
  const strange: string[] = []
  const placed = starts.flatMap(({ at, head, language }, index) => {
    const below = titlesBelow(lines.slice(at))
    const first = below > 0 ? at + 1 + below : at
    const above = lines.slice(head, at)
    const isKeywords = ({ label }: Line) => label?.part === 'keywords'
    // An abstract in a third language that is above this one.
    const foreign = above.findIndex(({ label }) => label?.part === 'rest')
    const own = foreign < 0 ? above : above.slice(0, foreign)
    if (foreign >= 0) strange.push(above[foreign]?.paragraph.text ?? '')
    for (const group of [own.filter((line) => !isKeywords(line)), lines.slice(at + 1, first)])
      if (group.length > 0) heads.push(group.map(({ paragraph }) => paragraph))
    const keywords = above
      .filter(isKeywords)
      .map((line): Placed => ({ ...line, part: 'keywords', language: line.label?.language ?? language }))
    const ofText = withKeywordsJoined(lines.slice(first, starts[index + 1]?.head ?? end))
    return [...keywords, ...placedBelow(ofText, language)]
  })
  const { titleParagraphs, authors, affiliations, unread } = joined(heads.map(readHead))
  const left = [...unread, ...heads.flat().flatMap(({ notes }) => runsOf(notes).map(plain))]
  const of = (part: Label['part'], language?: Language) =>
    placed.filter((one) => one.part === part && (!language || one.language === language))
  left.push(
    ...strange.map((text) => `${text} …`),
    ...of('rest').map(({ paragraph }) => `${paragraph.text} …`),
  )
  /** The words of a part that an abstract has once in a language. */
  const onceIn = (part: Label['part'], language: Language) => {
    const [first = '', ...others] = of(part, language).map(wordsOf).filter(Boolean)
    left.push(...others)
    return first
  }
  const texts: Abstract['texts'] = {}
  const captions: Partial<Record<Language, string>> = {}
  const unused: string[] = []
  for (const language of languages) {
    const own = placed.filter((one) => one.language === language && one.part !== 'rest')
    const notes = own.flatMap(({ paragraph }) => paragraph.notes)
    const blocks = [...of('text', language).flatMap(blockOf), ...notes]
    const keywords = onceIn('keywords', language)
    if (blocks.length > 0) texts[language] = { blocks, keywords }
    else if (keywords) unused.push(keywords)
    const caption = onceIn('figure', language)
    if (caption) captions[language] = caption
  }
  const [text, other] = Object.values(texts)
  // Keywords below a text in the other language.
  if (text && !other && text.keywords === '') text.keywords = unused.shift() ?? ''
  left.push(...unused)
  // “Anahtar kelimeler / Keywords: keten / flax”
  for (const line of of('keywords')) {
    const isOfBoth = line.paragraph.text.slice(0, line.label?.length).includes('/')
    const parts = isOfBoth ? wordsOf(line).split(/\s+\/\s+/) : []
    const inOrder = line.language === 'en' ? [texts.en, texts.tr] : [texts.tr, texts.en]
    if (parts.length === 2) inOrder.forEach((one, at) => one && Object.assign(one, { keywords: parts[at] }))
  }
  const [shown] = of('figure').flatMap(({ paragraph: { block } }) =>
    block.kind === 'picture' ? [block.picture] : [],
  )
  return {
    titles: titleParagraphs.map(({ text }) => text),
    authors,
    affiliations,
    texts,
    figure: shown && { picture: shown, captions },
    titleParagraphs,
    body: of('text').map(({ paragraph }) => paragraph),
    remarks: left.map((words) => ({ code: 'not-abstract', after: '', words })),
  }
}

/** Reads the abstracts of a file in their order; none if it has no text. */
export function readSections(paragraphs: Paragraph[]): Sections[] {
  const lines = linesOf(paragraphs)
  const groups: Start[][] = []
  for (const start of startsOf(lines)) {
    if (groups.length === 0 || start.isAnother) groups.push([])
    groups.at(-1)?.push(start)
  }
  return groups.map((starts, index) =>
    readAbstract(lines, starts, groups[index + 1]?.[0]?.head ?? lines.length),
  )
}
