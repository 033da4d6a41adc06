// Checks of a tag that could be parsed: its attributes, the names in `of`, and that it has no children.
import { write } from '../advice'
import { siteTags } from '../../schemas/page'
import { both, type Fault } from '../problem'
import { namesIn, ofAttribute, type Node } from './nodes'

const asking = new Set(['Fact', 'Downloads'])

/** The first attribute that its tag does not take. Only `of="…"` is ever taken. */
function attributeFault({ name, attributes = [] }: Node): Fault | undefined {
  // Others are refused by their name (page-file.ts).
  if (!name || !siteTags.includes(name)) return undefined
  const takesOf = asking.has(name)
  const wrong = attributes.find(
    ({ type, name: attribute, value }) =>
      type !== 'mdxJsxAttribute' || (value && typeof value === 'object') || attribute !== 'of' || !takesOf,
  )
  if (!wrong) return undefined
  const inBraces = typeof wrong.value !== 'string' || !wrong.name
  const words =
    (takesOf && ofAttribute({ type: '', attributes })) || (takesOf && !inBraces ? String(wrong.value) : '…')
  const tag = takesOf ? `<${name} of="${words}" />` : `<${name} />`
  return {
    message:
      wrong.name && (wrong.name !== 'of' || !takesOf)
        ? both(`<${name} /> takes no “${wrong.name}”.`, `<${name} /> etiketi “${wrong.name}” almaz.`)
        : both(`Braces do not belong in <${name} />.`, `<${name} /> içinde süslü ayraç kullanılmaz.`),
    advice: write(tag),
  }
}

/** A tag that does not say what it shows. A fact is one; downloads may be several, with blanks between them. */
function namesFault(node: Node): Fault | undefined {
  const { name } = node
  if (!asking.has(name ?? '')) return undefined
  const [first, ...others] = namesIn(node)
  if (first === undefined) {
    return {
      message: both(`<${name} /> does not say what it shows.`, `<${name} /> neyi göstereceğini söylemiyor.`),
      advice: both(
        `Write <${name} of="…" /> with a name between the quotation marks.`,
        `Tırnak arasına bir ad yazarak <${name} of="…" /> biçiminde kullanın.`,
      ),
    }
  }
  if (name !== 'Fact' || ofAttribute(node) === first) return undefined
  const tags = [first, ...others].map((value) => `<Fact of="${value.replace(/,$/, '')}" />`).join(' ')
  return {
    message:
      others.length > 0
        ? both('One <Fact /> shows one fact.', 'Bir <Fact /> tek bir bilgi gösterir.')
        : both(
            `Blanks stand around the name “${first}”.`,
            `“${first}” adının önünde ya da ardında boşluk var.`,
          ),
    advice: write(tags),
  }
}

/** What is wrong with what a tag takes; what it asks for is then not known. */
export const tagFault = (node: Node): Fault | undefined => attributeFault(node) ?? namesFault(node)

/** Tags of the site show what they take from the data: words between two halves of a tag would be lost. */
export function childrenFault(node: Node): Fault | undefined {
  // Others are refused by their name (page-file.ts).
  if (!siteTags.includes(node.name ?? '') || !node.children?.length) return undefined
  return {
    message: both(
      `What stands between <${node.name}> and </${node.name}> is not shown.`,
      `<${node.name}> ile </${node.name}> arasında yazılanlar gösterilmez.`,
    ),
    advice: both(
      'Close the tag with a slash before >, and write the words after it.',
      'Etiketi > işaretinden önce eğik çizgiyle kapatın; sözleri ardından yazın.',
    ),
  }
}
