// Footnotes speak the language of their page: remark knows English words only.

type Element = { properties?: Record<string, unknown>; value?: string; children?: Element[] }

const words = { label: 'Dipnotlar', back: 'Metne dön' }

function speakTurkish(node: Element): void {
  const { properties = {}, children = [] } = node
  if (properties['id'] === 'footnote-label') node.children = [{ ...children[0], value: words.label }]
  if ('dataFootnoteBackref' in properties) node.properties = { ...properties, ariaLabel: words.back }
  children.forEach(speakTurkish)
}

/** A rehype plugin: the heading above footnotes and the names of the links back, in Turkish on pages tr.mdx. */
export const footnoteWords =
  () =>
  (tree: Element, { path = '' }: { path?: string }) => {
    if (path.endsWith('tr.mdx')) speakTurkish(tree)
  }
