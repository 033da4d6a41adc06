// Why a file is not read at all: it is damaged as a whole, or larger or deeper than the parsers can read without taking minutes and
// gigabytes, or ending the whole process.
import { Lexer } from 'yaml'
import { error, inFile, type Diagnostic, type Finding, type Position } from '../messages/diagnostic'
import { placeAt } from './positions'

/** Bytes of a file. The largest of the sample have 48 kB and 6 kB. */
const LARGEST = { yaml: 1_000_000, text: 100_000 }

/** Characters of a line. The longest of the sample has 800. */
const LONGEST_LINE = 20_000

/** Brackets, tags, lists and quotations within one another. Nobody needs more than ten. */
const DEEPEST = 50

/** Columns before the first word of a line. */
const WIDEST_MARGIN = 120

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1000)

/** Brackets, stars and backticks of a paragraph or an item of a list. The parser compares each with all others. */
const MOST_MARKS = 1000

/** Whether a line begins with as many spaces, dashes or marks of quotations as nobody writes on purpose. */
const isWide = (margin: string) =>
  margin.length > WIDEST_MARGIN || (margin.match(/[^\s\d]/g) ?? []).length > DEEPEST

const wideMargin = (source: string, margins: RegExp) =>
  [...source.matchAll(margins)].find(([margin]) => isWide(margin))?.index

/** The characters that the lexer adds to those of the source. */
const isAdded = (token: string) => /^[\u0002\u0018\u001f]$/.test(token)

/** The offset at which YAML is too deep; undefined where it is not. */
function depthOfYaml(source: string): number | undefined {
  const wide = wideMargin(source, /^[ \t?-]+/gm)
  if (wide !== undefined) return wide
  let [depth, offset] = [0, 0]
  for (const token of new Lexer().lex(source)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (depth > DEEPEST) return offset
    if (!isAdded(token)) offset += token.length
  }
  return undefined
}

/** The offset at which a text is too deep. A bracket that is not closed ends with its paragraph, a tag with the text. */
function depthOfText(source: string): number | undefined {
  const wide = wideMargin(source, /^(?:[ \t>]|[-*+](?=[ \t])|\d+[.)](?=[ \t]))+/gm)
  if (wide !== undefined) return wide
  let [brackets, tags] = [0, 0]
  for (const { 0: found, index } of source.matchAll(/[[{\]}]|\n\s*\n|<(?=\p{L})|\/>|<\//gu)) {
    if (found === '[' || found === '{') brackets += 1
    else if (found === ']' || found === '}') brackets = Math.max(0, brackets - 1)
    else if (found === '<') tags += 1
    else if (found === '/>' || found === '</') tags = Math.max(0, tags - 1)
    else brackets = 0
    if (Math.max(brackets, tags) > DEEPEST) return index
  }
  return undefined
}

/** The offset of a paragraph, an item or a row with too many marks; undefined where there is none. */
function crowdedAt(source: string): number | undefined {
  let offset = 0
  for (const block of source.split(/(?<=\n)(?=[ \t]*(?:\n|(?:[-*+]|\d+[.)])[ \t]|\|))/)) {
    const marks = block.match(/[[`*_~]/g) ?? []
    if (marks.length > MOST_MARKS || /(?:\|[^|\n]*){100}/.test(block)) return offset
    offset += block.length
  }
  return undefined
}

const longLine = new RegExp(`^.{${LONGEST_LINE + 1}}`, 'm')

/** What of a file is more than can be read, with its place in `source`; undefined if it can be read. */
function excessIn(source: string, kind: keyof typeof LARGEST): (Finding & Position) | undefined {
  const size = new TextEncoder().encode(source).length
  const most = LARGEST[kind]
  if (size > most) {
    const values = { size: inKilobytes(size), most: inKilobytes(most) }
    return { line: 1, column: 1, ...error('file.too-large', values) }
  }
  const found = (offset: number | undefined, code: string, most: number) =>
    offset === undefined ? undefined : { ...placeAt(source, offset), ...error(code, { most }) }
  return (
    found(longLine.exec(source)?.index, 'file.line-too-long', LONGEST_LINE) ??
    found(kind === 'yaml' ? depthOfYaml(source) : depthOfText(source), 'file.too-deep', DEEPEST) ??
    found(kind === 'text' ? crowdedAt(source) : undefined, 'file.too-many-marks', MOST_MARKS)
  )
}

/** Another encoding, the markers of a Git conflict. */
const damages: { pattern: RegExp; finding: Finding }[] = [
  {
    // Bytes that are not UTF-8 (Windows-1254, say) decode to U+FFFD; UTF-16 has a NUL beside every ASCII letter.
    pattern: /[\uFFFD\0]/,
    finding: error('file.not-utf8'),
  },
  {
    // In a page `=======` may underline a title.
    pattern: /^ *([<>|])\1{6}(?: |$)/m,
    finding: error('file.conflict'),
  },
  {
    // Turkish letters, ’ and – whose UTF-8 was read as Windows-1252, Windows-1254 or Latin-1: `Ã–` is Ö, `Ä±` is ı.
    pattern: /Ã[\x87\x96\x9c‡–œ§¶¼©¢®]|[ÄÅ][\x9e\x9fžŸ]|Ä[°±]|â[€\x80]/,
    finding: error('file.garbled'),
  },
  {
    // Windows-1254 opened as Windows-1252: ýðþ are ığş. An Icelandic name has such letters, too, but not so many.
    pattern: /ý(?<=(?=[^ğışĞİŞ]*$)(?=[^]*[þð])(?=(?:[^ý]*ý){4})^[^ý]*ý)/,
    finding: error('file.garbled'),
  },
]

/** The one problem of a file that cannot be read as it is; undefined if it can. */
export function damageIn(source: string, file: string): Diagnostic | undefined {
  const damage = damages.find(({ pattern }) => pattern.test(source))
  if (!damage) return undefined
  return inFile(file, damage.finding, placeAt(source, source.search(damage.pattern)))
}

/** Why a file is not read at all; undefined if it is. */
export function refusalOf(source: string, file: string, kind: keyof typeof LARGEST): Diagnostic | undefined {
  const excess = excessIn(source, kind)
  return excess ? inFile(file, excess, { line: excess.line, column: excess.column }) : damageIn(source, file)
}
