// Cuts a text into its sections, so that what one language states is compared with the same place of the other.
import type { PageFile, TextFile } from '../../read/page-file'
import type { Severity } from '../../messages/diagnostic'
import type { Bilingual } from '../../domain/languages'
import { allWithin, isTag, namesIn, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile } from '../../read/texts/text-file'
import type { Fact } from '../../records/facts'
import { inAnyLanguage, placedIn, statedIn, type Side, type Stated } from './stated'

/** One side of a comparison, where it begins, and what its problems have besides. */
export type Section = Side & {
  file: string
  line: number
  entry?: Bilingual | undefined
  field?: string | undefined
  severity?: Severity | undefined
}

const one = (kind: Stated['kind'], key: string, shown = key): Stated => ({ kind, key, shown, index: 0 })

const isHeading = ({ type }: Node) => type === 'heading'

const hasWords = (node: Node) => isHeading(node) || node.type === 'paragraph' || node.type === 'tableCell'

/** What words, a tag, a link, a picture or a list with numbers states. */
function statedByNode(node: Node, facts: Map<string, Fact>): Stated[] {
  if (hasWords(node)) return statedIn(wordsOf(node))
  // “6. Symposium” at the beginning of a line states a number all the same.
  if (node.type === 'list' && (node.start ?? 1) > 1) return [one('number', `${node.start}`, `${node.start}.`)]
  if (node.type === 'image') return [one('address', node.url ?? '')]
  if (node.type === 'link' && node.url) {
    const address = node.url.replace(/#.*|^mailto:/g, '')
    // A whole address written in the text is among what its words state.
    const isWritten = address === '' || address === wordsOf(node)
    return isWritten ? [] : [one('address', inAnyLanguage(address.replace(/(@.*)\?.*/, '$1')), node.url)]
  }
  if (!isTag(node) || !node.name) return []
  const names = namesIn(node)
  if (names.length === 0) return [one('tag', node.name, `<${node.name} />`)]
  return names.flatMap((name) => {
    const shown = `<${node.name} of="${name}" />`
    if (node.name !== 'Fact') return one('tag', `${node.name}:${name}`, shown)
    return statedIn(facts.get(name)?.text ?? '').map((value) => ({ ...value, fact: name, shown }))
  })
}

/** How many headings a text has. */
export const headingsIn = ({ tree }: TextFile): number => allWithin(tree).filter(isHeading).length

/** The sections of a text, the part before the first heading first, or all as one. `facts` are those of its language. */
export function sectionsOf(text: TextFile, facts: Map<string, Fact>, areCut: boolean): Section[] {
  const { language, file, entry, firstLine } = text
  const nodes = allWithin(text.tree)
  const starts = [0, ...nodes.flatMap((node, index) => (areCut && isHeading(node) ? index : []))]
  return starts.map((start, index): Section => {
    const within = nodes.slice(start, starts[index + 1])
    const [heading] = within
    const at = start === 0 || !heading ? { line: firstLine, column: 1 } : inFile(text, startOf(heading))
    const values = within.flatMap((node) =>
      statedByNode(node, facts).map((stated) => ({ ...stated, at: inFile(text, startOf(node)) })),
    )
    // The number of headings, rows and items is a fact as well: one language may have lost some.
    const items = within.filter(({ type }) => type === 'listItem' || type === 'tableRow').length
    const counts = [`rows or items: ${items}`, `headings: ${within.filter(isHeading).length}`]
    const counted = counts.map((count) => ({ ...one('parts', count), at }))
    const words = within.filter(hasWords).map(wordsOf).join('\n')
    return { language, file, entry, line: at.line, text: words, values: [...values, ...counted] }
  })
}

/** Title, description and opening sentence, which are in a page's head, and the image beside its heading. */
export function headOf({ frontmatter, locate, language, file, entry }: PageFile): Section {
  const { title = '', description = '', lead = '', image } = frontmatter ?? {}
  const values = Object.entries({ title, description, lead }).flatMap(([field, text]) =>
    placedIn(text, locate(field)),
  )
  const picture = { ...one('parts', image?.file ?? 'image: –'), at: locate('image') }
  const text = [title, description, lead].join('\n')
  return { language, file, entry, line: 1, text, values: [...values, picture] }
}
