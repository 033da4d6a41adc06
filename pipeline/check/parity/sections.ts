// Cuts a text into its sections, so that what one language states is compared with the same place of the other.
import type { PageFile, TextFile } from '../../read/page-file'
import { placeAt } from '../../read/problem'
import { isTag, namesIn, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile } from '../../read/texts/text-file'
import type { Fact } from '../../records/facts'
import { loneNumbers } from '../texts/prose'
import type { Placed, Side } from './compare'
import { inAnyLanguage, statedIn, type Stated } from './stated'

/** One side of a comparison, and where it begins. `items`: entries of lists and rows of tables. */
export type Section = Side & Pick<TextFile, 'file' | 'record'> & { line: number; items: number }

const begin = ({ language, file, record }: TextFile, line: number): Section => ({
  ...{ language, file, record, line },
  ...{ text: '', values: [], items: 0 },
})

/** Takes the place of what is not text, so that words before and after it are not read as one. */
const GAP = '\uE000'

const plainOf = ({ type, value, children = [] }: Node): string =>
  type === 'text' || type === 'inlineCode' ? (value ?? '') : children.map(plainOf).join('') || GAP

/** What the words of a paragraph, a heading or a cell state; each where it is written, or at the beginning of them all. */
function statedByWords({ source, firstLine, language }: TextFile, node: Node, text: string): Placed[] {
  const start = node.position?.start.offset ?? 0
  return statedIn(text, language).map((stated) => {
    const offset = source.indexOf(stated.shown, start)
    const at = placeAt(source, offset < 0 ? start : offset, { line: firstLine, column: 1 })
    return { ...stated, at }
  })
}

/** What a tag, link or picture states beyond its words. */
function statedByNode(node: Node, facts: Map<string, Fact>, { language }: TextFile): Stated[] {
  const one = (kind: string, key: string, shown = key) => [{ kind, keys: [key], shown, index: 0 }]
  // “6. Symposium” at the beginning of a line states a number all the same.
  if (node.type === 'list') return one('number', String(node.start), `${node.start}.`)
  if (node.type === 'image') return one('url', node.url ?? '')
  if (node.type === 'link' && node.url) {
    const [path = ''] = node.url.split('#')
    const address = path.replace(/^mailto:/, '')
    // A whole address written in the text is among what its words state.
    if (path === '' || address === wordsOf(node)) return []
    if (address === path) return one('url', inAnyLanguage(path), node.url)
    return one('email', address.replace(/\?.*$/, '').toLowerCase(), node.url)
  }
  if (!isTag(node) || !node.name) return []
  const names = namesIn(node)
  if (names.length === 0) return one('tag', node.name, `<${node.name} />`)
  return names.flatMap((name) => {
    const shown = `<${node.name} of="${name}" />`
    if (node.name !== 'Fact') return one('tag', `${node.name}:${name}`, shown)
    const stated = statedIn(facts.get(name)?.text ?? '', language)
    return stated.map((value) => ({ ...value, fact: name, shown }))
  })
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
    if (ofWords.includes(node.type)) {
      const text = plainOf(node)
      section.text += `${text}\n`
      section.values.push(...statedByWords(file, node, text))
    }
    node.children?.forEach(walk)
  }
  walk(file.tree)
  return sections
}

/** Title, description and opening sentence, which are in a page's head. */
export function headOf(page: PageFile): Section {
  const { title = '', description = '', lead = '' } = page.frontmatter ?? {}
  const values = Object.entries({ title, description, lead }).flatMap(([field, text]) =>
    statedIn(text, page.language).map((stated) => ({ ...stated, at: page.locate(field) })),
  )
  return { ...begin(page, 1), text: [title, description, lead].join('\n'), values }
}

/** All sections as one. */
export const together = (sections: Section[]): Section => ({
  ...sections[0]!,
  text: sections.map(({ text }) => text).join(''),
  values: sections.flatMap(({ values }) => values),
  items: sections.reduce((sum, { items }) => sum + items, 0),
})
