// Reads the text of a page or letter: the tags, links, headings and facts it uses, and every mistake in its writing.
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Bilingual, Language } from '../../schemas/kinds'
import { fileProblem, type Fault, type Position, type Problem } from '../problem'
import { allWithin, isTag, namesIn, startOf, type Node } from './nodes'
import { tagFault } from './tags'
import { explainParseError, faultsOf, type ParseError } from './text-mistakes'

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

/** The file of the same text in the other language. */
export const alternateFile = (file: string) =>
  file.replace(/(en|tr)\.mdx$/, (name) => (name === 'en.mdx' ? 'tr.mdx' : 'en.mdx'))

/** A place of a text as a place of its file. */
export const inFile = ({ firstLine }: Pick<TextFile, 'firstLine'>, { line, column }: Position): Position => ({
  line: line + firstLine - 1,
  column,
})

/** The text of a line of the file, without a break. */
export const lineIn = ({ source, firstLine }: TextFile, line: number) =>
  source.split('\n')[line - firstLine] ?? ''

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

/** The parsed text (mdast) of an MDX file. Throws where MDX refuses it. */
export const parseText = (text: string) => processor.parse(text) as unknown as Node

type Report = (fault: Fault & Position) => void

/** What MDX refuses because of another line: the end of a tag that is missing further down, or its beginning above. */
const elsewhere = /closing tag|closing slash|end of file/

/** The tree of a text; undefined where MDX refuses a line. Each such line is reported, and left out to find the next. */
function parseAll(text: string, report: Report): Node | undefined {
  const lines = text.split('\n')
  for (const [attempt] of lines.entries()) {
    try {
      const tree = parseText(lines.join('\n'))
      return attempt === 0 ? tree : undefined
    } catch (error) {
      const { message, reason = message, line, column } = error as Error & Partial<ParseError>
      const fault = explainParseError(lines.join('\n'), { reason, line, column })
      report(fault)
      if (elsewhere.test(reason)) return undefined
      lines[fault.line - 1] = ''
    }
  }
  return undefined
}

/** Parses the text of an MDX file. */
export function readText(
  source: string,
  about: Pick<TextFile, 'file' | 'language' | 'record' | 'firstLine'>,
): TextFile {
  const problems: Problem[] = []
  const report: Report = ({ message, advice, ...position }) => {
    const { line, column } = inFile(about, position)
    // A formula has several brackets: its line is reported once.
    const isKnown = problems.some((other) => other.line === line && other.message.en === message.en)
    if (!isKnown) problems.push(fileProblem(about.file, { line, column, message, advice }))
  }
  const tree = parseAll(source, report) ?? { type: 'root' }
  visit(tree as never, (found: unknown, _index, above: unknown) =>
    faultsOf(found as Node, above as Node | undefined, source).forEach(report),
  )
  const nodes = allWithin(tree)
  const use = (node: Node, value = ''): Use => ({ ...inFile(about, startOf(node)), value })
  const askedBy = (name: string, of: Node[]) =>
    of
      .filter((node) => isTag(node) && node.name === name && !tagFault(node))
      .flatMap((node) => namesIn(node).map((value) => use(node, value)))
  return {
    ...about,
    source,
    tree,
    problems,
    tags: nodes.filter(isTag).map((node) => use(node, node.name ?? '')),
    facts: askedBy('Fact', nodes),
    linkedFacts: nodes
      .filter(({ type }) => type === 'link')
      .flatMap((link) => askedBy('Fact', allWithin(link))),
    downloads: askedBy('Downloads', nodes),
    // A definition, the address of `[words][name]` on a line of its own, leads somewhere as well.
    links: nodes.filter(({ url }) => url !== undefined).map((node) => use(node, node.url)),
  }
}
