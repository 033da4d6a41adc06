// What is wrong with a part of a text, as far as it can be seen from that part alone.
import { siteTags } from '../../schemas/page'
import { both, placeAt, type Fault, type Position } from '../problem'
import { isTag, startOf, type Node } from './nodes'
import { commandFault, expressionFault } from './parse-errors'
import { tagFault } from './tags'

/** `$V_f$`, and a line end in letters. A source of patterns with the flag u. */
export const texMark = /\$[^$\s][^$\n]*[\\_^][^$\n]*\$|\\[A-Za-z]+\{|\\n(?!\p{Ll})/u.source

/** What chat programs and forums leave: `【1†source】`, `:contentReference[…]`, `[cite_start]`, `[/b]`. */
const chatMark = /【[^】]*】|:contentReference\[|\[cite(?:_start)?[:\]]|\[\/\w+\]/u.source

/** Nothing but comments: what is between two of them would be run as code. */
const isComment = ({ value = '' }: Node) => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)+\s*$/.test(value)

/** A tag without its <, or in the backticks with which the guide prints it. */
const shownTag = {
  pattern: /(?<!<\s*|\p{L})\p{Lu}\p{Ll}+\p{L}*( of="[^"]*")? *\/>|<\s*\p{Lu}\p{L}*( of="[^"]*")? *\/?>/u,
  message: both('This tag is shown as it is written.', 'Bu etiket sayfada yazıldığı gibi görünür.'),
  advice: both(
    'Write it plainly, such as <FeeTable />, between < and />, without a space after < and without backticks.',
    'Etiketi < ile /> arasında, < işaretinden sonra boşluk ve ters tırnak olmadan, örneğin <FeeTable /> biçiminde yazın.',
  ),
}

/** Markdown that is read as plain text: visitors would see its symbols. */
const plainTextRules: (Fault & { pattern: RegExp })[] = [
  shownTag,
  {
    pattern: /\*\*/,
    message: both(
      'There are two stars ** alone: the bold text is not closed.',
      'İki yıldız ** tek başına: kalın metin kapatılmamış.',
    ),
    advice: both(
      'Write **bold**, without spaces inside the stars.',
      '**kalın** biçiminde, yıldızların içinde boşluk bırakmadan yazın.',
    ),
  },
  {
    // ==words==, [[Page]], :::note, m^2^, a comment of another language, characters that no font has.
    pattern: new RegExp(
      `==\\p{L}[^=\\n]*==|\\[\\[[^\\]\\n]+\\]\\]|^:::|^//\\s?(?=\\p{L})|\\p{L}\\^[-\\d]+\\^|${texMark}|${chatMark}|(?<!^)[\\ue000-\\uf8ff]`,
      'imu',
    ),
    message: both(
      'This mark of another program is shown as it is written.',
      'Bu işaret başka bir programdan kalma; sayfada yazıldığı gibi görünür.',
    ),
    advice: both(
      'Delete it, or write **bold**, *italic*, [text](/registration), ², ₂. A comment is {/* … */}.',
      'Silin ya da **kalın**, *eğik*, [metin](/registration), ², ₂ yazın. Yorum {/* … */} biçiminde yazılır.',
    ),
  },
  {
    pattern:
      /^(?:[•·▪◦‣–—●○■□➢►▶\uf0a7\uf0b7\uf0d8]\s|[-*+]\u00a0|-(?=\p{L}|$)|\*(?=\p{L}).*\n\*(?=\p{L}))/mu,
    message: both('This is not read as an item of a list.', 'Bu satır bir liste maddesi olarak okunmuyor.'),
    advice: both(
      'Begin each item on a line of its own with “- ” or “1. ”, with an ordinary space.',
      'Her maddeyi kendi satırında “- ” ya da “1. ” ile, normal boşlukla başlatın.',
    ),
  },
  {
    // Lines of a table below one another, or the line below its header alone.
    pattern: /^\|.*\n\||^\|[ :|-]*--[ :|-]*\|$/m,
    message: both('This table is shown as a line of symbols.', 'Bu tablo bir dizi işaret olarak görünür.'),
    advice: both(
      'Leave an empty line above it and none within it, and put a line | --- | --- | below its header, with as many parts as there are columns.',
      'Üstünde boş bir satır bırakın, içinde bırakmayın; başlık satırının altına sütun sayısı kadar bölümü olan | --- | --- | satırını ekleyin.',
    ),
  },
  {
    // A space between the brackets or in the address, the brackets swapped, a name without an address.
    pattern: /\]\s?\((?=\S|$)|\)\[(?=\/|mailto:|$)|\]\[/,
    message: both('This link cannot be read.', 'Bu bağlantı okunamıyor.'),
    advice: both(
      'Write [text](/registration), without a space between ] and ( and without spaces in the address.',
      '[metin](/registration) biçiminde, ] ile ( arasında ve adreste boşluk bırakmadan yazın.',
    ),
  },
]

type Rule = Fault & { type: Node['type'][]; isWrong: (node: Node, source: string) => boolean }

const nodeRules: Rule[] = [
  {
    type: ['mdxFlowExpression', 'mdxTextExpression'],
    isWrong: (node) => !isComment(node),
    ...expressionFault,
  },
  { type: ['mdxjsEsm'], isWrong: () => true, ...commandFault },
  { type: ['inlineCode', 'code'], isWrong: ({ value = '' }) => shownTag.pattern.test(value), ...shownTag },
  {
    // Every tag but <Fact> is a block of its own. Unknown tags are refused by their name (unknownTags).
    type: ['mdxJsxTextElement'],
    isWrong: ({ name }) => name !== 'Fact' && siteTags.includes(name ?? ''),
    message: both('This tag is inside a paragraph.', 'Bu etiket bir paragrafın içinde.'),
    advice: both(
      'Put it on a line of its own, with an empty line before and after.',
      'Kendi satırına yazın; önünde ve ardında boş satır bırakın.',
    ),
  },
  {
    type: ['heading', 'paragraph'],
    isWrong: ({ type, depth, children, position }, source) =>
      type === 'heading'
        ? depth === 1 || !children?.length
        : /^#{1,6}[^\s#]/.test(source.slice(position?.start.offset)),
    message: both(
      'This is not a heading of a section: “#” alone is the page’s title.',
      'Bu bir bölüm başlığı değil: Tek “#” sayfanın başlığıdır.',
    ),
    advice: both(
      'Write “## Title”, with a space after ##, or \\#word for the character itself.',
      'Ardında boşlukla “## Başlık” yazın; işaretin kendisi isteniyorsa \\#sözcük yazın.',
    ),
  },
  {
    type: ['link'],
    isWrong: ({ url, children }) => !url || url === '#' || !children?.length,
    message: both('The link has no address or no text.', 'Bağlantının adresi ya da metni boş.'),
    advice: both('Write [text](/registration).', '[metin](/registration) biçiminde yazın.'),
  },
  {
    type: ['image'],
    isWrong: ({ url = '', alt }) => url === '' || /^https?:/i.test(url) || !alt,
    message: both(
      'The picture has no description, or is not on this site.',
      'Görselin açıklaması yok ya da görsel bu sitede değil.',
    ),
    advice: both(
      'Put it into the folder static/ and write ![what it shows](/name.jpg).',
      'Görseli static/ klasörüne koyup ![ne gösterdiği](/ad.jpg) yazın.',
    ),
  },
]

/** Everything that is wrong with a node, at its place in the text. */
export function faultsOf(node: Node, parent: Node | undefined, source: string): (Fault & Position)[] {
  // The pieces around an address that is written bare have no place of their own.
  const start = startOf(node.position || !parent ? node : parent)
  if (node.type === 'text') {
    const text = node.value ?? ''
    const broken = plainTextRules.filter(({ pattern }) => pattern.test(text))
    return broken.map((rule) => ({ ...rule, ...placeAt(text, text.search(rule.pattern), start) }))
  }
  const ofTag = isTag(node) ? [tagFault(node)] : []
  const broken = nodeRules.filter(({ type, isWrong }) => type.includes(node.type) && isWrong(node, source))
  return [...broken, ...ofTag].flatMap((fault) => (fault ? [{ ...fault, ...start }] : []))
}
