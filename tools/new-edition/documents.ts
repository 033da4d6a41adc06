// The YAML files that change, opened so that their comments stay.
import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { yamlOptions } from '../../pipeline/read/yaml/parser'

export type Open = {
  /** The document of a file below content/, opened once. */
  of: (file: string) => Document
  /** Every file that was opened, as text. */
  written: () => Record<string, string>
}

/** Opens files by their path below content/. */
export function openDocuments(read: (path: string) => string | undefined): Open {
  const opened = new Map<string, Document>()
  return {
    of: (file) => {
      const path = `content/${file}`
      const known = opened.get(path)
      if (known) return known
      const source = read(path)
      if (source === undefined) throw new Error(`${path} is missing.`)
      const document: Document = parseDocument(source, yamlOptions)
      opened.set(path, document)
      return document
    },
    written: () =>
      Object.fromEntries(
        [...opened].map(([path, document]) => [
          path,
          document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true }),
        ]),
      ),
  }
}

/** Empties a list; the file says `[]`, which the check accepts. */
export function empty(node: unknown): void {
  if (!isSeq(node)) return
  node.items = []
  node.flow = true
}

/** The entries of a list as maps. */
export const entriesOf = (node: unknown): YAMLMap[] =>
  isSeq(node) ? (node as YAMLSeq).items.filter((item) => isMap(item)) : []

/** The list at a path of a document. */
export const listAt = (document: Document, path: readonly (string | number)[]): unknown =>
  path.length === 0 ? document.contents : document.getIn(path, true)

/** Changes every plain text of a document. */
export function eachText(document: Document, change: (text: string) => string): void {
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && isScalar(node) && typeof node.value === 'string') node.value = change(node.value)
    },
  })
}
