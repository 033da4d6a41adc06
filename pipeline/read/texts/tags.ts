// Tags of texts: those of this site, with what each may take, and those of web pages, with what to write instead.
import { write } from '../advice'
import { siteTags } from '../../schemas/page'
import { both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import { namesIn, ofAttribute, type Node } from './nodes'

/** What to write instead of a tag of web pages. */
const insteadOfTags = both(
  'Tags of web pages do not work here. Write **bold**, *italic*, [text](/registration), ![picture](/1.jpg), ², ₂, “## Title”, “- ” before each item of a list, and an empty line between paragraphs.',
  'Web sayfası etiketleri burada çalışmaz. **kalın**, *eğik*, [metin](/registration), ![görsel](/1.jpg), ², ₂, “## Başlık” yazın; liste maddelerini “- ” ile başlatın, paragrafların arasında boş satır bırakın.',
)

/** Tags of a text that are not among those allowed in it, each once: a table of web pages has many. */
export function unknownTags(
  page: { file: string; tags: (Position & { value: string })[] },
  allowed: string[],
): Problem[] {
  const tags = allowed.map((tag) => `<${tag} />`).join(', ')
  const list = both(`Allowed here: ${tags}.`, `Burada kullanılabilenler: ${tags}.`)
  return page.tags
    .filter(({ value }, index) => page.tags.findIndex((other) => other.value === value) === index)
    .filter(({ value }) => !allowed.includes(value))
    .map(({ value, line, column }) => {
      const near = suggestion(value, allowed)
      return fileProblem(page.file, {
        line,
        column,
        message: both(`<${value}> is not known on this page.`, `<${value}> bu sayfada kullanılamaz.`),
        advice: /^[a-z]/.test(value) ? insteadOfTags : didYouMean(near && `<${near} />`, list, list),
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
  const isOneFact = name !== 'Fact' || ofAttribute(node) === names[0]
  if (!isWrong && children.length === 0 && (!takesOf || (names.length > 0 && isOneFact))) return undefined
  const forms = name === 'Fact' ? names : [ofAttribute(node)]
  return {
    message: both(`This is not how <${name} /> is written.`, `<${name} /> böyle yazılmaz.`),
    advice: write(
      takesOf
        ? forms.map((of) => `<${name} of="${of.replace(/,$/, '') || '…'}" />`).join(' ')
        : `<${name} />`,
    ),
  }
}
