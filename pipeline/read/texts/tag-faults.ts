// Checks of a tag that could be parsed: its attributes, the names in `of`, and that it has no children.
import { both, type Position } from '../problem'
import { siteTags } from './mdx-faults'
import { ofAttribute, type Node, type Telling, type Use } from './text-file'

const asking = new Set(['Fact', 'Downloads'])

/** Reports the first attribute that its tag does not take; tells whether there is one. Only `of="…"` is ever taken. */
export function attributeFault({ name, attributes = [] }: Node, here: Position, tell: Telling): boolean {
  // Others are refused by their name (page-file.ts).
  if (!name || !siteTags.includes(name)) return false
  const takesOf = asking.has(name)
  const wrong = attributes.find(
    ({ type, name: attribute, value }) =>
      type !== 'mdxJsxAttribute' || (value && typeof value === 'object') || attribute !== 'of' || !takesOf,
  )
  if (!wrong) return false
  const inBraces = typeof wrong.value !== 'string' || !wrong.name
  const words =
    (takesOf && ofAttribute({ type: '', attributes })) || (takesOf && !inBraces ? String(wrong.value) : '…')
  const tag = takesOf ? `<${name} of="${words}" />` : `<${name} />`
  tell(
    here,
    wrong.name && (wrong.name !== 'of' || !takesOf)
      ? both(`<${name} /> takes no “${wrong.name}”.`, `<${name} /> etiketi “${wrong.name}” almaz.`)
      : both(`Braces do not belong in <${name} />.`, `<${name} /> içinde süslü ayraç kullanılmaz.`),
    both(`Write ${tag}.`, `${tag} yazın.`),
  )
  return true
}

/** What `of="…"` asks for. A fact is one; downloads may be several, with blanks between them. */
export function askedOf(node: Node, here: Position, tell: Telling): Use[] {
  if (!asking.has(node.name ?? '')) return []
  const written = ofAttribute(node)
  const values = written.split(/\s+/).filter(Boolean)
  if (values.length === 0) {
    tell(
      here,
      both(`<${node.name} /> does not say what it shows.`, `<${node.name} /> neyi göstereceğini söylemiyor.`),
      both(
        `Write <${node.name} of="…" /> with a name between the quotation marks.`,
        `Tırnak arasına bir ad yazarak <${node.name} of="…" /> biçiminde kullanın.`,
      ),
    )
  }
  // No name of a fact is without a point: `date poster-submission` is one.
  if (node.name === 'Fact' && values.length > 1 && !values.every((value) => value.includes('.')))
    return [{ ...here, value: written }]
  if (node.name === 'Fact' && values.length > 0 && written !== values[0]) {
    const tags = values.map((value) => `<Fact of="${value}" />`).join(' ')
    tell(
      here,
      values.length > 1
        ? both('One <Fact /> shows one fact.', 'Bir <Fact /> tek bir bilgi gösterir.')
        : both(
            `Blanks stand around the name “${values[0]}”.`,
            `“${values[0]}” adının önünde ya da ardında boşluk var.`,
          ),
      both(`Write ${tags}.`, `${tags} yazın.`),
    )
    return []
  }
  return values.map((value) => ({ ...here, value }))
}

/** Tags of the site show what they take from the data: words between two halves of a tag would be lost. */
export function childrenFault(node: Node, here: Position, tell: Telling): void {
  if (!/^\p{Lu}/u.test(node.name ?? '') || !node.children?.length) return
  tell(
    here,
    both(
      `What stands between <${node.name}> and </${node.name}> is not shown.`,
      `<${node.name}> ile </${node.name}> arasında yazılanlar gösterilmez.`,
    ),
    both(
      'Close the tag with a slash before >, and write the words after it.',
      'Etiketi > işaretinden önce eğik çizgiyle kapatın; sözleri ardından yazın.',
    ),
  )
}

/** Facts anywhere within a node. */
export const factsWithin = (node: Node): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.name === 'Fact' ? [child] : []), ...factsWithin(child)])
