// Cuts a page into its sections, so that what one language states is compared with the same place of the other.
import type { PageFile, TextFile } from '../../read/page-file'
import { isTag, namesIn, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile } from '../../read/texts/text-file'
import { loneNumbers } from '../texts/prose'
import { placeAt, type Position } from '../../read/problem'
import type { Fact } from '../../records/facts'
import type { Placed, Side } from './compare'
import { inAnyLanguage, statedIn } from './finders'
import type { Bilingual, Language } from '../../schemas/kinds'

/** Takes the place of what is not text, so that words before and after it are not read as one. */
const GAP = '\uE000'

const blocks = new Set(['paragraph', 'heading', 'tableCell'])

/** One side of a comparison, and where it begins. */
export type Section = Side & { file: string; line: number; record: Bilingual }

type Piece = { text: string; start: Position }

/** The text of one paragraph with the place of each piece. */
function piecesOf(node: Node, firstLine: number): Piece[] {
  const start = inFile({ firstLine }, startOf(node))
  if (node.value !== undefined && (node.type === 'text' || node.type === 'inlineCode'))
    return [{ text: node.value, start }]
  if (!node.children || node.children.length === 0) return [{ text: GAP, start }]
  return node.children.flatMap((child) => piecesOf(child, firstLine))
}

/** The place in the file of an offset of the joined pieces. */
function placeIn(pieces: Piece[], offset: number): Position {
  let rest = offset
  for (const { text, start } of pieces) {
    if (rest < text.length) return placeAt(text, rest, start)
    rest -= text.length
  }
  return pieces[0]?.start ?? { line: 1, column: 1 }
}

const joined = (pieces: Piece[]) => pieces.map(({ text }) => text).join('')

const stated = (pieces: Piece[], language: Language): Placed[] =>
  statedIn(joined(pieces), language).map(({ value, shown, index }) => ({
    value,
    shown,
    at: placeIn(pieces, index),
  }))

const emptySection = ({ language, file, record }: TextFile, line: number): Section => ({
  language,
  file,
  line,
  record,
  text: '',
  values: [],
  quoted: [],
})

/** What a tag or link states beyond its words. */
function statedByNode(node: Node, at: Position): Placed[] {
  if (node.type === 'link' && node.url !== undefined && !node.url.startsWith('#')) {
    // A whole address written in the text is among what its words state.
    if (/^(?:mailto|https?):/.test(node.url) && node.url.replace(/^mailto:/, '') === wordsOf(node)) return []
    const [path = ''] = node.url.split('#')
    const [, email] = /^mailto:([^?]+)/.exec(path) ?? []
    const value = email
      ? ({ kind: 'email', id: email.toLowerCase() } as const)
      : ({ kind: 'url', id: inAnyLanguage(path) } as const)
    return [{ value, shown: node.url, at }]
  }
  if (node.type === 'image' && node.url)
    return [{ value: { kind: 'url', id: node.url }, shown: node.url, at }]
  if (!isTag(node) || !node.name || node.name === 'Fact') return []
  const keys = namesIn(node)
  if (keys.length === 0) return [{ value: { kind: 'tag', id: node.name }, shown: `<${node.name} />`, at }]
  return keys.map((key) => ({
    value: { kind: 'tag', id: `${node.name} ${key}` },
    shown: `<${node.name} of="${key}" />`,
    at,
  }))
}

/** The sections of a text, the part before the first heading first. `facts` are those of its language. */
export function sectionsOf(file: TextFile, facts: Map<string, Fact>): Section[] {
  const sections: Section[] = [emptySection(file, file.firstLine)]
  const sentences = new Set(loneNumbers(file.tree))
  const walk = (node: Node) => {
    const at = inFile(file, startOf(node))
    if (node.type === 'heading') sections.push(emptySection(file, at.line))
    const section = sections.at(-1)!
    section.values.push(...statedByNode(node, at))
    // “6. Symposium” at the beginning of a line states a number all the same.
    if (sentences.has(node)) {
      section.values.push({ value: { kind: 'number', amounts: [node.start!] }, shown: `${node.start}.`, at })
    }
    if (node.name === 'Fact') {
      for (const id of namesIn(node)) {
        const fact = facts.get(id)
        if (fact) section.quoted.push({ id, text: fact.text, at })
      }
    }
    if (blocks.has(node.type)) {
      const pieces = piecesOf(node, file.firstLine)
      section.text += `${joined(pieces)}\n`
      section.values.push(...stated(pieces, file.language))
    }
    node.children?.forEach(walk)
  }
  walk(file.tree)
  return sections
}

/** Title, description and opening sentence, which are in a page's head. */
export function headOf(page: PageFile): Section {
  const { title = '', description = '', lead = '' } = page.frontmatter ?? {}
  const section = emptySection(page, 1)
  for (const [field, text] of Object.entries({ title, description, lead })) {
    if (text) section.values.push(...stated([{ text, start: page.locate(field) }], page.language))
    section.text += `${text}\n`
  }
  return section
}

/** All sections as one. */
export const together = ([first, ...rest]: Section[]): Section =>
  rest.reduce(
    (all, section) => ({
      ...all,
      text: all.text + section.text,
      values: [...all.values, ...section.values],
      quoted: [...all.quoted, ...section.quoted],
    }),
    first!,
  )
