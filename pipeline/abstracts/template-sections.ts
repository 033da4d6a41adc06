// Finds the parts of an abstract, such as its titles and keywords, in a Word file that was written on the template.
import { fold } from '../domain/fold'
import { languageOf } from '../domain/language-of-text'
import type { Language } from '../domain/languages'
import { plain, type Abstract, type Author, type Block, type LanguageText } from './abstract'
import type { Paragraph } from './word-document'

/** The labels of the template and their usual variants, without accents. */
const labels: { pattern: RegExp; part: 'text' | 'keywords' | 'figure'; language: Language }[] = [
  { pattern: /^abstract\s*(:\s*|$)/, part: 'text', language: 'en' },
  { pattern: /^(ozet|oz)\s*(:\s*|$)/, part: 'text', language: 'tr' },
  { pattern: /^key ?words\s*(:\s*|$)/, part: 'keywords', language: 'en' },
  { pattern: /^anahtar (sozcukler|kelimeler)\s*(:\s*|$)/, part: 'keywords', language: 'tr' },
  { pattern: /^graphical abstract[^:]*(:\s*|$)/, part: 'figure', language: 'en' },
  { pattern: /^grafik(sel)? ozet[^:]*(:\s*|$)/, part: 'figure', language: 'tr' },
]

/** The label with which a paragraph begins; an accent is one character, so that the length counts for the text itself, too. */
function labelOf(text: string) {
  for (const { pattern, ...label } of labels) {
    const found = pattern.exec(fold(text))
    if (found) return { ...label, length: found[0].length }
  }
  return undefined
}

/** Text in which the marks of affiliations are in braces: “A. Örnek{1,2}*”. */
function marked({ block, text }: Paragraph): string {
  if (block.kind !== 'paragraph') return text
  return block.runs
    .map((run) => (run.script === 'sup' ? `{${run.text.trim()}}` : run.text))
    .join('')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (signs) => `{${signs.normalize('NFKC')}}`)
    .replace(/(\p{L})(\d)/gu, '$1{$2}')
    .replace(/^\s*(\d|[a-d])[.)]?\s+(?=\p{L})/u, '{$1}')
    .replaceAll('}{', '')
    .trim()
}

const AFFILIATION = /^\{([^}]*)\}\s*(.+)$/

const authorsIn = (line: string): Author[] =>
  line
    .split(/(?:[,;]|\s(?:and|ve|&)\s)(?![^{]*\})/)
    .map((author) => ({
      name: author.replace(/\{[^}]*\}|\*/g, '').trim(),
      marks: [...author.matchAll(/\{([^}]*)\}/g)]
        .map(([, mark = '']) => mark.replace(/[*\s]|^,|,$/g, ''))
        .join(','),
    }))
    .filter(({ name }) => /\p{L}{2}/u.test(name))

/** What is above the text. Titles: the first paragraph and all bold ones after it that have no marks of affiliations. */
function readHead(head: Paragraph[]) {
  const written = head.filter(({ text }) => text !== '')
  const end = written.findIndex(
    (paragraph, index) =>
      index > 0 && !((paragraph.isBold || paragraph.style === 'Title') && !marked(paragraph).includes('{')),
  )
  const titles = written.slice(0, end < 0 ? undefined : end)
  const below = written.slice(titles.length).filter(({ text }) => !text.includes('@'))
  const lines = below.map(marked)
  // Where no affiliation has a mark, the first line names the authors and the others are where they work.
  const affiliations = lines.flatMap((line, index) => {
    const [, mark = '', text = ''] = AFFILIATION.exec(line) ?? []
    if (text !== '') return [{ mark, text }]
    return index > 0 && !lines.some((other) => AFFILIATION.test(other)) ? [{ mark: '', text: line }] : []
  })
  const names = lines.filter((line) => !affiliations.some(({ text }) => line.endsWith(text)))
  return { titles, affiliations, authors: names.flatMap(authorsIn) }
}

/** What follows a label within its own paragraph. */
function withoutLabel(block: Block, length: number): Block {
  if (block.kind !== 'paragraph') return block
  let left = length
  const runs = block.runs.flatMap((run) => {
    const text = run.text.slice(left)
    left -= Math.min(left, run.text.length)
    return text === '' ? [] : { ...run, text }
  })
  return { ...block, runs }
}

/** Reads the parts in order. A text without a label begins with the first long paragraph. */
export function readSections(paragraphs: Paragraph[]) {
  const labelled = paragraphs.findIndex(({ text }) => labelOf(text)?.part === 'text')
  const long = paragraphs.findIndex(({ text }) => text.split(' ').length > 40)
  const start = labelled >= 0 ? labelled : long >= 0 ? long : paragraphs.length
  const { titles, ...head } = readHead(paragraphs.slice(0, start))
  const texts: Abstract['texts'] = {}
  let figure: Abstract['figure']
  const captions: Partial<Record<Language, string>> = {}
  let current: { part: string; language: Language } = {
    part: 'text',
    language: languageOf(paragraphs[start]?.text ?? '') ?? 'en',
  }
  const textIn = (language: Language): LanguageText => (texts[language] ??= { blocks: [], keywords: '' })
  const body: Paragraph[] = []
  for (const paragraph of paragraphs.slice(start)) {
    const label = labelOf(paragraph.text)
    if (label) current = label
    const { part, language } = current
    const { length = 0 } = label ?? {}
    const rest = paragraph.text.slice(length).trim()
    const block = withoutLabel(paragraph.block, length)
    if (part === 'keywords') {
      textIn(language).keywords ||= rest
      if (rest !== '') current = { part: 'text', language }
    } else if (part === 'figure') {
      if (block.kind === 'picture') figure ??= { picture: block.picture, captions }
      else if (rest) captions[language] ??= rest
    } else if (!('runs' in block) || plain(block.runs).trim()) {
      textIn(language).blocks.push(block)
      body.push(paragraph)
    }
  }
  return { titles: titles.map(({ text }) => text), ...head, texts, figure, titleParagraphs: titles, body }
}
