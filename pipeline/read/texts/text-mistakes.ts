// What is wrong with a part of a text, as far as it can be seen from that part alone.
import { siteTags } from '../../schemas/page'
import { both, fault, placeAt, type Fault, type Position } from '../problem'
import { isTag, startOf, type Node } from './nodes'
import { commandFault, expressionFault } from './parse-errors'
import { tagFault } from './tags'

/** `$V_f$`, and a line end in letters. A source of patterns with the flag u. */
export const texMark = /\$[^$\s][^$\n]*[\\_^][^$\n]*\$|\\[A-Za-z]+\{|\\n(?!\p{Ll})/u.source

/** Nothing but comments: what is between two of them would be run as code. */
const isComment = ({ value = '' }: Node) => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)+\s*$/.test(value)

type Rule = Fault & {
  types: Node['type'][]
  /** What its words must not contain, or whether it is wrong as a whole. */
  isWrong: RegExp | ((node: Node, source: string) => boolean)
}

const rules: Rule[] = [
  {
    // A tag without its <, or in the backticks with which the guide prints it.
    types: ['text', 'inlineCode', 'code'],
    isWrong: /(?<!<\s*|\p{L})\p{Lu}\p{Ll}+\p{L}*( of="[^"]*")? *\/>|<\s*\p{Lu}\p{L}*( of="[^"]*")? *\/?>/u,
    message: both('This tag is shown as it is written.', 'Bu etiket sayfada yazıldığı gibi görünür.'),
    advice: both(
      'Write it plainly, such as <FeeTable />, between < and />, without a space after < and without backticks.',
      'Etiketi < ile /> arasında, < işaretinden sonra boşluk ve ters tırnak olmadan, örneğin <FeeTable /> biçiminde yazın.',
    ),
  },
  {
    // Bold text that is not closed; TeX; characters that only Word's fonts have; a link with a space in it, or without an address.
    types: ['text'],
    isWrong: new RegExp(
      `\\*\\*|==\\p{L}[^=\\n]*==|${texMark}|(?<!^)[\\ue000-\\uf8ff]|\\]\\s?\\((?=\\S|$)|\\)\\[(?=\\/|mailto:|$)|\\]\\[`,
      'mu',
    ),
    ...fault(
      'These symbols are shown as they are written.',
      'Bu simgeler sayfada yazıldığı gibi görünür.',
      'Write **bold** and *italic* without spaces inside the stars, [text](/registration) without spaces in the address, formulas with characters such as ² and ₂.',
      '**kalın** ve *eğik* yazıda yıldızların içinde, [metin](/registration) bağlantısının adresinde boşluk bırakmayın; formülleri ² ve ₂ gibi karakterlerle yazın.',
    ),
  },
  {
    types: ['text'],
    isWrong:
      /^(?:[•·▪◦‣–—●○■□➢►▶\uf0a7\uf0b7\uf0d8]\s|[-*+]\u00a0|-(?=\p{L}|$)|\*(?=\p{L}).*\n\*(?=\p{L}))/mu,
    message: both('This is not read as an item of a list.', 'Bu satır bir liste maddesi olarak okunmuyor.'),
    advice: both(
      'Begin each item on a line of its own with “- ” or “1. ”, with an ordinary space.',
      'Her maddeyi kendi satırında “- ” ya da “1. ” ile, normal boşlukla başlatın.',
    ),
  },
  {
    // Lines of a table below one another, or the line below its header alone.
    types: ['text'],
    isWrong: /^\|.*\n\||^\|[ :|-]*--[ :|-]*\|$/m,
    message: both('This table is shown as a line of symbols.', 'Bu tablo bir dizi işaret olarak görünür.'),
    advice: both(
      'Leave an empty line above it and none within it, and put a line | --- | --- | below its header, with as many parts as there are columns.',
      'Üstünde boş bir satır bırakın, içinde bırakmayın; başlık satırının altına sütun sayısı kadar bölümü olan | --- | --- | satırını ekleyin.',
    ),
  },
  {
    types: ['mdxFlowExpression', 'mdxTextExpression'],
    isWrong: (node) => !isComment(node),
    ...expressionFault,
  },
  { types: ['mdxjsEsm'], isWrong: () => true, ...commandFault },
  {
    // Every tag but <Fact> is a block of its own. Unknown tags are refused by their name (unknownTags).
    types: ['mdxJsxTextElement'],
    isWrong: ({ name }) => name !== 'Fact' && siteTags.includes(name ?? ''),
    message: both('This tag is inside a paragraph.', 'Bu etiket bir paragrafın içinde.'),
    advice: both(
      'Put it on a line of its own, with an empty line before and after.',
      'Kendi satırına yazın; önünde ve ardında boş satır bırakın.',
    ),
  },
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
    types: ['link'],
    isWrong: ({ url, children }) => !url || url === '#' || !children?.length,
    message: both('The link has no address or no text.', 'Bağlantının adresi ya da metni boş.'),
    advice: both('Write [text](/registration).', '[metin](/registration) biçiminde yazın.'),
  },
  {
    types: ['image'],
    isWrong: ({ url = '', alt }) => url === '' || /^https?:/i.test(url) || !alt,
    ...fault(
      'The picture has no description, or is not on this site.',
      'Görselin açıklaması yok ya da görsel bu sitede değil.',
      'Put it into the folder static/ and write ![what it shows](/name.jpg).',
      'Görseli static/ klasörüne koyup ![ne gösterdiği](/ad.jpg) yazın.',
    ),
  },
]

/** Everything that is wrong with a node, at its place in the text. */
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
