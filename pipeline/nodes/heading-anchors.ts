// Gives every heading of a text its anchor, by the same rule by which the check accepts links to headings.
import { anchorsOfHeadings } from '../read/texts/nodes'

/** A part of a text as HTML (hast). */
export type Element = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Element[]
}

const wordsOf = (node: Element): string => node.value ?? (node.children ?? []).map(wordsOf).join('')

/** Headings in the order of the text, except the one above the footnotes: it already has an id, to which they refer. */
const headingsOf = (node: Element): Element[] =>
  (node.children ?? []).flatMap((child) => {
    if (!/^h[2-6]$/.test(child.tagName ?? '')) return headingsOf(child)
    return child.properties?.['id'] === undefined ? [child] : []
  })

function giveAnchors(tree: Element): void {
  const headings = headingsOf(tree)
  const anchors = anchorsOfHeadings(headings.map(wordsOf))
  headings.forEach((heading, index) => {
    heading.properties = { ...heading.properties, id: anchors[index] }
  })
}

/** A rehype plugin: `## Getting to the Venue` can be linked to as `#getting-to-the-venue`. */
export const headingAnchors = () => giveAnchors
