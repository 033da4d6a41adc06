// The lines of a Word file below which the parts of an abstract are: what tables and boxes hold, with the label of each.
import { languageOf } from '../domain/language-of-text'
import { wordCount } from '../domain/people-in-text/lines'
import { isFormLabel, namesPeople } from './template-head'
import { isHeading, isRemark, labelOf, LONG, type Label } from './template-labels'
import { partedWhere, type Paragraph } from './word-paragraph'

/** A paragraph that says or shows something, and the label with which it begins. */
export type Line = { paragraph: Paragraph; label: Label | undefined; words: number }

export const isLong = ({ words }: Line): boolean => words > LONG

/** What a line says after its label. */
export const wordsOf = ({ paragraph, label }: Line): string => paragraph.text.slice(label?.length ?? 0).trim()

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
export const isPlainTitle = ({ text, block }: Paragraph): boolean =>
  block.kind === 'paragraph' &&
  wordCount(text) > 2 &&
  wordCount(text) < 25 &&
  !/^[[(]|[.:;!?,]$/.test(text) &&
  !isHeading(text)

/** The lines of a file. An abstract in a language that the site does not have is the English one where there is no other. */
export function linesOf(paragraphs: Paragraph[]): Line[] {
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
export function withKeywordsJoined(lines: Line[], isAboveText = false): Line[] {
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
