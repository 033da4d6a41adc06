// The parts of a parsed text (mdast), and what they say.
import GithubSlugger from 'github-slugger'
import { memoise } from '../../domain/memoise'
import type { Position } from '../../messages/diagnostic'

export type Node = {
  type: string
  name?: string | null
  url?: string
  alt?: string | null
  depth?: number
  /** The first number of a list with numbers. */
  start?: number | null
  value?: string
  children?: Node[]
  attributes?: { type: string; name?: string; value?: unknown }[]
  /** Attributes that its HTML is to get. */
  data?: { hProperties: Record<string, string> }
  position?: { start: Position & { offset?: number }; end: Position }
}

/** Where a node begins in its text, which is not its file: that has a head above it. */
export const startOf = ({ position }: Node): Position => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
})

/** A node and all within it, in the order of the text. */
export function allWithin(node: Node, nodes: Node[] = []): Node[] {
  nodes.push(node)
  for (const child of node.children ?? []) allWithin(child, nodes)
  return nodes
}

/** What a tag asks for by `of="…"`, as it is written; empty where it does not say. */
export function ofAttribute({ attributes }: Node): string {
  const value = attributes?.find(({ name }) => name === 'of')?.value
  return typeof value === 'string' ? value : ''
}

/** The names in `of="…"`. */
export const namesIn = (node: Node): string[] => ofAttribute(node).split(/\s+/).filter(Boolean)

/** Whether a node is a component, such as <Fees />. */
export const isTag = ({ type }: Node): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

/** `{…}`. The check refuses all but comments, which are not shown. */
export const isExpression = ({ type }: Node): boolean =>
  type === 'mdxFlowExpression' || type === 'mdxTextExpression'

/** The words of a part of a text, without what is marked up. */
export const wordsOf = (node: Node): string =>
  isExpression(node) ? '' : (node.value ?? (node.children ?? []).map(wordsOf).join(''))

/** The headings of a text by their anchors, as on GitHub: the second of the same words ends in -1. */
export const headingsByAnchor = memoise((tree: Node): Map<string, Node> => {
  const slugger = new GithubSlugger()
  const headings = allWithin(tree).filter(({ type }) => type === 'heading')
  // The small letter of İ would keep its dot as a character of its own.
  return new Map(headings.map((one) => [slugger.slug(wordsOf(one).replaceAll('İ', 'i').trim()), one]))
})
