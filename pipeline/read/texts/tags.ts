// Tags of texts: those of this site, with what each may take, and those of web pages, with what to write instead.
import { write } from '../advice'
import { siteTags } from '../../schemas/page'
import { both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import { namesIn, ofAttribute, type Node } from './nodes'

/** What to write instead of a tag of web pages. */
export const insteadOfTags = both(
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

/** What is wrong with how a tag of the site is written; what it asks for is then not known. */
export function tagFault(node: Node): Fault | undefined {
  const { name, attributes = [] } = node
  if (!siteTags.includes(name ?? '')) return undefined
  const takesOf = withNames.has(name!)
  const wrong = attributes.find(
    ({ type, name: attribute, value }) =>
      type !== 'mdxJsxAttribute' || typeof value === 'object' || attribute !== 'of' || !takesOf,
  )
  const names = namesIn(node)
  const form = takesOf ? `<${name} of="${ofAttribute(node) || '…'}" />` : `<${name} />`
  if (wrong)
    return {
      message: both(
        `<${name} /> does not take “${wrong.name ?? '{'}”, written like this.`,
        `<${name} />, “${wrong.name ?? '{'}” ile bu biçimde kullanılmaz.`,
      ),
      advice: write(form),
    }
  if (takesOf && names.length === 0)
    return {
      message: both(`<${name} /> does not say what it shows.`, `<${name} /> neyi göstereceğini söylemiyor.`),
      advice: write(form),
    }
  if (name !== 'Fact' || ofAttribute(node) === names[0]) return undefined
  return {
    message: both(
      'A <Fact /> shows one fact, without spaces around its name.',
      'Bir <Fact /> tek bir bilgi gösterir; adının çevresinde boşluk olmaz.',
    ),
    advice: write(names.map((value) => `<Fact of="${value.replace(/,$/, '')}" />`).join(' ')),
  }
}

/** Tags of the site show what they take from the data: words between two halves of a tag would be lost. */
export function childrenFault({ name, children }: Node): Fault | undefined {
  if (!siteTags.includes(name ?? '') || !children?.length) return undefined
  return {
    message: both(
      `What is between <${name}> and </${name}> is not shown.`,
      `<${name}> ile </${name}> arasında yazılanlar gösterilmez.`,
    ),
    advice: both(
      'Close the tag with a slash before >, and write the text after it.',
      'Etiketi > işaretinden önce eğik çizgiyle kapatın; metni ardından yazın.',
    ),
  }
}
