// Finds the abstracts of a Word file, and the parts of each: titles, authors, texts, keywords, figure.
import { languageOf } from '../domain/language-of-text'
import { languages, type Language } from '../domain/languages'
import { wordCount } from '../domain/people-in-text/lines'
import { plain, runsOf, type Abstract, type Block, type Remark, type RemarkAt, type Run } from './abstract'
import { isContact, isFormLabel, isFormTitle, namesPeople, namesPlace, readHead } from './template-head'
import {
  beginsSection,
  hasSentences,
  isHeading,
  isIntroduction,
  isRemark,
  isTitleLike,
  labelOf,
  LONG,
  type Label,
} from './template-labels'
import { onOneLine, partedWhere, trimmed, type Paragraph } from './word-paragraph'

/** One abstract, with the paragraphs of its titles and text, and what belongs to none of its parts. */
export type Sections = Abstract & { titleParagraphs: Paragraph[]; body: Paragraph[]; remarks: Remark[] }

/** A paragraph that says or shows something, and the label with which it begins. */
type Line = { paragraph: Paragraph; label: Label | undefined; words: number }

const isLong = ({ words }: Line) => words > LONG

/** The cells of a table that only places texts beside one another; of any other table, the table and its pictures. */
function unfolded(paragraph: Paragraph, isAboveText = false): Paragraph[] {
  const { block, cells } = paragraph
  if (block.kind !== 'table') return [paragraph]
  const labelled = cells.filter((column) => column.flat().some((one) => labelOf(one)?.part === 'text'))
  const all = cells.flat(2)
  const rowCount = Math.max(...cells.map((column) => column.length))
  // A box around the text, or a table within the only row of another.
  const isFrame = cells.length === 1 || (rowCount === 1 && all.some((one) => one.block.kind === 'table'))
  if (!isAboveText && labelled.length === 0 && !isFrame && !all.some((one) => wordCount(one.text) > 2 * LONG))
    return [paragraph, ...all.filter((one) => one.block.kind === 'picture')]
  // Labels in one column only, with their texts beside them: row by row.
  const isForm = labelled.length === 1 && cells.length > 1 && cells[0] === labelled[0]
  const byRow = Array.from({ length: rowCount }, (_, row) => cells.flatMap((column) => column[row] ?? []))
  // Authors beside one another, with their institutions below them.
  const isByColumn =
    cells.length > 1 &&
    cells.every(([cell = []]) => cell.length === 1 && cell.every((one) => namesPeople(one)))
  const isRows = isForm || (labelled.length === 0 && isAboveText && !isByColumn)
  return (isRows ? byRow.flat() : all).flatMap((one) => unfolded(one, isAboveText))
}

/** Whether the text of an abstract begins with a paragraph or table, or within it. */
const beginsText = (paragraph: Paragraph): boolean =>
  labelOf(paragraph)?.part === 'text' ||
  wordCount(paragraph.text) > LONG ||
  paragraph.cells.flat(2).some(beginsText)

/** Whether a label, or what is below it, begins with a line of a paragraph. */
function beginsPart(line: Paragraph, at: number, lines: Paragraph[]): boolean {
  const before = lines[at - 1]
  if (!before || labelOf(line) || labelOf(before)?.length === before.text.length) return true
  // The text below a title that is between the label and the text.
  return at > 1 && isPlainTitle(before) && wordCount(line.text) > LONG && beginsPart(before, at - 1, lines)
}

/** Whether a paragraph below a label can be a title, although it does not look like one. */
const isPlainTitle = ({ text, block }: Paragraph): boolean =>
  block.kind === 'paragraph' &&
  wordCount(text) > 2 &&
  wordCount(text) < 25 &&
  !/^[[(]|[.:;!?,]$/.test(text) &&
  !isHeading(text)

/** The lines of a file. An abstract in a language that the site does not have is the English one where there is no other. */
function linesOf(paragraphs: Paragraph[]): Line[] {
  const first = paragraphs.findIndex(beginsText)
  const lines = paragraphs
    .flatMap((paragraph, at) => unfolded(paragraph, at < first))
    .flatMap((paragraph) => partedWhere(paragraph, beginsPart))
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
  const { label } = above[last] ?? {}
  // Keywords in the paragraph below their label.
  const start = last + (label?.part === 'keywords' && label.isAlone ? 2 : 1)
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
  // The headings above the first paragraph are those of the text.
  const isSection = ({ paragraph, words }: Line) =>
    words < 5 && isHeading(paragraph.text) && !namesPlace(paragraph)
  const heading = lines.findIndex((line, at) => at > 0 && isSection(line))
  const starts: Start[] = []
  let isInRest = false
  lines.forEach(({ paragraph, label, words }, at) => {
    const last = starts.at(-1)
    if (label) isInRest = label.part === 'rest'
    const isLabel = label?.part === 'text'
    const isText =
      !label &&
      (words > longest || (!isLabelled() && (hasSentences(paragraph.text) || beginsSection(paragraph.text))))
    if (!isLabel && (!isText || isInRest || (isLabelled() && !last))) return
    const head = last ? headBefore(lines, last.at + 1, at) : 0
    const text = isLabel
      ? lines.slice(at).find((line) => line.words > longest)?.paragraph.text
      : paragraph.text
    const found = languageOf(text ?? '')
    const language = isLabel && (!found || isLabelled(found)) ? label.language : (found ?? 'en')
    const first = starts.findLastIndex((one) => one.isAnother)
    const same = starts.slice(Math.max(0, first)).findLast((one) => one.language === language)
    const isAnother = same !== undefined && lines.slice(same.at, at).some((line) => line.words > longest)
    // “Summary” at the end of a structured abstract is a section of it; a second “Abstract” begins another one.
    const isRepeated = label?.isAlone && paragraph.text === lines[same?.at ?? at]?.paragraph.text
    if (isLabel && isAnother && same === last && head === at && !isRepeated) return
    if (isLabel) {
      // A label that is repeated: the first one is above the title, or the heading of the same text.
      if (same && !isAnother && same === last) same.at = lines[same.at]?.label?.isAlone ? at : same.at
      else starts.push({ at, head, language, isAnother })
      return
    }
    const isOther = found && language !== last?.language && !isLabelled(language)
    const above = withKeywordsJoined(lines.slice(head, at))
    const [title, ...people] = above
    const isFurther =
      title !== undefined &&
      (above.some((line) => line.paragraph.startsPage)
        ? isTitleLike(title.paragraph) || people.some((line) => namesPeople(line.paragraph))
        : title.words > 4 && people[0] !== undefined && namesPeople(people[0].paragraph))
    const begins = !last && heading >= 0 && heading < at ? heading : at
    if (!last || isOther || (isFurther && !isLabelled()))
      starts.push({ at: begins, head, language, isAnother })
  })
  return starts
}

/** Lines of a title, authors and institutions below a label. */
const MOST_BELOW = 8

/** How many of the lines below a label, the first of these lines, are the title in its language, or repeat the authors. */
function titlesBelow([first, ...others]: Line[]): number {
  const { label } = first ?? {}
  if (label?.part !== 'text' || !label.isAlone) return 0
  const below = others.slice(0, MOST_BELOW + 1)
  const end = below.slice(0, MOST_BELOW).findIndex(({ paragraph, words }, index) => {
    const isAboveText = below.slice(index + 1).some((line) => line.words > Math.max(15, words))
    const isCentred = index > 0 && paragraph.isCentred && words < 25
    const isTitle = index === 0 ? isPlainTitle(paragraph) : isCentred || namesPeople(paragraph)
    return !isAboveText || !(isTitleLike(paragraph) || isTitle)
  })
  return end < 0 ? Math.min(MOST_BELOW, below.length) : end
}

/** A line of an abstract, to which part of the text in which language it belongs, and whether it is below the whole text. */
type Placed = Line & { part: Label['part']; language: Language; isBeyond?: boolean }

/** Fewer lines of a word or a few are not a list of keywords. */
const FEWEST_LISTED = 3

const isKeyword = ({ paragraph: { text }, label, words }: Line): boolean => {
  const isShort = !label && words > 0 && words < 5 && !/[,;:.]$/.test(text)
  return isShort && !isHeading(text) && !isRemark(text) && !isFormLabel(text)
}

/**
 * Lines in which keywords below their label that have a line each are in that of the label; and those in both languages that have a line
 * each below “Keywords / Anahtar kelimeler”. Above a text, any line below the label is one of keywords.
 */
function withKeywordsJoined(lines: Line[], isAboveText = false): Line[] {
  const below = lines.findIndex(({ label }) => label?.part === 'keywords' && label.isAlone) + 1
  const label = lines[below - 1]
  if (below === 0 || !label) return lines
  const others = lines.slice(below)
  const first =
    isAboveText && others[0]?.label === undefined && !isRemark(others[0]?.paragraph.text ?? '') ? 1 : 0
  const inBoth = others.slice(0, 2).filter((line) => !line.label && line.words > 0 && line.words < 15)
  const isOfBoth = inBoth.length === 2 && label.paragraph.text.includes('/')
  const end = others.findIndex((line) => !isKeyword(line))
  const count = isOfBoth ? 2 : Math.max(first, end < 0 ? others.length : end)
  const isList = isOfBoth || isAboveText || count >= FEWEST_LISTED
  const listed = others.slice(0, count)
  const text = [label.paragraph.text, listed.map(wordsOf).join(isOfBoth ? ' / ' : ', ')].join(' ')
  const joined =
    isList && count > 0 ? [{ ...label, paragraph: { ...label.paragraph, text } }] : [label, ...listed]
  return [...lines.slice(0, below - 1), ...joined, ...withKeywordsJoined(others.slice(count), isAboveText)]
}

/** Says of each line below a text's beginning where it belongs; what follows references is beyond the text, unless it has a label. */
function placedBelow(lines: Line[], language: Language, hasKeywords: boolean): Placed[] {
  const placed: Placed[] = []
  const has = (part: Label['part'], kind?: Block['kind']) =>
    placed.some((one) => one.part === part && (!kind || one.paragraph.block.kind === kind))
  let part: Label['part'] = 'text'
  let isAnswered = true
  for (const [at, { label: written, ...others }] of lines.entries()) {
    // A label of a text within a text is the heading of a section, such as “Summary: …”.
    const label = at > 0 && written?.part === 'text' ? undefined : written
    const line = { ...others, label }
    const { paragraph } = line
    // “Presentation preference: oral” is for the committee; the answer may be in the line below.
    const isQuestion = has('text') && (isRemark(paragraph.text) || isContact(paragraph.text))
    if (isQuestion || (!isAnswered && !label && line.words < 10)) {
      isAnswered = !isQuestion || /:\s*\S|\]$/.test(paragraph.text)
      placed.push({ ...line, part: 'rest', language })
      continue
    }
    const isAfterAbstract =
      hasKeywords || has('keywords') || placed.some((one) => isLong(one) && !one.isBeyond)
    const isPaper = has('text') && isAfterAbstract && isIntroduction(paragraph.text)
    const isBeyond = part === 'rest' && (!label || paragraph.text.startsWith('['))
    if (label?.part !== 'text') part = label?.part ?? (isPaper && part === 'text' ? 'rest' : part)
    if (label?.part === 'keywords' || label?.part === 'figure') language = label.language
    const isOfFigure =
      paragraph.block.kind === 'picture'
        ? !has('figure', 'picture')
        : 'runs' in paragraph.block && !isLong(line)
    if (part === 'figure' && !isOfFigure) placed.push({ ...line, part: 'text', language })
    else placed.push({ ...line, part, language, isBeyond: isBeyond && part === 'rest' && !isPaper })
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

/** “Title / Başlık” as two titles. */
function inLanguages(title: string): string[] {
  const parts = title.split(' / ')
  return parts.length === 2 && parts.every((part) => wordCount(part) > 3) ? parts : [title]
}

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
function readAbstract(lines: Line[], starts: Start[], end: number, remarks: RemarkAt[]): Sections {
  const heads: Paragraph[][] = []
  const strange: Line[] = []
  let placed = starts.flatMap(({ at, head, language }, index) => {
    const titleCount = titlesBelow(lines.slice(at))
    const first = titleCount > 0 ? at + 1 + titleCount : at
    const isOnlyLabel = ({ label }: Line) => label?.part === 'text' && label.isAlone
    const above = withKeywordsJoined(lines.slice(head, at), true).filter((line) => !isOnlyLabel(line))
    const isKeywords = ({ label }: Line) => label?.part === 'keywords'
    // An abstract in a third language that is above this one, perhaps with titles of its own.
    const foreign = above.findIndex(({ label }) => label?.part === 'rest')
    const last = above.findLastIndex((line, index) => index >= foreign && (line.label ?? isLong(line)))
    const below = above.slice(last + (above[last]?.label?.isAlone ? 2 : 1))
    const own = foreign < 0 ? above : below.length > 0 ? below : above.slice(0, foreign)
    if (foreign >= 0) strange.push(...above.slice(below.length > 0 ? 0 : foreign, foreign + 1))
    for (const group of [own.filter((line) => !isKeywords(line)), lines.slice(at + 1, first)])
      if (group.length > 0) heads.push(group.map(({ paragraph }) => paragraph))
    const keywords = above
      .filter(isKeywords)
      .map((line): Placed => ({ ...line, part: 'keywords', language: line.label?.language ?? language }))
    const ofText = withKeywordsJoined(lines.slice(first, starts[index + 1]?.head ?? end))
    return [...keywords, ...placedBelow(ofText, language, keywords.length > 0)]
  })
  let found = joined(heads.map(readHead))
  if (found.authors.length > 0 && found.affiliations.length === 0) {
    // The institutions are below the text.
    const isOfText = (line: Placed) => isLong(line) || hasSentences(line.paragraph.text)
    const end = placed.findLastIndex((line) => !line.isBeyond && isOfText(line))
    const below = placed
      .slice(end + 1)
      .filter(({ part, paragraph }) => part === 'text' && namesPlace(paragraph))
    placed = placed.filter((line) => !below.includes(line))
    const [first = [], ...others] = heads
    found = joined([[...first, ...below.map(({ paragraph }) => paragraph)], ...others].map(readHead))
  }
  const { titleParagraphs, authors, affiliations, unread } = found
  const of = (part: Label['part'], language?: Language) =>
    placed.filter((one) => one.part === part && (!language || one.language === language))
  // Notes and tables above the text.
  const beside = heads
    .flat()
    .flatMap(({ block, notes }) => runsOf(block.kind === 'table' ? [block, ...notes] : notes).map(plain))
  const others = [...strange, ...of('rest').filter(({ isBeyond }) => !isBeyond)]
  const left = [
    ...unread,
    ...beside.filter((text) => text.trim() !== ''),
    ...others.map(({ paragraph }) => `${paragraph.text} …`),
  ]
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
    'picture' in block ? block.picture : [],
  )
  /** What is not printed needs no remark. */
  const isPrinted = (at: number) => placed.findLast(({ paragraph }) => paragraph.at <= at)?.part !== 'rest'
  return {
    titles: titleParagraphs.flatMap(({ text }) => inLanguages(text)),
    authors,
    affiliations,
    texts,
    figure: shown && { picture: shown, captions },
    titleParagraphs,
    body: of('text').map(({ paragraph }) => paragraph),
    remarks: [
      ...remarks.flatMap(({ at, ...remark }) => (isPrinted(at) ? remark : [])),
      ...[...new Set(left)].map((words): Remark => ({ code: 'not-abstract', after: '', words })),
      ...(heads.flat().some(({ block }) => block.kind === 'picture')
        ? [{ code: 'picture-above' as const, after: '' }]
        : []),
    ],
  }
}

/** Reads the abstracts of a file in their order, with the remarks on each; none if it has no text. */
export function readSections(paragraphs: Paragraph[], remarks: RemarkAt[]): Sections[] {
  const lines = linesOf(paragraphs)
  const groups: Start[][] = []
  for (const start of startsOf(lines)) {
    if (groups.length === 0 || start.isAnother) groups.push([])
    groups.at(-1)?.push(start)
  }
  const heads = groups.map(([start]) => start?.head ?? 0)
  const groupAt = (at: number) => heads.findLastIndex((head) => (lines[head]?.paragraph.at ?? 0) <= at)
  return groups.map((starts, index) => {
    const own = remarks.filter(({ at }) => Math.max(0, groupAt(at)) === index)
    return readAbstract(lines, starts, heads[index + 1] ?? lines.length, own)
  })
}
