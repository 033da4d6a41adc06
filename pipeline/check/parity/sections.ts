// Cuts a text into its sections, so that what one language states is compared with the same place of the other.
import type { PageFile, TextFile } from '../../read/page-file'
import { allWithin, isTag, namesIn, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile } from '../../read/texts/text-file'
import type { Fact } from '../../records/facts'
import { inAnyLanguage, statedIn, type Side, type Stated } from './stated'

/** One side of a comparison, and where it begins. */
export type Section = Side & Pick<TextFile, 'file' | 'record'> & { line: number }

const one = (kind: Stated['kind'], key: string, shown = key) => [{ kind, key, shown, index: 0 }]

/** What a tag, link, picture or list with numbers states beyond its words. */
function statedByNode(node: Node, facts: Map<string, Fact>): Stated[] {
  // “6. Symposium” at the beginning of a line states a number all the same.
  if (node.type === 'list' && (node.start ?? 1) > 1) return one('number', `${node.start}`, `${node.start}.`)
  if (node.type === 'image') return one('address', node.url ?? '')
  if (node.type === 'link' && node.url) {
    const address = node.url.replace(/#.*|^mailto:/g, '')
    // A whole address written in the text is among what its words state.
    const isWritten = address === '' || address === wordsOf(node)
    return isWritten ? [] : one('address', inAnyLanguage(address.replace(/(@.*)\?.*/, '$1')), node.url)
  }
  if (!isTag(node) || !node.name) return []
  const names = namesIn(node)
  if (names.length === 0) return one('tag', node.name, `<${node.name} />`)
  return names.flatMap((name) => {
    const shown = `<${node.name} of="${name}" />`
    if (node.name !== 'Fact') return one('tag', `${node.name}:${name}`, shown)
    return statedIn(facts.get(name)?.text ?? '').map((value) => ({ ...value, fact: name, shown }))
  })
}

const ofWords = ['paragraph', 'heading', 'tableCell']

const isHeading = ({ type }: Node) => type === 'heading'

export const headingsIn = ({ tree }: TextFile) => allWithin(tree).filter(isHeading).length

/** The sections of a text, the part before the first heading first, or all as one. `facts` are those of its language. */
export function sectionsOf(file: TextFile, facts: Map<string, Fact>, areCut: boolean): Section[] {
  const nodes = allWithin(file.tree)
  const starts = [0, ...nodes.flatMap((node, index) => (areCut && isHeading(node) ? index : []))]
  return starts.map((start, index) => {
    const within = nodes.slice(start, starts[index + 1])
    const texts = within.map((node) => (ofWords.includes(node.type) ? wordsOf(node) : ''))
    const items = within.filter(({ type }) => type === 'listItem' || type === 'tableRow').length
    const values = within.flatMap((node, place) =>
      [...statedByNode(node, facts), ...statedIn(texts[place]!)].map((stated) => ({
        ...stated,
        at: inFile(file, startOf(node)),
      })),
    )
    const at = start === 0 ? { line: file.firstLine, column: 1 } : inFile(file, startOf(within[0]!))
    // The number of headings, rows and items is a fact as well: one language may have lost some.
    const counts = areCut
      ? { 'rows or items': items }
      : { 'rows or items': items, headings: headingsIn(file) }
    const counted = Object.entries(counts).flatMap(([name, count]) => one('parts', `${name}: ${count}`))
    const all = [...values, ...counted.map((stated) => ({ ...stated, at }))]
    const { language, record } = file
    return { language, file: file.file, record, line: at.line, text: texts.join('\n'), values: all }
  })
}

/** Title, description and opening sentence, which are in a page's head, and the image beside its heading. */
export function headOf({ frontmatter, locate, language, file, record }: PageFile): Section {
  const { title = '', description = '', lead = '', image } = frontmatter ?? {}
  const stated = { title: statedIn(title), description: statedIn(description), lead: statedIn(lead) }
  const fields = { ...stated, image: one('parts', image?.file ?? 'image: –') }
  const values = Object.entries(fields).flatMap(([field, found]) =>
    found.map((value) => ({ ...value, at: locate(field) })),
  )
  return { language, file, record, line: 1, text: [title, description, lead].join('\n'), values }
}
