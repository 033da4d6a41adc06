// What is wrong with a text: what the MDX parser refuses, and what is wrong with a part of it, as far as it can be seen from that part.
import { inScript, lowered, raised } from '../../domain/tex'
import { siteTags } from '../../schemas/page'
import { error, type Finding, type Position } from '../../messages/diagnostic'
import { placeAt } from '../positions'
import { suggestion } from '../suggestion'
import { isTag, namesIn, ofAttribute, startOf, type Node } from './nodes'

/** What the MDX library says. Line and column count from 1 and are absent where it knows none. */
export type ParseError = { reason: string; line?: number | null; column?: number | null }

const readAsCode = error('text.read-as-code')

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
  if (opened >= 0) return { line: opened + 1, column: (lines[opened] ?? '').search(opening) + 1 }
  return { line: line ?? 1, column: column ?? 1 }
}

/** The fault behind an error of the parser, with its place in the text (from line 1). */
export function explainParseError(text: string, parseError: ParseError): Finding & Position {
  const finding = ofCode.test(parseError.reason) ? readAsCode : error('text.wrong-tag')
  return { ...finding, ...placeOf(text, parseError) }
}

/** What is written where MDX expects a tag, and how it is to be written. */
const slips: { written: RegExp; intended: string }[] = [
  // Tags of web pages.
  { written: /<(?:b|strong)>\s*(.*?)\s*<\/(?:b|strong)>/gi, intended: '**$1**' },
  { written: /<(?:i|em)>\s*(.*?)\s*<\/(?:i|em)>/gi, intended: '*$1*' },
  { written: /<a\s[^<>]*?href=["'“”]([^<>"'“”]+)["'“”][^<>]*>\s*(.*?)\s*<\/a>/gi, intended: '[$2]($1)' },
  { written: /<\/?(?:p|div|span|center|font|u)(?:\s[^<>]*)?>/gi, intended: '' },
  { written: /\s*<br\s*\/?>\s*/gi, intended: ' ' },
  { written: /<hr\s*\/?>/gi, intended: '---' },
  {
    written: /<img(?=[^<>]*\salt=["'“”]([^"'“”<>]+))[^<>]*\ssrc=["'“”]([^"'“”<>]+)[^<>]*>/gi,
    intended: '![$1]($2)',
  },
  { written: /<img\s[^<>]*?src=["'“”]([^"'“”<>]+)[^<>]*>/gi, intended: '![…]($1)' },
  { written: /<iframe\s[^<>]*?src=["'“”]([^"'“”<>]+)[^<>]*>(?:\s*<\/iframe>)?/gi, intended: '[$1]($1)' },
  { written: /^\s*<h[1-6][^<>]*>\s*(.*?)\s*<\/h[1-6]>/gi, intended: '## $1' },
  { written: /<!--(.*?)-->/g, intended: '{/*$1*/}' },
  { written: /<((?:https?:|www\.)[^\s<>]+)>/g, intended: '[$1]($1)' },
  { written: /<([^\s<>@]+@[^\s<>@]+)>/g, intended: '[$1](mailto:$1)' },
  // Less than: p <0.05.
  { written: /<(?=[\s\d=<]|$)/g, intended: '&lt;' },
  {
    written: /<(\p{Lu}\p{L}*)(?:\s+of)?\s*=\s*["'“”„″]?([^<>="'“”„″]*?)["'“”„″]?\s*\/?>/gu,
    intended: '<$1 of="$2" />',
  },
  { written: /<(\p{Lu}\p{L}*)\s*>/gu, intended: '<$1 />' },
  { written: /\{\{?([a-z]+(?:\.[\w-]+)+)\}?\}/g, intended: '<Fact of="$1" />' },
  // What MDX reads, but otherwise than it was intended.
  { written: /^#(?!#)\s*/g, intended: '## ' },
  { written: /^(#{2,6})(?=[^\s#])/g, intended: '$1 ' },
  { written: /^(?:[-•–—](?=\p{L}|\*\*)|[•·–—]\s+)/gu, intended: '- ' },
  { written: /^(\d\d?[.)])(?=\p{Lu})/gu, intended: '$1 ' },
  { written: /\] ?\( ?(mailto:|(?=\/|https?:)) ?([^\s()]+) ?\)/g, intended: ']($1$2)' },
  { written: /(?<=\]\(tel:[^()]*) /g, intended: '' },
  { written: /\(([^()[\]]+)\)\[((?:\/|https?:|mailto:)[^\s[\]]*)\]/g, intended: '[$1]($2)' },
]

/** CO<sub>2</sub> with the characters that there are: CO₂. */
const withScripts = (line: string): string =>
  line.replace(
    /<(sub|sup)>([^<>]*)<\/\1>/gi,
    (all, tag: string, inner: string) => inScript(inner, /sub/i.test(tag) ? lowered : raised) ?? all,
  )

/** A line that MDX refuses, with the usual slips corrected. */
export const withoutSlips = (line: string): string =>
  slips.reduce((text, { written, intended }) => text.replace(written, intended), withScripts(line))

/** `$V_f$`, and a line end in letters. A source of patterns with the flag u. */
export const texMark = /\$(?=[^$\s])[^$\n]*[\\_^][^$\n]*\$|\\[A-Za-z]+\{|\\n(?!\p{Ll})/u.source

/** Nothing but comments: what is between two of them would be run as code. */
const isComment = ({ value = '' }: Node) => /^(?:\s*\/\*(?:(?!\*\/)[\s\S])*\*\/)+\s*$/.test(value)

/** Text that is not a tag: without its <, or with a space after it. */
const shownTag =
  /(?<!<\s*|\p{L})\p{Lu}\p{Ll}\p{L}*( of="[^"]*")? *\/>|<\s*\p{Lu}\p{L}*(?:\s+of\b[^<>]*|[ /]*)>/u

const shownAsWritten = (how: string): Finding => ({
  ...error('text.shown-as-written'),
  advice: [{ code: how }],
})

/** What Markdown does not read as it was intended, and the advice on how to write it. */
const unreadMarks: { pattern: RegExp; how: string }[] = [
  { pattern: shownTag, how: 'advice.write-tag' },
  // Bold text that is not closed, marked text.
  { pattern: /\*\*|(?<![\p{L}\d_])__(?=\p{L})|==\p{L}[^=\n]*==/u, how: 'advice.write-bold' },
  // TeX, and characters that only Word's fonts have.
  { pattern: new RegExp(`${texMark}|(?<!^)[\\ue000-\\uf8ff]`, 'mu'), how: 'advice.write-formula' },
  // A link with a space in it, or without an address.
  { pattern: /\]\s?\((?=\S|$)|\)\[(?=\/|mailto:|$)|\]\[/m, how: 'advice.write-link' },
  {
    pattern:
      /^(?:[•·▪◦‣–—●○■□➢►▶\uf0a7\uf0b7\uf0d8]\s|[-*+]\u00a0|-(?=\p{L}|$)|(?:\*|\d\d?[.)])(?=\p{L}).*\n(?:\*|\d\d?[.)])(?=\p{L}))|(?<=\n)\d\d?[.)](?=\p{Lu}\p{Ll})/mu,
    how: 'advice.write-list',
  },
  // Lines of a table below one another, with bars or the tabs of a spreadsheet, or the line below its header alone.
  {
    pattern: /^\|.*\n\||^\|[ :|-]*--[ :|-]*\|$|^[^\t\n]*\S\t+\S.*\n[^\t\n]*\S\t+\S/m,
    how: 'advice.write-table',
  },
]

/** The first marks in a piece of text that would be shown as they are. */
function unreadMarkIn(text: string): { index: number; how: string } | undefined {
  const found = unreadMarks.map(({ pattern, how }) => ({ index: text.search(pattern), how }))
  const [first] = found.filter(({ index }) => index >= 0).sort((a, b) => a.index - b.index)
  return first
}

/** A part of a text that is wrong as a whole. */
type Rule = { finding: Finding; types: Node['type'][]; isWrong: (node: Node, source: string) => boolean }

export const partRules: Rule[] = [
  {
    // In the backticks with which the guide prints it.
    types: ['inlineCode', 'code'],
    isWrong: ({ value = '' }) => shownTag.test(value),
    finding: shownAsWritten('advice.write-tag'),
  },
  {
    types: ['mdxFlowExpression', 'mdxTextExpression'],
    isWrong: (node) => !isComment(node),
    finding: readAsCode,
  },
  { types: ['mdxjsEsm'], isWrong: () => true, finding: readAsCode },
  {
    types: ['heading', 'paragraph'],
    isWrong: ({ type, depth, children, position }, source) =>
      type === 'heading'
        ? depth === 1 || !children?.length
        : /^#{1,6}[^\s#]/.test(source.slice(position?.start.offset)),
    finding: error('text.not-a-heading'),
  },
  {
    types: ['link', 'image'],
    isWrong: ({ type, url, alt, children }) =>
      !url || (type === 'link' ? url === '#' || !children?.length : !alt || /^https?:/i.test(url)),
    finding: error('text.wrong-link'),
  },
]

/** A tag of a text that is not among those allowed in it; one of web pages is none of ours misspelt. */
export function unknownTag(tag: string, allowed: string[], isOfWeb: boolean): Finding {
  const near = isOfWeb ? undefined : suggestion(tag, allowed)
  const tags = allowed.map((name) => `<${name} />`).join(', ')
  const replace = near === undefined ? undefined : { from: tag, to: near }
  return { ...error('text.unknown-tag', { tag, tags }), suggestion: near && `<${near} />`, replace }
}

/** What is wrong with how a tag of the site is written. What it asks for is then not known; what is within it is not shown. */
export function tagFault(node: Node): Finding | undefined {
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
  const tag = `<${name}${takesOf ? ' of="…"' : ''} />`
  return error(isFact ? 'text.wrong-fact' : 'text.wrong-block', { name: name ?? '', tag })
}

/** What is wrong with a part of a text, each with its place in the text. */
export function faultsOf(node: Node, parent: Node | undefined, source: string): (Finding & Position)[] {
  // The pieces around an address that is written bare have no place of their own.
  const start = startOf(node.position || !parent ? node : parent)
  const { type, value = '' } = node
  // Words after *italics* are not the beginning of a line.
  const before = parent?.children?.[0] === node ? '' : '\0'
  const text = before + value
  const mark = type === 'text' ? unreadMarkIn(text) : undefined
  const ofText = mark
    ? [{ ...shownAsWritten(mark.how), ...placeAt(value, mark.index - before.length, start) }]
    : []
  const ofParts = partRules
    .filter(({ types, isWrong }) => types.includes(type) && isWrong(node, source))
    .map(({ finding }) => ({ ...finding, ...start }))
  const ofRules = [...ofText, ...ofParts]
  const ofTag = isTag(node) ? tagFault(node) : undefined
  return ofTag ? [...ofRules, { ...ofTag, ...start }] : ofRules
}
