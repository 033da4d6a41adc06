// What is wrong with a part of a text, as far as it can be seen from that part alone.
import { both, type Fault, type Position } from '../problem'
import { linkFault } from './link-faults'
import { mistakesIn, shownTag } from './markdown-mistakes'
import { commandFault, expressionFault } from './mdx-faults'
import { braceFault, commandLineFault } from './mdx-slips'
import { allWithin, isTag, startOf, type Node } from './nodes'
import { siteTags } from '../../schemas/page'
import { childrenFault, tagFault } from './tag-faults'
import type { TextFile } from './text-file'

/** Nothing but comments: what stands between two of them would be run as code. */
const isComment = (node: Node) => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)+\s*$/.test(node.value ?? '')

const emptyHeading: Fault = {
  message: both('The heading has no words.', 'Başlıkta söz yok.'),
  advice: both('Write “## Title”, or delete the line.', '“## Başlık” yazın ya da satırı silin.'),
}

const secondTitle: Fault = {
  message: both(
    'A heading with one # is the page’s title, which stands at the head.',
    'Tek # ile yazılan başlık, sayfanın zaten üstte duran başlığıdır.',
  ),
  advice: both('Write “## …” for a section.', 'Bölüm için “## …” yazın.'),
}

const unmarkedNote: Fault = {
  message: both(
    'No mark leads to this footnote: it is not shown.',
    'Bu dipnota götüren bir işaret yok: Görünmez.',
  ),
  advice: both(
    'Put its mark, such as [^1], into the text, or delete the note.',
    'İşaretini, örneğin [^1], metne koyun ya da dipnotu silin.',
  ),
}

/** Tags that stand within a sentence; every other one is a block of its own. */
const withinSentences = new Set(['Fact'])

/** Unknown tags are refused by their name (page-file.ts). */
function blockInSentence({ type, name }: Node): Fault | undefined {
  if (type !== 'mdxJsxTextElement' || !name || withinSentences.has(name) || !siteTags.includes(name))
    return undefined
  return {
    message: both(`<${name} /> stands inside a paragraph.`, `<${name} /> bir paragrafın içinde duruyor.`),
    advice: both(
      'Put it on a line of its own, with an empty line before and after.',
      'Kendi satırına yazın; önünde ve ardında boş satır bırakın.',
    ),
  }
}

/** The faults of a node but those of its plain text. */
function ownFaults(node: Node, tree: Node): (Fault | undefined)[] {
  const { type, value = '' } = node
  if (isTag(node)) return [blockInSentence(node), childrenFault(node), tagFault(node)]
  switch (type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node) ? [] : [braceFault(value) ?? expressionFault]
    case 'mdxjsEsm':
      return [commandLineFault(value) ?? commandFault]
    case 'heading':
      return [node.children?.length ? undefined : emptyHeading, node.depth === 1 ? secondTitle : undefined]
    case 'link':
    case 'image':
      return [linkFault(node)]
    case 'inlineCode':
    case 'code':
      return [shownTag.pattern.test(value) ? shownTag : undefined]
    case 'footnoteDefinition': {
      const isMark = (other: Node) =>
        other.type === 'footnoteReference' && other.identifier === node.identifier
      return [allWithin(tree).some(isMark) ? undefined : unmarkedNote]
    }
    default:
      return []
  }
}

/** Everything that is wrong with a node, at its place in the text. */
export function faultsOf(
  node: Node,
  parent: Node | undefined,
  { source, tree }: Pick<TextFile, 'source' | 'tree'>,
): (Fault & Position)[] {
  // The pieces around an address that is written bare have no place of their own.
  const start = startOf(node.position || !parent ? node : parent)
  if (node.type === 'text') {
    const escaped = source[node.position?.start.offset ?? 0] === '\\'
    const opens = !escaped && parent?.type === 'paragraph' && parent.children?.[0] === node
    return mistakesIn(node.value ?? '', start, opens)
  }
  return ownFaults(node, tree).flatMap((fault) => (fault ? [{ ...fault, ...start }] : []))
}
