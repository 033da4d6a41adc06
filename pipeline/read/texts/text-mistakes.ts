// What is wrong with a text: what the MDX parser refuses, and what is wrong with a part of it, as far as it can be seen from that part.
import { siteTags } from '../../schemas/page'
import {
  both,
  fault,
  fileProblem,
  joined,
  placeAt,
  write,
  type Fault,
  type Position,
  type Problem,
} from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import { isTag, namesIn, ofAttribute, startOf, type Node } from './nodes'

/** What the MDX library says. Line and column count from 1 and are absent where it knows none. */
export type ParseError = { reason: string; line?: number | null; column?: number | null }

const readAsCode = fault(
  'A curly bracket { or }, or a line that begins with “import” or “export”, is read as a command here.',
  'Süslü parantez { } ile “import” ya da “export” sözcüğüyle başlayan satırlar burada komut sayılır.',
  'Write ordinary brackets ( ), a tag such as <Fact of="event.dates" />, or begin the line with another word. A comment is {/* … */}.',
  '( ) ya da <Fact of="event.dates" /> gibi bir etiket yazın ya da satırı başka bir sözcükle başlatın. Yorum {/* … */} biçiminde yazılır.',
)

const wrongTag = fault(
  'A tag is not closed or not opened, its quotation marks are wrong, or a “<” is in the text.',
  'Bir etiket kapatılmamış ya da açılmamış, tırnakları yanlış ya da metinde “<” işareti var.',
  'Close a tag of this site with a slash and use straight quotation marks, such as <Fact of="event.dates" />. For “<” itself write &lt;. A link is [text](https://example.org), a comment {/* … */}; tags of web pages do not work here.',
  'Sitenin etiketini eğik çizgiyle kapatın, düz tırnak kullanın, örneğin <Fact of="event.dates" />. “<” işaretinin kendisi için &lt; yazın. Bağlantı [metin](https://example.org), yorum {/* … */} biçiminde yazılır; web sayfası etiketleri burada çalışmaz.',
)

/** What the parser says of a part that it takes for code. It also names braces where the quotation marks of a tag are wrong. */
const ofCode =
  /^(?!.*(?:attribute value|attribute name, such as a letter)).*(?:import\/exports|brace|acorn|expression)/is

/** The place to correct: where the tag or bracket was opened, rather than where the text ended without it. */
function placeOf(text: string, { reason, line, column }: ParseError): Position {
  const range = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason)
  if (range) return { line: Number(range[1]), column: Number(range[2]) }
  const opening = /expression/.test(reason) ? /\{(?![^{]*\})/ : /<[\p{L}][^>]*$/u
  const lines = text.split('\n')
  const opened = /end of file/.test(reason) ? lines.findLastIndex((other) => opening.test(other)) : -1
  if (opened >= 0) return { line: opened + 1, column: lines[opened]!.search(opening) + 1 }
  return { line: line ?? 1, column: column ?? 1 }
}

/** The fault behind an error of the parser, with its place in the text (from line 1). */
export function explainParseError(text: string, error: ParseError): Fault & Position {
  return { ...placeOf(text, error), ...(ofCode.test(error.reason) ? readAsCode : wrongTag) }
}

/** `$V_f$`, and a line end in letters. A source of patterns with the flag u. */
export const texMark = /\$[^$\s][^$\n]*[\\_^][^$\n]*\$|\\[A-Za-z]+\{|\\n(?!\p{Ll})/u.source

/** Nothing but comments: what is between two of them would be run as code. */
const isComment = ({ value = '' }: Node) => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)+\s*$/.test(value)

/** A tag that is no tag: without its <, or with a space after it. */
const shownTag = /(?<!<\s*|\p{L})\p{Lu}\p{Ll}+\p{L}*( of="[^"]*")? *\/>|<\s*\p{Lu}\p{L}*( of="[^"]*")? *\/?>/u

/** What Markdown does not read as it was intended. */
const asWritten = new RegExp(
  [
    shownTag.source,
    // Bold text that is not closed, marked text, TeX, characters that only Word's fonts have.
    `\\*\\*|==\\p{L}[^=\\n]*==|${texMark}|(?<!^)[\\ue000-\\uf8ff]`,
    // A link with a space in it, or without an address.
    '\\]\\s?\\((?=\\S|$)|\\)\\[(?=\\/|mailto:|$)|\\]\\[',
    // Items of a list.
    '^(?:[•·▪◦‣–—●○■□➢►▶\\uf0a7\\uf0b7\\uf0d8]\\s|[-*+]\\u00a0|-(?=\\p{L}|$)|\\*(?=\\p{L}).*\\n\\*(?=\\p{L}))',
    // Lines of a table below one another, or the line below its header alone.
    '^\\|.*\\n\\||^\\|[ :|-]*--[ :|-]*\\|$',
  ].join('|'),
  'mu',
)

const shownAsWritten = fault(
  'These symbols are shown as they are written.',
  'Bu simgeler sayfada yazıldığı gibi görünür.',
  'Write **bold** and *italic* without spaces inside the stars, [text](/registration) without spaces in the address, tags such as <FeeTable /> without backticks, formulas with characters such as ² and ₂. Begin each item of a list with “- ” or “1. ” on a line of its own. Leave an empty line above a table and none within it, and put a line | --- | --- | below its header.',
  '**kalın** ve *eğik* yazıda yıldızların içinde, [metin](/registration) bağlantısının adresinde boşluk bırakmayın; <FeeTable /> gibi etiketleri ters tırnaksız, formülleri ² ve ₂ gibi karakterlerle yazın. Liste maddelerini kendi satırında “- ” ya da “1. ” ile başlatın. Tablonun üstünde boş bir satır bırakın, içinde bırakmayın; başlığının altına | --- | --- | satırını ekleyin.',
)

type Rule = Fault & {
  types: Node['type'][]
  /** What its words must not contain, or whether it is wrong as a whole. */
  isWrong: RegExp | ((node: Node, source: string) => boolean)
}

const rules: Rule[] = [
  { types: ['text'], isWrong: asWritten, ...shownAsWritten },
  // In the backticks with which the guide prints it.
  { types: ['inlineCode', 'code'], isWrong: shownTag, ...shownAsWritten },
  { types: ['mdxFlowExpression', 'mdxTextExpression'], isWrong: (node) => !isComment(node), ...readAsCode },
  { types: ['mdxjsEsm'], isWrong: () => true, ...readAsCode },
  {
    types: ['heading', 'paragraph'],
    isWrong: ({ type, depth, children, position }, source) =>
      type === 'heading'
        ? depth === 1 || !children?.length
        : /^#{1,6}[^\s#]/.test(source.slice(position?.start.offset)),
    ...fault(
      'This is not a heading of a section: “#” alone is the page’s title.',
      'Bu bir bölüm başlığı değil: Tek “#” sayfanın başlığıdır.',
      'Write “## Title”, with a space after ##, or \\#word for the character itself.',
      'Ardında boşlukla “## Başlık” yazın; işaretin kendisi isteniyorsa \\#sözcük yazın.',
    ),
  },
  {
    types: ['link', 'image'],
    isWrong: ({ type, url, alt, children }) =>
      !url || (type === 'link' ? url === '#' || !children?.length : !alt || /^https?:/i.test(url)),
    ...fault(
      'The link or picture has no address or no text, or the picture is not on this site.',
      'Bağlantının ya da görselin adresi ya da metni boş ya da görsel bu sitede değil.',
      'Write [text](/registration), or put the picture into the folder static/ and write ![what it shows](/name.jpg).',
      '[metin](/registration) yazın ya da görseli static/ klasörüne koyup ![ne gösterdiği](/ad.jpg) yazın.',
    ),
  },
]

/** Tags of a text that are not among those allowed in it. */
export function unknownTags(
  file: string,
  used: (Position & { value: string })[],
  allowed: string[],
): Problem[] {
  const tags = allowed.map((tag) => `<${tag} />`).join(', ')
  const list = both(
    `Allowed here: ${tags}. Tags of web pages do not work: write **bold**, [text](/registration), ², ₂, “## Title”, “- ” before each item of a list.`,
    `Burada kullanılabilenler: ${tags}. Web sayfası etiketleri çalışmaz: **kalın**, [metin](/registration), ², ₂, “## Başlık” yazın; liste maddelerini “- ” ile başlatın.`,
  )
  return used
    .filter(({ value }) => !allowed.includes(value))
    .map(({ value, line, column }) => {
      const near = suggestion(value, allowed)
      return fileProblem(file, {
        line,
        column,
        message: both(`<${value}> is not known on this page.`, `<${value}> bu sayfada kullanılamaz.`),
        advice: didYouMean(near && `<${near} />`, list, list),
      })
    })
}

const asBlock = both(
  'Put it on a line of its own, with an empty line before and after.',
  'Kendi satırına yazın; önünde ve ardında boş satır bırakın.',
)

/** What is wrong with how a tag of the site is written. What it asks for is then not known; what is within it is not shown. */
export function tagFault(node: Node): Fault | undefined {
  const { type, name, attributes = [], children = [] } = node
  if (!siteTags.includes(name ?? '')) return undefined
  const isFact = name === 'Fact'
  const takesOf = isFact || name === 'Downloads'
  const names = namesIn(node)
  const isNamed = isFact ? ofAttribute(node) === names[0] : takesOf === names.length > 0
  const isPlain = attributes.every(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'of' && typeof one.value !== 'object',
  )
  // Every tag but <Fact> is a block of its own.
  const isPlaced = isFact || type === 'mdxJsxFlowElement'
  if (isNamed && isPlain && isPlaced && children.length === 0) return undefined
  return {
    message: both(`This is not how <${name} /> is written.`, `<${name} /> böyle yazılmaz.`),
    advice: joined(write(`<${name}${takesOf ? ' of="…"' : ''} />`), isFact ? undefined : asBlock),
  }
}

export function faultsOf(node: Node, parent: Node | undefined, source: string): (Fault & Position)[] {
  // The pieces around an address that is written bare have no place of their own.
  const start = startOf(node.position || !parent ? node : parent)
  const { type, value = '' } = node
  // Words after *italics* are not the beginning of a line.
  const before = parent?.children?.[0] === node ? '' : '\0'
  const text = before + value
  const ofRules = rules.flatMap(({ types, isWrong, message, advice }) => {
    if (!types.includes(type)) return []
    const index =
      isWrong instanceof RegExp ? text.search(isWrong) - before.length : isWrong(node, source) ? 0 : -1
    const at = type === 'text' ? placeAt(value, index, start) : start
    return index < 0 ? [] : [{ ...at, message, advice }]
  })
  const ofTag = isTag(node) ? tagFault(node) : undefined
  return ofTag ? [...ofRules, { ...ofTag, ...start }] : ofRules
}
