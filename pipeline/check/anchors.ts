// The places of a page that a link may lead to with #.
import type { ReadEdition } from '../read'
import type { PageFile } from '../read/page-file'
import type { Node } from '../read/text-file'
import { programmeCodes } from '../records/programme-codes'

const wordsOf = (node: Node): string => node.value ?? (node.children ?? []).map(wordsOf).join('')

/** “Getting to the Venue” is `getting-to-the-venue`: small letters, hyphens, nothing else. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const headingsOf = (node: Node): string[] =>
  node.type === 'heading' ? [anchorOf(wordsOf(node))] : (node.children ?? []).flatMap(headingsOf)

/** Anchors of the headings in a page's text. */
export const headingAnchors = (page: PageFile): string[] => headingsOf(page.tree)

/** All anchors of a page. */
export const anchorsOf = (read: ReadEdition, page: PageFile): string[] => [
  ...headingAnchors(page),
  ...(page.frontmatter?.template === 'program' ? programmeCodes(read.data) : []),
]
