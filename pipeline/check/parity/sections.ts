// Cuts a page into its sections, so that what one language states is compared with the same place of the other.
import type { PageFile, TextFile } from '../../read/page-file'
import { placeAt, type Position } from '../../read/problem'
import { isTag, namesIn, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile } from '../../read/texts/text-file'
import type { Fact } from '../../records/facts'
import { loneNumbers } from '../texts/prose'
import type { Placed, Side } from './compare'
import { inAnyLanguage, statedIn } from './stated'

/** Takes the place of what is not text, so that words before and after it are not read as one. */
const GAP = '\uE000'

/** One side of a comparison, and where it begins. `items`: entries of lists and rows of tables. */
export type Section = Side & Pick<TextFile, 'file' | 'record'> & { line: number; items: number }

/** The texts of one paragraph with the place of each. */
function piecesOf(node: Node, firstLine: number): { text: string; start: Position }[] {
  const start = inFile({ firstLine }, startOf(node))
  if (node.value !== undefined && (node.type === 'text' || node.type === 'inlineCode'))
    return [{ text: node.value, start }]
  if (!node.children || node.children.length === 0) return [{ text: GAP, start }]
  return node.children.flatMap((child) => piecesOf(child, firstLine))
}

const begin = ({ language, file, record }: TextFile, line: number): Section => ({
  ...{ language, file, record, line },
  text: '',
  values: [],
  items: 0,
})

/** Adds the words of a paragraph, a heading or a cell, and what they state. */
function addWords(section: Section, node: Node, firstLine: number) {
  const pieces = piecesOf(node, firstLine)
  const text = pieces.map((piece) => piece.text).join('')
  section.text += `${text}\n`
  const placeOf = (offset: number): Position => {
    let before = 0
    for (const piece of pieces) {
      if (offset < before + piece.text.length) return placeAt(piece.text, offset - before, piece.start)
      before += piece.text.length
    }
    return { line: section.line, column: 1 }
  }
  section.values.push(
    ...statedIn(text, section.language).map((stated) => ({ ...stated, at: placeOf(stated.index) })),
  )
}

/** What a tag, link or picture states beyond its words. */
function statedByNode(node: Node, facts: Map<string, Fact>, { language }: TextFile): Omit<Placed, 'at'>[] {
  const one = (kind: string, key: string, shown = key) => [{ kind, keys: [key], shown, index: 0 }]
  // “6. Symposium” at the beginning of a line states a number all the same.
  if (node.type === 'list') return one('number', String(node.start), `${node.start}.`)
  if (node.type === 'image') return one('url', node.url ?? '')
  if (node.type === 'link' && node.url) {
    const [path = ''] = node.url.split('#')
    // A whole address written in the text is among what its words state.
    if (path === '' || path.replace(/^mailto:/, '') === wordsOf(node)) return []
    const [, email] = /^mailto:([^?]+)/.exec(path) ?? []
    return email ? one('email', email.toLowerCase(), node.url) : one('url', inAnyLanguage(path), node.url)
  }
  if (!isTag(node) || !node.name) return []
  const names = namesIn(node)
  if (node.name === 'Fact')
    return names.flatMap((fact) =>
      statedIn(facts.get(fact)?.text ?? '', language).map((stated) => ({
        ...stated,
        fact,
        shown: `<Fact of="${fact}" />`,
      })),
    )
  if (names.length === 0) return one('tag', node.name, `<${node.name} />`)
  return names.flatMap((key) => one('tag', `${node.name}:${key}`, `<${node.name} of="${key}" />`))
}

const ofWords = ['paragraph', 'heading', 'tableCell']

/** The sections of a text, the part before the first heading first. `facts` are those of its language. */
export function sectionsOf(file: TextFile, facts: Map<string, Fact>): Section[] {
  const sections: Section[] = [begin(file, file.firstLine)]
  const sentences = loneNumbers(file.tree)
  const walk = (node: Node) => {
    const at = inFile(file, startOf(node))
    if (node.type === 'heading') sections.push(begin(file, at.line))
    const section = sections.at(-1)!
    if (node.type === 'listItem' || node.type === 'tableRow') section.items += 1
    if (node.type !== 'list' || sentences.includes(node))
      section.values.push(...statedByNode(node, facts, file).map((stated) => ({ ...stated, at })))
    if (ofWords.includes(node.type)) addWords(section, node, file.firstLine)
    node.children?.forEach(walk)
  }
  walk(file.tree)
  return sections
}

/** Title, description and opening sentence, which are in a page's head. */
export function headOf(page: PageFile): Section {
  const { title = '', description = '', lead = '' } = page.frontmatter ?? {}
  const section = begin(page, 1)
  for (const [field, text] of Object.entries({ title, description, lead })) {
    section.text += `${text}\n`
    const at = page.locate(field)
    section.values.push(...statedIn(text, page.language).map((stated) => ({ ...stated, at })))
  }
  return section
}

/** All sections as one. */
export const together = (sections: Section[]): Section => ({
  ...sections[0]!,
  text: sections.map(({ text }) => text).join(''),
  values: sections.flatMap(({ values }) => values),
  items: sections.reduce((sum, { items }) => sum + items, 0),
})
