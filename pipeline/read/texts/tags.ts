// Tags of texts: those of this site, with what each may take, and those of web pages, with what to write instead.
import { write, writeLowered } from '../advice'
import type { Bilingual } from '../../schemas/kinds'
import { siteTags } from '../../schemas/page'
import { both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import { namesIn, ofAttribute, type Node } from './nodes'

/** What to write instead of tags of web pages. */
const markdownFor: [tags: string, advice: Bilingual][] = [
  [
    'br p',
    both('Leave an empty line between two paragraphs.', 'İki paragrafın arasına boş bir satır bırakın.'),
  ],
  ['b strong u', both('Write **bold**.', '**kalın** biçiminde yazın.')],
  ['i em', both('Write *italic*.', '*eğik* biçiminde yazın.')],
  ['a iframe', both('Write [text](https://example.org).', '[metin](https://example.org) biçiminde yazın.')],
  ['sup', both('Write the raised character itself: ², ³.', 'Üst simgenin kendisini yazın: ², ³.')],
  ['sub', writeLowered],
  ['img', both('Write ![what it shows](/1.jpg).', '![ne gösterdiği](/1.jpg) biçiminde yazın.')],
  ['h1 h2 hr', both('Write “## Title”.', '“## Başlık” yazın.')],
  ['h3', both('Write “### Title”.', '“### Başlık” yazın.')],
  [
    'table',
    both(
      'Write a table with | between its columns and a line | --- | --- | below its header.',
      'Tabloyu sütunlar arasına | koyarak, başlığın altına | --- | --- | satırı ekleyerek yazın.',
    ),
  ],
  ['ol', both('Begin each line of a list with “1. ”.', 'Listenin her satırını “1. ” ile başlatın.')],
  ['ul li', both('Begin each line of a list with “- ”.', 'Listenin her satırını “- ” ile başlatın.')],
]

const noTag = both(
  'Delete the tag: tags of web pages do not work here.',
  'Etiketi silin: Web sayfası etiketleri burada çalışmaz.',
)

/** What to write instead of a tag of web pages; undefined for other tags. */
export const insteadOf = (tag: string): Bilingual | undefined =>
  markdownFor.find(([tags]) => tags.split(' ').includes(tag.toLowerCase()))?.[1]

/** Tags that are only used within one of these, which is reported. */
const partOf: Record<string, string[]> = {
  li: ['ul', 'ol'],
  ...Object.fromEntries(['caption', 'thead', 'tbody', 'tr', 'th', 'td'].map((part) => [part, ['table']])),
}

/** Tags of a text that are not among those allowed in it. */
export function unknownTags(
  page: { file: string; tags: (Position & { value: string })[] },
  allowed: string[],
): Problem[] {
  const used = page.tags.map(({ value }) => value.toLowerCase())
  const tags = allowed.map((tag) => `<${tag} />`).join(', ')
  const list = both(`Allowed here: ${tags}.`, `Burada kullanılabilenler: ${tags}.`)
  return page.tags
    .filter(({ value }) => !allowed.includes(value))
    .filter(({ value }) => !partOf[value.toLowerCase()]?.some((whole) => used.includes(whole)))
    .map(({ value, line, column }) => {
      const near = suggestion(value, allowed)
      const otherwise = /^[a-z]/.test(value) ? noTag : list
      return fileProblem(page.file, {
        line,
        column,
        message: both(`<${value}> is not known on this page.`, `<${value}> bu sayfada kullanılamaz.`),
        advice: insteadOf(value) ?? didYouMean(near && `<${near} />`, otherwise, list),
      })
    })
}

/** Tags that take `of="…"`. */
const asking = new Set(['Fact', 'Downloads'])

/** The first attribute that its tag does not take. Only `of="…"` is ever taken. */
function attributeFault({ name, attributes = [] }: Node): Fault | undefined {
  const takesOf = asking.has(name!)
  const wrong = attributes.find(
    ({ type, name: attribute, value }) =>
      type !== 'mdxJsxAttribute' || typeof value === 'object' || attribute !== 'of' || !takesOf,
  )
  if (!wrong) return undefined
  const of = ofAttribute({ type: '', attributes }) || (typeof wrong.value === 'string' ? wrong.value : '…')
  return {
    message: both(
      `<${name} /> does not take “${wrong.name ?? '{'}”, written like this.`,
      `<${name} />, “${wrong.name ?? '{'}” ile bu biçimde kullanılmaz.`,
    ),
    advice: write(takesOf ? `<${name} of="${of}" />` : `<${name} />`),
  }
}

/** A tag that does not say what it shows. A fact is one; downloads may be several, with spaces between them. */
function namesFault(node: Node): Fault | undefined {
  const { name } = node
  if (!asking.has(name!)) return undefined
  const names = namesIn(node)
  if (names.length === 0) {
    return {
      message: both(`<${name} /> does not say what it shows.`, `<${name} /> neyi göstereceğini söylemiyor.`),
      advice: both(
        `Write <${name} of="…" /> with a name between the quotation marks.`,
        `Tırnak arasına bir ad yazarak <${name} of="…" /> biçiminde kullanın.`,
      ),
    }
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

/** What is wrong with what a tag takes; what it asks for is then not known. */
export const tagFault = (node: Node): Fault | undefined =>
  siteTags.includes(node.name ?? '') ? (attributeFault(node) ?? namesFault(node)) : undefined

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
