// Tags of texts, with what each may take.
import { siteTags } from '../../schemas/page'
import { write, both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import { namesIn, ofAttribute, type Node } from './nodes'

/** Tags of a text that are not among those allowed in it, each once: a table of web pages has many. */
export function unknownTags(
  page: { file: string; tags: (Position & { value: string })[] },
  allowed: string[],
): Problem[] {
  const tags = allowed.map((tag) => `<${tag} />`).join(', ')
  const list = both(
    `Allowed here: ${tags}. Tags of web pages do not work: write **bold**, [text](/registration), ², ₂, “## Title”, “- ” before each item of a list.`,
    `Burada kullanılabilenler: ${tags}. Web sayfası etiketleri çalışmaz: **kalın**, [metin](/registration), ², ₂, “## Başlık” yazın; liste maddelerini “- ” ile başlatın.`,
  )
  return page.tags
    .filter(({ value }, index) => page.tags.findIndex((other) => other.value === value) === index)
    .filter(({ value }) => !allowed.includes(value))
    .map(({ value, line, column }) => {
      const near = suggestion(value, allowed)
      return fileProblem(page.file, {
        line,
        column,
        message: both(`<${value}> is not known on this page.`, `<${value}> bu sayfada kullanılamaz.`),
        advice: didYouMean(near && `<${near} />`, list, list),
      })
    })
}

/** Tags that take `of="…"`. */
const withNames = new Set(['Fact', 'Downloads'])

/** What is wrong with how a tag of the site is written. What it asks for is then not known; what is within it is not shown. */
export function tagFault(node: Node): Fault | undefined {
  const { name, attributes = [], children = [] } = node
  if (!siteTags.includes(name ?? '')) return undefined
  const takesOf = withNames.has(name!)
  const isWrong = attributes.some(
    ({ type, name: attribute, value }) =>
      type !== 'mdxJsxAttribute' || typeof value === 'object' || attribute !== 'of' || !takesOf,
  )
  const names = namesIn(node)
  const isNamed = name === 'Fact' ? ofAttribute(node) === names[0] : !takesOf || names.length > 0
  if (!isWrong && children.length === 0 && isNamed) return undefined
  return {
    message: both(`This is not how <${name} /> is written.`, `<${name} /> böyle yazılmaz.`),
    advice: write(`<${name}${takesOf ? ' of="…"' : ''} />`),
  }
}
