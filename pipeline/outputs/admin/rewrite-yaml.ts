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
import { yamlOptions } from '../../read/yaml/parser'
import { z } from 'zod'
import { bare } from '../../read/entries/schema-walk'
import { yamlText } from '../yaml-text'
import { isDefault, isFields, same } from './form-values'

type Schema = z.ZodType | undefined

/** Most characters of a map written on one line, such as `{ en: Gold, tr: Altın }`; the limit follows the sample's files. */
const shortEnough = 80

/**
 * Lays out a node: short maps on one line, times in quotation marks, since older YAML readers take an unquoted time for a number
 * of seconds.
 */
function dress(node: unknown): void {
  visit(node as Node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string' && /^\d+:\d/.test(scalar.value)) scalar.type = Scalar.QUOTE_SINGLE
    },
    Map: (_, map) => {
      const pairs = map.items
      const plain = pairs.every(({ value }) => isScalar(value) && !String(value.value).includes('\n'))
      const length = JSON.stringify(map.toJSON()).length
      if (pairs.length > 0 && pairs.length <= 2 && plain && length <= shortEnough) map.flow = true
    },
  })
}

function created(document: Document, value: unknown, schema: Schema): Node {
  const empty = document.createNode(isFields(value) ? {} : Array.isArray(value) ? [] : value) as Node
  const node = isScalar(empty) ? empty : rewritten(document, empty, value, schema)
  dress(node)
  return node
}

function rewriteScalar(node: Scalar, value: unknown): Node {
  if (same(node.value, value)) return node
  const block = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED
  const multiline = typeof value === 'string' && value.includes('\n')
  node.value = value
  if (multiline) node.type = Scalar.BLOCK_LITERAL
  else if (block) delete node.type
  dress(node)
  return node
}

function rewriteMap(document: Document, map: YAMLMap, value: Record<string, unknown>, schema: Schema): Node {
  const inner = bare(schema)
  const fieldSchema = (name: string): Schema => {
    if (inner instanceof z.ZodObject) return inner.shape[name] as Schema
    return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined
  }
  const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key)
  map.items = map.items.filter(({ key }) => nameOf(key) in value)
  for (const [name, item] of Object.entries(value)) {
    const pair = map.items.find(({ key }) => nameOf(key) === name)
    if (pair) pair.value = rewritten(document, pair.value as Node | null, item, fieldSchema(name))
    else if (!isDefault(fieldSchema(name), item)) {
      map.add(document.createPair(name, created(document, item, fieldSchema(name))))
    }
  }
  return map
}

/**
 * What identifies an entry of a list after other fields of it have changed. Keys come before names, because names get corrected.
 */
const identity = (value: unknown) => {
  const fields = (value !== null && typeof value === 'object' ? value : {}) as Record<string, unknown>
  const field = ['id', 'code', 'key', 'number', 'year', 'name', 'network', 'date', 'to'].find(
    (name) => fields[name] !== undefined,
  )
  return field && JSON.stringify(fields[field])
}

/** For each new item, the node of the old list that it came from, so that it keeps its comments and layout. */
function ancestors(old: { node: Node; value: unknown }[], items: unknown[]): (Node | undefined)[] {
  const free = new Set(old)
  const take = (found: { node: Node; value: unknown } | undefined) => {
    if (found) free.delete(found)
    return found?.node
  }
  const unchanged = items.map((item) => take([...free].find(({ value }) => same(value, item))))
  const akin = items.map(
    (item, index) =>
      unchanged[index] ??
      take([...free].find(({ value }) => identity(item) !== undefined && identity(value) === identity(item))),
  )
  return akin.map((node, index) => {
    const there = old[index]
    return node ?? (items.length === old.length && there && free.has(there) ? take(there) : undefined)
  })
}

function rewriteSeq(document: Document, seq: YAMLSeq, items: unknown[], schema: Schema): Node {
  const inner = bare(schema)
  const element: Schema = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined
  const old = (seq.items as Node[]).map((node) => ({ node, value: node.toJS(document) as unknown }))
  const nodes = ancestors(old, items)
  // `[]` is only how an empty list is written: new entries go one below the other.
  if (old.length === 0 && items.some((item) => typeof item === 'object')) seq.flow = false
  const inBraces = old.length > 0 && old.every(({ node }) => isMap(node) && node.flow)
  const airy = !seq.flow && old.slice(1).some(({ node }) => node.spaceBefore === true)
  seq.items = items.map((item, index) => {
    const node = nodes[index]
    if (node) return rewritten(document, node, item, element)
    const added = created(document, item, element)
    if (airy) added.spaceBefore = true
    if (inBraces && isMap(added)) added.flow = true
    return added
  })
  return seq
}

function rewritten(document: Document, node: Node | null, value: unknown, schema: Schema): Node {
  if (isMap(node) && isFields(value)) return rewriteMap(document, node, value, schema)
  if (isSeq(node) && Array.isArray(value)) return rewriteSeq(document, node, value, schema)
  if (isScalar(node) && (value === null || typeof value !== 'object')) return rewriteScalar(node, value)
  const fresh = created(document, value, schema)
  if (node?.commentBefore) fresh.commentBefore = node.commentBefore
  if (node?.spaceBefore) fresh.spaceBefore = true
  return fresh
}

/** The file's text with the given data in it. Written from scratch if there is no earlier text, or if it cannot be parsed. */
export function rewriteYaml(source: string | undefined, value: unknown, schema: Schema): string {
  const document: Document = source === undefined ? new Document() : parseDocument(source, yamlOptions)
  if (source === undefined || document.errors.length > 0 || document.contents === null) {
    const fresh = new Document()
    fresh.contents = created(fresh, value, schema)
    // A letter's two short fields would fit on one line, but a file as a whole is never written in braces.
    if (isMap(fresh.contents)) fresh.contents.flow = false
    return yamlText(fresh)
  }
  document.contents = rewritten(document, document.contents, value, schema)
  return yamlText(document)
}
