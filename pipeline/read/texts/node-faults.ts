// What is wrong with a part of a text, as far as it can be seen from that part alone.
import { siteTags } from '../../schemas/page'
import { both, type Fault, type Position } from '../problem'
import { mistakesIn, shownTag } from './markdown-mistakes'
import { commandFault, expressionFault } from './mdx-faults'
import { allWithin, isTag, startOf, type Node } from './nodes'
import { childrenFault, tagFault } from './tags'

/** Nothing but comments: what is between two of them would be run as code. */
const isComment = ({ value = '' }: Node) => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)+\s*$/.test(value)

/** Tags that may be used within a sentence; every other one is a block of its own. */
const withinSentences = ['Fact']

type Rule = Fault & { type: Node['type'][]; isWrong: (node: Node, tree: Node) => boolean }

const rules: Rule[] = [
  {
    type: ['mdxFlowExpression', 'mdxTextExpression'],
    isWrong: (node) => !isComment(node),
    ...expressionFault,
  },
  { type: ['mdxjsEsm'], isWrong: () => true, ...commandFault },
  { type: ['inlineCode', 'code'], isWrong: ({ value = '' }) => shownTag.pattern.test(value), ...shownTag },
  {
    // Unknown tags are refused by their name (unknownTags).
    type: ['mdxJsxTextElement'],
    isWrong: ({ name }) => !withinSentences.includes(name ?? '') && siteTags.includes(name ?? ''),
    message: both('This tag is inside a paragraph.', 'Bu etiket bir paragrafın içinde.'),
    advice: both(
      'Put it on a line of its own, with an empty line before and after.',
      'Kendi satırına yazın; önünde ve ardında boş satır bırakın.',
    ),
  },
  {
    type: ['heading'],
    isWrong: ({ children }) => !children?.length,
    message: both('The heading is empty.', 'Başlık boş.'),
    advice: both('Write “## Title”, or delete the line.', '“## Başlık” yazın ya da satırı silin.'),
  },
  {
    type: ['heading'],
    isWrong: ({ depth }) => depth === 1,
    message: both(
      'A heading with one # is the page’s title, which is in its header already.',
      'Tek # ile yazılan başlık, sayfanın başlık bölümünde zaten yazılı olan başlığıdır.',
    ),
    advice: both('Write “## …” for a section.', 'Bölüm için “## …” yazın.'),
  },
  {
    type: ['footnoteDefinition'],
    isWrong: ({ identifier }, tree) =>
      !allWithin(tree).some((other) => other.type === 'footnoteReference' && other.identifier === identifier),
    message: both(
      'No mark leads to this footnote: it is not shown.',
      'Bu dipnota götüren bir işaret yok: Görünmez.',
    ),
    advice: both(
      'Put its mark, such as [^1], into the text, or delete the note.',
      'İşaretini, örneğin [^1], metne koyun ya da dipnotu silin.',
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
    isWrong: ({ url = '' }) => url === '' || /^https?:/i.test(url),
    message: both(
      'The picture is not on this site: browsers cannot fetch it.',
      'Görsel bu sitede değil: Tarayıcılar onu getiremez.',
    ),
    advice: both(
      'Put it into the folder static/ and write ![what it shows](/name.jpg).',
      'Görseli static/ klasörüne koyup ![ne gösterdiği](/ad.jpg) yazın.',
    ),
  },
  {
    type: ['image'],
    isWrong: ({ url, alt }) => Boolean(url) && !/^https?:/i.test(url!) && !alt,
    message: both('The picture has no description.', 'Görselin açıklaması yok.'),
    advice: both(
      'Write what it shows: ![what it shows](/1.jpg).',
      'Ne gösterdiğini yazın: ![ne gösterdiği](/1.jpg).',
    ),
  },
]

/** Everything that is wrong with a node, at its place in the text. */
export function faultsOf(
  node: Node,
  parent: Node | undefined,
  { source, tree }: { source: string; tree: Node },
): (Fault & Position)[] {
  // The pieces around an address that is written bare have no place of their own.
  const start = startOf(node.position || !parent ? node : parent)
  if (node.type === 'text') {
    const escaped = source[node.position?.start.offset ?? 0] === '\\'
    const opens = !escaped && parent?.type === 'paragraph' && parent.children?.[0] === node
    return mistakesIn(node.value ?? '', start, opens)
  }
  const ofTag = isTag(node) ? [childrenFault(node), tagFault(node)] : []
  const broken = rules.filter(({ type, isWrong }) => type.includes(node.type) && isWrong(node, tree))
  return [...broken, ...ofTag].flatMap((fault) =>
    fault ? [{ ...start, message: fault.message, advice: fault.advice }] : [],
  )
}
