// The places of a page that a link may lead to with #.
import type { ReadEdition } from '../read'
import type { PageFile } from '../read/page-file'
import type { Node } from '../read/text-file'

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

/** Codes of sessions, talks and posters, which are anchors of the programme. */
function codesOf({ data }: ReadEdition): string[] {
  const sessions = (data.sessions ?? []).flatMap(({ code, talks }) => [
    code,
    ...talks.map((_, index) => `${code}-${index + 1}`),
  ])
  return [...sessions, ...(data.posters ?? []).map(({ number }) => `P${number}`)]
}

/** All anchors of a page. */
export const anchorsOf = (read: ReadEdition, page: PageFile): string[] => [
  ...headingsOf(page.tree),
  ...(page.frontmatter?.template === 'program' ? codesOf(read) : []),
]
