// Reads the text of a page or letter: the tags, links, headings and facts it uses, and every mistake in its writing.
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Bilingual, Language } from '../../schemas/kinds'
import { both, type Position, type Problem } from '../problem'
import { linkFault } from './link-faults'
import { askedOf, attributeFault, childrenFault, factsWithin } from './tag-faults'
import { commandFault, expressionFault, siteTags, textFault, type Refusal } from './mdx-faults'
import { shownTag, mistakesIn } from './markdown-mistakes'
import { braceFault, commandLineFault } from './mdx-slips'

export type Use = Position & { value: string }

export type TextFile = {
  file: string
  language: Language
  /** What an organiser calls it: "page /venue (Turkish)". */
  record: Bilingual
  source: string
  /** Names of the tags used. */
  tags: Use[]
  /** Ids asked of `<Fact of="…" />`. */
  facts: Use[]
  /** Those among them that stand within a link. */
  linkedFacts: Use[]
  /** Keys asked of `<Downloads of="…" />`. */
  downloads: Use[]
  /** Targets of links and pictures. */
  links: Use[]
  /** The parsed text (mdast). */
  tree: Node
  problems: Problem[]
  /** The line of the file on which the text begins. */
  firstLine: number
}

export type Node = {
  type: string
  name?: string | null
  url?: string
  alt?: string | null
  depth?: number
  /** The first number of a list with numbers. */
  start?: number | null
  /** The name of a footnote, in its mark and in its note. */
  identifier?: string
  value?: string
  children?: Node[]
  attributes?: { type: string; name?: string; value?: unknown }[]
  position?: { start: Position & { offset?: number }; end: Position }
}

/** What a tag asks for by `of="…"`; empty where it does not say. */
export function ofAttribute({ attributes }: Node): string {
  const value = attributes?.find(({ name }) => name === 'of')?.value
  return typeof value === 'string' ? value : ''
}

/** The file of the same text in the other language. */
export const twinFile = (file: string) =>
  file.replace(/(en|tr)\.mdx$/, (name) => (name === 'en.mdx' ? 'tr.mdx' : 'en.mdx'))

/** `{…}`. The check refuses all but comments, which are not shown. */
export const isExpression = ({ type }: Node) => type === 'mdxFlowExpression' || type === 'mdxTextExpression'

/** The words of a part of a text, without what is marked up. */
export const wordsOf = (node: Node): string =>
  isExpression(node) ? '' : (node.value ?? (node.children ?? []).map(wordsOf).join(''))

/** Tags that stand within a sentence; every other one is a block of its own. */
const withinSentences = new Set(['Fact'])

/** What leads somewhere; a definition is the address of `[words][name]`, on a line of its own. */
const leading = new Set(['link', 'image', 'definition'])

/** Reads as gatsby-plugin-mdx does (MDX 2), without compiling. */
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

export type Telling = (at: Position, message: Bilingual, advice: Bilingual) => void

/** Nothing but comments: what stands between two of them would be run as code. */
const isComment = (node: Node) => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)+\s*$/.test(node.value ?? '')

const unmarkedNote: [Bilingual, Bilingual] = [
  both('No mark leads to this footnote: it is not shown.', 'Bu dipnota götüren bir işaret yok: Görünmez.'),
  both(
    'Put its mark, such as [^1], into the text, or delete the note.',
    'İşaretini, örneğin [^1], metne koyun ya da dipnotu silin.',
  ),
]

/** Whether a text has the mark of a footnote. */
const isMarked = (tree: Node, note: Node): boolean =>
  (tree.type === 'footnoteReference' && tree.identifier === note.identifier) ||
  (tree.children ?? []).some((child) => isMarked(child, note))

const emptyHeading = {
  message: both('The heading has no words.', 'Başlıkta söz yok.'),
  advice: both('Write “## Title”, or delete the line.', '“## Başlık” yazın ya da satırı silin.'),
}

/** Reports the mistakes that can be seen from one node alone. */
function checkNode(node: Node, parent: Node | undefined, here: Position, text: string, tell: Telling): void {
  const tellFault = ({ message, advice }: { message: Bilingual; advice: Bilingual }) =>
    tell(here, message, advice)
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isComment(node)) tellFault(braceFault(node.value ?? '') ?? expressionFault)
      return
    case 'mdxjsEsm':
      tellFault(commandLineFault(node.value ?? '') ?? commandFault)
      return
    case 'heading':
      if (!node.children?.length) tellFault(emptyHeading)
      if (node.depth !== 1) return
      tell(
        here,
        both(
          'A heading with one # is the page’s title, which stands at the head.',
          'Tek # ile yazılan başlık, sayfanın zaten üstte duran başlığıdır.',
        ),
        both('Write “## …” for a section.', 'Bölüm için “## …” yazın.'),
      )
      return
    case 'link':
    case 'image': {
      const fault = linkFault(node)
      if (fault) tellFault(fault)
      return
    }
    case 'inlineCode':
    case 'code':
      if (shownTag.pattern.test(node.value ?? '')) tell(here, shownTag.message, shownTag.advice)
      return
    case 'text': {
      const escaped = text[node.position?.start.offset ?? 0] === '\\'
      const opens = !escaped && parent?.type === 'paragraph' && parent.children?.[0] === node
      for (const slip of mistakesIn(node.value ?? '', here, opens)) tell(slip, slip.message, slip.advice)
      return
    }
    case 'mdxJsxTextElement':
      // Unknown ones are refused by their name (page-file.ts).
      if (withinSentences.has(node.name ?? '') || !siteTags.includes(node.name ?? '')) return
      tell(
        here,
        both(
          `<${node.name} /> stands inside a paragraph.`,
          `<${node.name} /> bir paragrafın içinde duruyor.`,
        ),
        both(
          'Put it on a line of its own, with an empty line before and after.',
          'Kendi satırına yazın; önünde ve ardında boş satır bırakın.',
        ),
      )
  }
}

/** What MDX refuses because of another line: the end of a tag that is missing further down, or its beginning above. */
const elsewhere = /closing tag|closing slash|end of file/

/** The tree of a text; undefined where MDX refuses a line. Each such line is told, and left out to find the next. */
function parseTelling(
  text: string,
  tellFault: (fault: ReturnType<typeof textFault>) => void,
): Node | undefined {
  const lines = text.split('\n')
  for (const [attempt] of lines.entries()) {
    try {
      const tree = processor.parse(lines.join('\n')) as unknown as Node
      return attempt === 0 ? tree : undefined
    } catch (error) {
      const { message, reason = message, line, column } = error as Error & Partial<Refusal>
      const fault = textFault(lines.join('\n'), { reason, line: line ?? null, column: column ?? null })
      tellFault(fault)
      if (elsewhere.test(reason)) return undefined
      lines[fault.line - 1] = ''
    }
  }
  return undefined
}

/** Parses the text of an MDX file. */
export function readText(
  text: string,
  about: Pick<TextFile, 'file' | 'language' | 'record' | 'firstLine'>,
): TextFile {
  const { file, firstLine } = about
  const result: TextFile = {
    ...about,
    source: text,
    tags: [],
    facts: [],
    linkedFacts: [],
    downloads: [],
    links: [],
    tree: { type: 'root' },
    problems: [],
  }
  const at = (position: Position | undefined): Position => ({
    line: (position?.line ?? 1) + firstLine - 1,
    column: position?.column ?? 1,
  })
  const tell: Telling = ({ line, column }, message, advice) => {
    // A formula has several brackets: its line is told once.
    const isTold = result.problems.some((other) => other.line === line && other.message.en === message.en)
    if (!isTold) result.problems.push({ severity: 'error', file, line, column, message, advice })
  }
  const tree = parseTelling(text, (fault) => tell(at(fault), fault.message, fault.advice))
  if (!tree) return result
  result.tree = tree
  visit(result.tree as never, (found: unknown, _index, above: unknown) => {
    const node = found as Node
    // The pieces around an address that is written bare have no place of their own.
    const here = at((node.position ?? (above as Node | undefined)?.position)?.start)
    checkNode(node, above as Node | undefined, here, text, tell)
    if (node.type === 'link') {
      const within = factsWithin(node).flatMap((fact) => askedOf(fact, at(fact.position?.start), () => {}))
      result.linkedFacts.push(...within)
    }
    if (leading.has(node.type) && node.url !== undefined) {
      result.links.push({ ...here, value: node.url })
    }
    if (node.type === 'footnoteDefinition' && !isMarked(result.tree, node)) tell(here, ...unmarkedNote)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    result.tags.push({ ...here, value: node.name ?? '' })
    childrenFault(node, here, tell)
    if (attributeFault(node, here, tell)) return
    const asked = askedOf(node, here, tell)
    if (node.name === 'Fact') result.facts.push(...asked)
    if (node.name === 'Downloads') result.downloads.push(...asked)
  })
  return result
}
