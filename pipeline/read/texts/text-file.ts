// Reads a text with its header (frontmatter): the tags, links and facts it uses, and every mistake in its writing.
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { z } from 'zod'
import { inBoth, languageNames, type Bilingual, type Language } from '../../domain/languages'
import { controlsIn } from '../control-characters'
import { checkEntry, withoutConsequences } from '../entries/entry-check'
import {
  error,
  inFile as diagnosticIn,
  type Diagnostic,
  type Finding,
  type Position,
  type Sentence,
} from '../../messages/diagnostic'
import { sentence } from '../../messages/render'
import { siteTags } from '../../schemas/page'
import { replacedFrom } from '../positions'
import { refusalOf } from '../whole-file'
import { parseYaml } from '../yaml/yaml-file'
import { allWithin, isTag, namesIn, startOf, type Node } from './nodes'
import {
  explainParseError,
  faultsOf,
  tagFault,
  unknownTag,
  withoutSlips,
  type ParseError,
} from './text-mistakes'

export type Use = Position & { value: string }

export type ReadText = ReturnType<typeof usesIn> & {
  file: string
  language: Language
  /** What an organiser calls it: "page /venue (Turkish)". */
  entry: Bilingual
  /** The whole file. */
  written: string
  /** The text below the header. */
  source: string
  /** The parsed text (mdast). */
  tree: Node
  problems: Diagnostic[]
  /** The line of the file on which the text begins. */
  firstLine: number
  /** The place of a field of the header. */
  locate: (field: string) => Position
}

/** The file of the same text in the other language. */
export const alternateFile = (file: string): string =>
  file.replace(/(en|tr)\.mdx$/, (name) => (name === 'en.mdx' ? 'tr.mdx' : 'en.mdx'))

/** A place of a text as a place of its file. */
export const inFile = ({ firstLine }: Pick<ReadText, 'firstLine'>, { line, column }: Position): Position => ({
  line: line + firstLine - 1,
  column,
})

/** The text of a line of the file, without a break. */
export const lineIn = ({ source, firstLine }: ReadText, line: number): string =>
  source.split('\n')[line - firstLine] ?? ''

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

/** The parsed text (mdast) of an MDX file. Throws where MDX refuses it. */
export const parseText = (text: string): Node => processor.parse(text) as Node

type Report = (found: Finding & Position) => void

/** Characters of a line that is corrected; nobody would find the difference in a longer one. */
const MOST_CORRECTED = 2000

/** What is wrong with the parts of a text, each with its place in the text. */
function faultsIn(tree: Node, text: string): (Finding & Position)[] {
  const nodes = allWithin(tree)
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node])))
  return nodes.flatMap((node) => faultsOf(node, parents.get(node), text))
}

/** A line that is wrong as it was intended, if nothing is then wrong with it, and all tags in it are those of the site. */
function correctedLine(line: string): string | undefined {
  const corrected = line.length > MOST_CORRECTED ? line : withoutSlips(line)
  if (corrected === line) return undefined
  try {
    const tree = parseText(corrected)
    const isRight = allWithin(tree).every((node) => !isTag(node) || siteTags.includes(node.name ?? ''))
    return isRight && faultsIn(tree, corrected).length === 0 ? corrected : undefined
  } catch {
    return undefined
  }
}

/** What MDX refuses because of another line: the end of a tag that is missing further down, or its beginning above. */
const elsewhere = /closing tag|closing slash|end of file/

/** Characters that are parsed to find all mistakes of a text: of a usual page two hundred, of the largest ten. */
const MOST_PARSED = 1_000_000

/** The tree of a text; undefined where MDX refuses a line. Each such line is reported, and left out to find the next. */
function parseAll(text: string, report: Report): Node | undefined {
  const lines = text.split('\n')
  const attempts = Math.ceil(MOST_PARSED / Math.max(text.length, 1))
  for (const [attempt] of lines.slice(0, attempts).entries()) {
    try {
      const tree = parseText(lines.join('\n'))
      return attempt === 0 ? tree : undefined
    } catch (thrown) {
      const { message, reason = message, line, column } = thrown as Error & Partial<ParseError>
      const found = explainParseError(lines.join('\n'), { reason, line, column })
      report(found)
      if (elsewhere.test(reason)) return undefined
      lines[found.line - 1] = ''
    }
  }
  return undefined
}

/** What a text uses, each with its place in the file, and the word for it. */
function usesIn(tree: Node, firstLine: number) {
  const nodes = allWithin(tree)
  const use = (node: Node, value = ''): Use => ({ ...inFile({ firstLine }, startOf(node)), value })
  const askedBy = (name: string, of: Node[]) =>
    of
      .filter((node) => isTag(node) && node.name === name && !tagFault(node))
      .flatMap((node) => namesIn(node).map((value) => use(node, value)))
  const links = nodes.filter(({ type }) => type === 'link')
  return {
    tags: nodes.filter(isTag).map((node) => use(node, node.name ?? '')),
    /** Ids asked of `<Fact of="…" />`. */
    facts: askedBy('Fact', nodes),
    /** Those among them that are within a link. */
    linkedFacts: links.flatMap((link) => askedBy('Fact', allWithin(link))),
    /** Keys asked of `<Downloads of="…" />`. */
    downloads: askedBy('Downloads', nodes),
    /** Targets of links and pictures, and of definitions: `[name]: address`. */
    links: nodes.filter(({ url }) => url !== undefined).map((node) => use(node, node.url)),
  }
}

type Split = { head: string; text: string; textLine: number; closed: boolean }

/** Splits frontmatter from text. `textLine` is the line of the file on which the text begins. */
export function splitFrontmatter(source: string): Split {
  const [whole, head = ''] = /^---[ \t]*\n([^]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source) ?? []
  if (whole === undefined) return { head: '', text: source, textLine: 1, closed: false }
  return { head, text: source.slice(whole.length), textLine: whole.split('\n').length, closed: true }
}

type Kind<Head> = {
  /** What an organiser calls it. */
  name: Sentence
  shape: z.ZodType<Head>
  /** The tags that its text may use. */
  allowed: (head: Head) => string[]
  needsText: (head: Head) => boolean
}

/** Reads the header by its schema and the text below it, and what is wrong with either or both. Never throws. */
export function readHeaded<Head>(
  source: string,
  file: string,
  kind: Kind<Head>,
): ReadText & { head: Head | undefined } {
  const language: Language = file.endsWith('tr.mdx') ? 'tr' : 'en'
  const values = { name: kind.name, language: languageNames[language] }
  const entry = inBoth((reader) => sentence({ code: 'entry.text', values }, reader))
  const { head: header, text: below, textLine: firstLine, closed } = splitFrontmatter(source)
  const damage =
    refusalOf(source, file, 'text') ?? (closed ? undefined : diagnosticIn(file, error('text.no-header')))
  const text = damage ? '' : below
  const yaml = parseYaml(damage ? '' : header, file, 2)
  const isRead = !damage && yaml.value !== undefined
  const checked = isRead ? checkEntry(yaml, kind.shape, yaml.value ?? {}, []) : { problems: [] }
  const head = checked.value as Head | undefined
  const problems = damage ? [damage] : withoutConsequences(yaml, checked.problems)
  for (const control of controlsIn(text))
    problems.push(diagnosticIn(file, control, inFile({ firstLine }, control)))
  const lines = text.split('\n')
  const report: Report = (found) => {
    const { line, column } = inFile({ firstLine }, found)
    // A formula has several brackets: its line is reported once.
    const isKnown = problems.some((other) => other.line === line && other.code === found.code)
    if (isKnown) return
    const fix = correctedLine(lines[found.line - 1] ?? '')
    problems.push(diagnosticIn(file, found, { fix, line, column }))
  }
  const tree = parseAll(text, report) ?? { type: 'root' }
  faultsIn(tree, text).forEach(report)
  if (head && kind.needsText(head) && text.trim() === '')
    problems.push(diagnosticIn(file, error('text.none'), { line: firstLine }))
  const uses = usesIn(tree, firstLine)
  const allowed = head && kind.allowed(head)
  for (const { value, ...at } of uses.tags.filter(({ value }) => allowed?.includes(value) === false)) {
    const line = lines[at.line - firstLine] ?? ''
    const corrected = correctedLine(line)
    const { replace, ...unknown } = unknownTag(value, allowed ?? [], corrected !== undefined)
    const fix = corrected ?? (replace && replacedFrom(line, at.column, replace.from, replace.to))
    problems.push(diagnosticIn(file, unknown, { ...at, fix }))
  }
  return {
    file,
    language,
    entry,
    written: source,
    source: text,
    firstLine,
    tree,
    head,
    locate: (field) => yaml.locate([field]),
    problems: problems.map((problem) => ({ ...problem, entry })),
    ...uses,
  }
}
