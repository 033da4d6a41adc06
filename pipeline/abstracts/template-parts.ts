// To which part of an abstract each of its lines belongs: the title below a label, the text, keywords, the figure, or the rest.
import type { Language } from '../domain/languages'
import { plain, type Block, type Run } from './abstract'
import { isContact, namesPeople } from './template-head'
import { isIntroduction, isRemark, isTitleLike, type Label } from './template-labels'
import { isLong, isPlainTitle, wordsOf, type Line } from './template-lines'
import { onOneLine, trimmed } from './word-paragraph'

/** Lines of a title, authors and institutions below a label. */
const MOST_BELOW = 8

/** How many of the lines below a label, the first of these lines, are the title in its language, or repeat the authors. */
export function titlesBelow([first, ...others]: Line[]): number {
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
export type Placed = Line & { part: Label['part']; language: Language; isBeyond?: boolean }

/** Says of each line below a text's beginning where it belongs; what follows references is beyond the text, unless it has a label. */
export function placedBelow(lines: Line[], language: Language, hasKeywords: boolean): Placed[] {
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

/** The block of a line without its label; none if nothing is left. */
export function blockOf({ paragraph, label }: Line): Block[] {
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
