// Opens the YAML files that change, in a way that keeps their comments.
import { Document, isMap, isScalar, isSeq, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import { yamlText } from '../../pipeline/outputs/yaml-text'
import { yamlOptions } from '../../pipeline/read/yaml/parser'

export type Open = {
  /** The document of a file below content/, opened once. */
  of: (file: string) => Document
  /** Every file that was opened, as text in its present state. */
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
    written: () => Object.fromEntries([...opened].map(([path, document]) => [path, yamlText(document)])),
  }
}

/** Empties a list; the file then says `[]`, which the check accepts. */
export function empty(node: unknown): void {
  if (!isSeq(node)) return
  node.items = []
  node.flow = true
}

/** Removes entries from a list. A heading above a removed entry (“The second day”) moves to the next entry that stays. */
export function takeOut(list: YAMLSeq, isGone: (item: unknown) => boolean): void {
  let heading: string | null | undefined
  list.items = list.items.filter((item) => {
    if (!isMap(item)) return !isGone(item)
    heading = item.commentBefore ?? heading
    if (isGone(item)) return false
    item.commentBefore = heading
    heading = undefined
    return true
  })
}

/** Leaves a removed entry as a comment at the end of its file, because “copy an entry” needs one to copy. */
export function keepAsPattern(document: Document, entry: unknown): void {
  const lines = yamlText(new Document([entry]))
    .trim()
    .split('\n')
  const head = 'From the last edition, as a pattern. · Önceki etkinlikten, örnek olarak.'
  // Whoever copies the entry must not copy its identity.
  const pattern = lines.filter((line) => !/^ +id: /.test(line))
  document.comment = [head, ...pattern].map((line) => ` ${line}`).join('\n')
}

/** Empties a file that consists of one list, and keeps its last entry as a pattern. */
export function emptyFile(document: Document): void {
  if (!isSeq(document.contents)) return
  keepAsPattern(document, document.contents.items.at(-1))
  empty(document.contents)
}

/** The entries of a list that are maps. */
export const entriesOf = (node: unknown): YAMLMap[] =>
  isSeq(node) ? (node as YAMLSeq).items.filter((item) => isMap(item)) : []

/** The list at a path of a document. */
export const listAt = (document: Document, path: readonly (string | number)[]): unknown =>
  path.length === 0 ? document.contents : document.getIn(path, true)

/** Changes every text of a document. */
export function eachText(document: Document, change: (text: string) => string): void {
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && isScalar(node) && typeof node.value === 'string') node.value = change(node.value)
    },
  })
}
