// The layout of YAML in content/, for everything that writes there: the editor and the next edition.
import { visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'

type Collection = YAMLMap | YAMLSeq

/** The yaml package pads both kinds of brackets or neither, so this pads each collection by its kind. */
function pad(node: Collection, flowCollectionPadding: string): void {
  const write = node.toString.bind(node)
  node.toString = (context, ...rest) => write(context && { ...context, flowCollectionPadding }, ...rest)
}

/** `{ en: Gold, tr: Altın }` with spaces, `[Anka, Delta]` without; unfolded, so that a changed word changes one line. */
export function yamlText(document: Document): string {
  visit(document, { Map: (_, map) => pad(map, ' '), Seq: (_, seq) => pad(seq, '') })
  return document.toString({ lineWidth: 0, singleQuote: true })
}
