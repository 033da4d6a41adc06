// What is repeated in a YAML file: anchors (&name) and their aliases (*name), fields that are written twice, and how much all that is.
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Alias,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml'
import { error, type Finding } from '../../messages/diagnostic'

/** Entries of a list, or fields of a group. */
const MOST_ITEMS = 3_000

/** Values of a file, each counted as often as it is repeated; and values within one another. */
const MOST_VALUES = 200_000
const DEEPEST = 50

type Weight = { values: number; depth: number }

export type Repetitions = {
  /** The aliases that lead to an anchor above them. */
  aliases: Set<Alias>
  /** The names of these anchors. */
  anchors: Set<string>
  /** Offsets of the names of fields that are already in their group; of several in a row, of the first. */
  twice: number[]
  /** Those of them that are several: an entry begins there that has lost its dash. */
  entries: number[]
  /** Offsets of what has a dash as if it were an entry, and is the rest of the one above. */
  rests: number[]
  /** Why the values of a document cannot be taken, with the offset of the place. */
  excess?: Finding & { offset: number }
}

/** Entries without the field with which the first begins, and with none of the one above them. */
function restsIn(entries: YAMLMap[]): number[] {
  // What is repeated elsewhere, or takes over another entry, is one of its own.
  const isOwn = ({ anchor, items }: YAMLMap) => anchor || items.some(({ key }) => String(key).includes('<<'))
  const blocks = entries.filter((entry) => !entry.flow && !isOwn(entry))
  const [opening = [], ...others] = blocks.map(({ items }) => items.map(({ key }) => String(key)))
  let above = opening
  return others.flatMap((names, at) => {
    const isRest = ![opening[0], ...above].some((name) => name !== undefined && names.includes(name))
    above = isRest ? [...above, ...names] : names
    return isRest ? (blocks[at + 1]?.range?.[0] ?? []) : []
  })
}

/** Walks a document once, in the order in which it is written: an alias repeats the last anchor of its name above it. */
export function repetitionsIn(document: Document): Repetitions {
  const found: Repetitions = { aliases: new Set(), anchors: new Set(), twice: [], entries: [], rests: [] }
  const anchored = new Map<string, Node>()
  let level = 0
  /** Undefined while a node is being walked. */
  const weights = new Map<Node, Weight | undefined>()
  const refuse = (node: Node, finding: Finding) => {
    found.excess ??= { ...finding, offset: node.range?.[0] ?? 0 }
  }
  function weigh(node: unknown): Weight {
    if (isPair(node)) return sum([node.key, node.value].map(weigh))
    if (!isNode(node)) return { values: 0, depth: 0 }
    if (isAlias(node)) return ofAlias(node)
    if (node.anchor) anchored.set(node.anchor, node)
    weights.set(node, undefined)
    level += 1
    // A damaged file may be deeper than the stack.
    const beyond = { values: 1, depth: DEEPEST + 1 }
    const ofCollection = isCollection(node) && (level > DEEPEST ? beyond : ofItems(node))
    const weight = ofCollection || { values: 1, depth: 1 }
    level -= 1
    weights.set(node, weight)
    if (weight.values > MOST_VALUES || weight.depth > DEEPEST)
      refuse(node, error('yaml.too-many-values', { most: MOST_VALUES }))
    return weight
  }
  function ofAlias(alias: Alias): Weight {
    const target = anchored.get(alias.source)
    if (!target) return { values: 1, depth: 1 }
    found.aliases.add(alias)
    found.anchors.add(alias.source)
    const weight = weights.get(target)
    if (!weight) refuse(alias, error('yaml.refers-to-itself'))
    return weight ?? { values: 1, depth: 1 }
  }
  function ofItems(node: Node & { items: unknown[] }): Weight {
    const code = isMap(node) ? 'yaml.too-many-fields' : 'yaml.too-many-entries'
    const count = node.items.length
    if (isSeq(node)) found.rests.push(...restsIn(node.items.filter(isMap)))
    if (count > MOST_ITEMS) refuse(node, error(code, { count, most: MOST_ITEMS }))
    const names = new Set<unknown>()
    // Between braces, what has no value is a part of a text that a comma has ended: { en: A, City, tr: B, City }.
    const fields = isMap(node) ? node.items.filter(({ value }) => !node.flow || value) : []
    const keys = fields.map(({ key }) => key).filter(isScalar)
    const isRepeated = keys.map(({ value }) => names.size === names.add(value).size)
    for (const [at, { range }] of keys.entries()) {
      if (!isRepeated[at] || isRepeated[at - 1]) continue
      const offset = range?.[0] ?? 0
      found.twice.push(offset)
      if (!isRepeated[at + 1]) continue
      // What follows belongs to this entry.
      found.entries.push(offset)
      break
    }
    const { values, depth } = sum(node.items.map(weigh))
    return { values: values + 1, depth: depth + 1 }
  }
  weigh(document.contents)
  return found
}

const sum = (weights: Weight[]): Weight =>
  weights.reduce(
    (all, { values, depth }) => ({ values: all.values + values, depth: Math.max(all.depth, depth) }),
    { values: 0, depth: 0 },
  )
