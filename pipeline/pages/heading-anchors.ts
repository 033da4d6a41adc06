// Gives every heading of a text the anchor that the check lets links lead to.
import { anchorOf } from '../check/anchors'

type Element = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Element[]
}

const wordsOf = (node: Element): string => node.value ?? (node.children ?? []).map(wordsOf).join('')

function giveAnchors(node: Element): void {
  for (const child of node.children ?? []) {
    if (/^h[2-6]$/.test(child.tagName ?? '')) {
      child.properties = { ...child.properties, id: anchorOf(wordsOf(child)) }
    } else giveAnchors(child)
  }
}

/** A rehype plugin: `## Getting to the Venue` can be linked to as `#getting-to-the-venue`. */
export const headingAnchors = () => giveAnchors
