// Writes changed data into a YAML file and keeps everything else as its authors wrote it: comments, order, blank lines.
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { z } from 'zod'
import { elementOf, schemaAt } from '../read/entries/schema-walk'
import { yamlOptions } from '../read/yaml/lines'
import { isDefault, isFields, same } from './form-values'

type Schema = z.ZodType | undefined

/** The yaml package pads both kinds of brackets or neither, so this pads each collection by its kind. */
function pad(node: YAMLMap | YAMLSeq, flowCollectionPadding: string): void {
  const write = node.toString.bind(node)
  node.toString = (context, ...rest) => write(context && { ...context, flowCollectionPadding }, ...rest)
}

/** `{ en: Gold, tr: Altın }` with spaces, `[Anka, Delta]` without; unfolded, so that a changed word changes one line. */
export function yamlText(document: Document): string {
  visit(document, { Map: (_, map) => pad(map, ' '), Seq: (_, seq) => pad(seq, '') })
  return document.toString({ lineWidth: 0, singleQuote: true })
}

/** Maximum length of a map written on one line, such as `{ en: Gold, tr: Altın }`; the limit follows the sample's files. */
const shortEnough = 80

/** Short maps on one line; in quotation marks are times, which older YAML readers take for seconds, and texts that end with such a mark. */
function withLayout(node: Node): Node {
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string' && /^\d+:\d|['"]$/.test(scalar.value))
        scalar.type = Scalar.QUOTE_SINGLE
    },
    Map: (_, map) => {
      const pairs = map.items
      const plain = pairs.every(({ value }) => isScalar(value) && !String(value.value).includes('\n'))
      const length = JSON.stringify(map.toJSON()).length
      if (pairs.length > 0 && pairs.length <= 2 && plain && length <= shortEnough) map.flow = true
    },
  })
  return node
}

function created(document: Document, value: unknown, schema: Schema): Node {
  const empty = document.createNode(isFields(value) ? {} : Array.isArray(value) ? [] : value) as Node
  return withLayout(isScalar(empty) ? empty : rewritten(document, empty, value, schema))
}

function rewriteScalar(node: Scalar, value: unknown): Node {
  if (same(node.value, value)) return node
  node.value = value
  // In the style that the new value needs.
  delete node.type
  return withLayout(node)
}

function rewriteMap(document: Document, map: YAMLMap, value: Record<string, unknown>, schema: Schema): Node {
  const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key)
  map.items = map.items.filter(({ key }) => nameOf(key) in value)
  for (const [name, item] of Object.entries(value)) {
    const field = schema && schemaAt(schema, [name])
    const pair = map.items.find(({ key }) => nameOf(key) === name)
    if (pair) pair.value = rewritten(document, pair.value as Node | null, item, field)
    else if (!isDefault(field, item)) map.add(document.createPair(name, created(document, item, field)))
  }
  return map
}

/** What identifies an entry whose other fields have changed: keys before names, because names get corrected. */
function identityOf(value: unknown): string | undefined {
  const fields = isFields(value) ? value : {}
  const names = ['id', 'code', 'key', 'number', 'year', 'name', 'network', 'date', 'to']
  const name = names.find((field) => fields[field] !== undefined)
  return name && JSON.stringify(fields[name])
}

type Entry = { node: Node; value: unknown }

/** The old entry of each new item, for its comments and layout: an identical one, one with the same key, or the one at the same position. */
function originsOf(old: Entry[], items: unknown[]): (Entry | undefined)[] {
  const free = new Set(old)
  const origins = items.map((): Entry | undefined => undefined)
  const ways: ((item: unknown, entry: Entry, index: number) => boolean)[] = [
    (item, { value }) => same(value, item),
    (item, { value }) => identityOf(item) !== undefined && identityOf(item) === identityOf(value),
    (_, entry, index) => items.length === old.length && entry === old[index],
  ]
  for (const isOrigin of ways)
    items.forEach((item, index) => {
      const origin = origins[index] ?? [...free].find((entry) => isOrigin(item, entry, index))
      origins[index] = origin
      if (origin) free.delete(origin)
    })
  return origins
}

function rewriteSeq(document: Document, seq: YAMLSeq, items: unknown[], schema: Schema): Node {
  const element = elementOf(schema)
  const old = (seq.items as Node[]).map((node): Entry => ({ node, value: node.toJS(document) as unknown }))
  const origins = originsOf(old, items)
  // `[]` is only how an empty list is written: new entries go one below the other.
  if (old.length === 0 && items.some((item) => typeof item === 'object')) seq.flow = false
  const inBraces = old.length > 0 && old.every(({ node }) => isMap(node) && node.flow)
  const isSpaced = !seq.flow && old.slice(1).some(({ node }) => node.spaceBefore === true)
  seq.items = items.map((item, index) => {
    const origin = origins[index]
    if (origin) return rewritten(document, origin.node, item, element)
    const added = created(document, item, element)
    if (isSpaced) added.spaceBefore = true
    if (inBraces && isMap(added)) added.flow = true
    return added
  })
  return seq
}

function rewritten(document: Document, node: Node | null, value: unknown, schema: Schema): Node {
  if (isMap(node) && isFields(value)) return rewriteMap(document, node, value, schema)
  if (isSeq(node) && Array.isArray(value)) return rewriteSeq(document, node, value, schema)
  if (isScalar(node) && (value === null || typeof value !== 'object')) return rewriteScalar(node, value)
  const { commentBefore, spaceBefore } = node ?? {}
  return Object.assign(created(document, value, schema), { commentBefore, spaceBefore })
}

/** The file's text with the given data in it; written from scratch if its earlier text cannot be parsed. */
export function rewriteYaml(source: string | undefined, value: unknown, schema: Schema): string {
  const parsed: Document = parseDocument(source ?? '', yamlOptions)
  const document = parsed.errors.length > 0 ? new Document() : parsed
  const before = document.contents
  document.contents = rewritten(document, before, value, schema)
  // A letter's two short fields would fit on one line, but a file as a whole is never written in braces.
  if (!before && isMap(document.contents)) document.contents.flow = false
  return yamlText(document)
}
