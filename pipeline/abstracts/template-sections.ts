// Finds the abstracts of a Word file, and the parts of each: titles, authors, texts, keywords, figure.
import { languages, type Language } from '../domain/languages'
import { wordCount } from '../domain/people-in-text/lines'
import { plain, runsOf, type Abstract, type Remark, type RemarkAt } from './abstract'
import { namesPlace, readHead } from './template-head'
import { hasSentences, type Label } from './template-labels'
import { isLong, linesOf, withKeywordsJoined, wordsOf, type Line } from './template-lines'
import { blockOf, placedBelow, titlesBelow, type Placed } from './template-parts'
import { startsOf, type Start } from './template-starts'
import type { Paragraph } from './word-paragraph'

/** One abstract, with the paragraphs of its titles and text, and what belongs to none of its parts. */
export type Sections = Abstract & { titleParagraphs: Paragraph[]; body: Paragraph[]; remarks: Remark[] }

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

type Head = ReturnType<typeof joined>

/** What is above a text and below it, and what is of neither. */
type Split = { heads: Paragraph[][]; placed: Placed[]; strange: Line[] }

/** The lines of one text of an abstract, which end at `end`: what is above the text, and the parts of the text. */
function splitAt(lines: Line[], { at, head, language }: Start, end: number): Split {
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
  const groups = [own.filter((line) => !isKeywords(line)), lines.slice(at + 1, first)]
  const keywords = above
    .filter(isKeywords)
    .map((line): Placed => ({ ...line, part: 'keywords', language: line.label?.language ?? language }))
  const ofText = withKeywordsJoined(lines.slice(first, end))
  return {
    heads: groups.filter(({ length }) => length > 0).map((group) => group.map(({ paragraph }) => paragraph)),
    placed: [...keywords, ...placedBelow(ofText, language, keywords.length > 0)],
    strange: foreign < 0 ? [] : above.slice(below.length > 0 ? 0 : foreign, foreign + 1),
  }
}

/** Who wrote an abstract, and its lines without the institutions if these are below the text. */
function headOf({ heads, placed }: Split): { head: Head; placed: Placed[] } {
  const head = joined(heads.map(readHead))
  if (head.authors.length === 0 || head.affiliations.length > 0) return { head, placed }
  const isOfText = (line: Placed) => isLong(line) || hasSentences(line.paragraph.text)
  const end = placed.findLastIndex((line) => !line.isBeyond && isOfText(line))
  const below = placed
    .slice(end + 1)
    .filter(({ part, paragraph }) => part === 'text' && namesPlace(paragraph))
  const [first = [], ...others] = heads
  return {
    head: joined([[...first, ...below.map(({ paragraph }) => paragraph)], ...others].map(readHead)),
    placed: placed.filter((line) => !below.includes(line)),
  }
}

type Parts = Pick<Abstract, 'texts' | 'figure'> & {
  /** What an abstract has once, and this one again. */
  left: string[]
}

/** The texts of an abstract with their keywords, and its figure. */
function partsOf(placed: Placed[]): Parts {
  const left: string[] = []
  const of = (part: Label['part'], language?: Language) =>
    placed.filter((one) => one.part === part && (!language || one.language === language))
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
  return { texts, figure: shown && { picture: shown, captions }, left }
}

/** Reads one abstract: its texts, and what is above them. */
function readAbstract(lines: Line[], starts: Start[], end: number, remarks: RemarkAt[]): Sections {
  const splits = starts.map((start, index) => splitAt(lines, start, starts[index + 1]?.head ?? end))
  const heads = splits.flatMap((split) => split.heads)
  const strange = splits.flatMap((split) => split.strange)
  const { head, placed } = headOf({ heads, strange, placed: splits.flatMap((split) => split.placed) })
  const { titleParagraphs, authors, affiliations, unread } = head
  const { left, ...parts } = partsOf(placed)
  // Notes and tables above the text.
  const beside = heads
    .flat()
    .flatMap(({ block, notes }) => runsOf(block.kind === 'table' ? [block, ...notes] : notes).map(plain))
    .filter((text) => text.trim() !== '')
  const others = [...strange, ...placed.filter(({ part, isBeyond }) => part === 'rest' && !isBeyond)]
  const unprinted = [...unread, ...beside, ...others.map(({ paragraph }) => `${paragraph.text} …`), ...left]
  /** What is not printed needs no remark. */
  const isPrinted = (at: number) => placed.findLast(({ paragraph }) => paragraph.at <= at)?.part !== 'rest'
  const hasPictureAbove = heads.flat().some(({ block }) => block.kind === 'picture')
  return {
    titles: titleParagraphs.flatMap(({ text }) => inLanguages(text)),
    authors,
    affiliations,
    ...parts,
    titleParagraphs,
    body: placed.flatMap(({ part, paragraph }) => (part === 'text' ? paragraph : [])),
    remarks: [
      ...remarks.flatMap(({ at, ...remark }) => (isPrinted(at) ? remark : [])),
      ...[...new Set(unprinted)].map((words): Remark => ({ code: 'not-abstract', after: '', words })),
      ...(hasPictureAbove ? [{ code: 'picture-above' as const, after: '' }] : []),
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
