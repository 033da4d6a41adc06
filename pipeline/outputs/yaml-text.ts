// YAML as the files of content/ are written, for what writes into them: the editor and the next edition.
import { visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'

type Collection = YAMLMap | YAMLSeq

/** yaml pads both kinds of brackets or none. */
function pad(node: Collection, flowCollectionPadding: string): void {
  const write = node.toString.bind(node)
  node.toString = (context, ...rest) => write(context && { ...context, flowCollectionPadding }, ...rest)
}

/**
 * The text of a document: `{ en: Gold, tr: Altın }` with blanks, `[Anka, Delta]` without. Long lines stay whole: a changed word
 * changes one line of a pull request, not a paragraph.
 */
export function yamlText(document: Document): string {
  visit(document, { Map: (_, map) => pad(map, ' '), Seq: (_, seq) => pad(seq, '') })
  return document.toString({ lineWidth: 0, singleQuote: true })
}
