// YAML that cannot be parsed: where to correct it and, if a usual correction makes its entry readable, the corrected line.
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { error, type Finding, type Position } from '../../messages/diagnostic'
import { indentOf, keyLine, quoted, quotedInBraces, withoutMarks, yamlOptions, type LineFault } from './lines'

/** A line, the lines of its entry above and below it, and the names of all fields of the file, and of those between braces. */
type Context = { text: string; above: string[]; below: string[]; fields: Set<string>; inner: Set<string> }

type Rule = {
  finding: Finding
  /** The line as it may have been intended: the first that makes the entry readable is the correction. */
  guesses: (context: Context) => (string | undefined)[]
  /** Lines on which to look for it however far from the failing one. */
  above?: RegExp
}

/** The text changed after its field or dash. */
const ofValue = (text: string, change: (value: string) => string) => {
  const [dashes = ''] = /^(?:\s|- )*/.exec(text) ?? []
  const { before, value } = keyLine(text) ?? { before: dashes, value: text.slice(dashes.length).trimEnd() }
  return before + change(value)
}

/** The text in quotation marks, unless one of its own would be left over at its beginning. */
const wrapped = (value: string) =>
  /^(['"])(?!\S(?:[^'"]*\S)?\1)/.test(withoutMarks(value)) ? value : quoted(value)

/** A line with ordinary spaces in place of tabs and of characters that only look like spaces. */
const plainSpaces = (line: string) => line.replace(/[\u00a0\u2007\u202f\u3000]/g, ' ').replaceAll('\t', '  ')

/** The name of the field with which a line begins, and its dash. */
const fieldOf = (line: string) => /^\s*((?:- )?[\w-]+: ?)/.exec(line)?.[1]

/** The line at the columns at which lines around it and their fields begin: first those with the same field, then the nearest. */
function realigned({ text, above, below }: Context): string[] {
  const isBeginning = (line: string) => keyLine(line) !== undefined || isItem(line)
  const around = [...above, ...below.slice(0, 1)]
    .toReversed()
    .filter(isBeginning(text) ? isBeginning : Boolean)
  const alike = around.filter((line) => fieldOf(text) !== undefined && fieldOf(line) === fieldOf(text))
  const columns = around.flatMap((line) => [keyLine(line)?.column ?? 0, indentOf(line)])
  return [...new Set([...alike.map(indentOf), ...columns])].map((column) => ' '.repeat(column) + text.trim())
}

/** A line of the value of the field above. */
function asValue({ text, above }: Context): string | undefined {
  const { column } = keyLine(above.at(-1) ?? '') ?? {}
  return column === undefined || keyLine(text) || !/^\s*[\p{L}\d]/u.test(text)
    ? undefined
    : ' '.repeat(column + 2) + text.trim()
}

/** The first field of a list, where its other entries begin in the column of a dash. */
const withDash = ({ text, above, below }: Context): string | undefined =>
  keyLine(above.at(-1) ?? '')?.value === '' &&
  below.some((line) => isItem(line) && indentOf(line) === indentOf(text) - 2)
    ? text.replace(/^(\s*) {2}(?=[^\s-])/, '$1- ')
    : undefined

const isItem = (line: string) => /^\s*- /.test(line)

/** The lines with one of them (from 1) corrected, and what is below it moved along, up to its next neighbour. */
function withBlock(lines: string[], number: number, text: string): string[] {
  const [from, to] = [indentOf(lines[number - 1] ?? ''), indentOf(text)]
  const isWords = (line: string) => !keyLine(line) && !isItem(line)
  // The lines of one text are moved together.
  const isBeyond = (line: string) =>
    line.trim() !== '' &&
    !(isWords(text) && isWords(line) && indentOf(line) === from) &&
    (indentOf(line) <= from || (indentOf(line) === to && isItem(line) === isItem(text)))
  const count = lines.slice(number).findIndex(isBeyond)
  const end = count < 0 ? lines.length : number + count
  const moved = lines
    .slice(number, end)
    .map((line) => line && ' '.repeat(Math.max(0, indentOf(line) + to - from)) + line.trimStart())
  return [...lines.slice(0, number - 1), text, ...moved, ...lines.slice(end)]
}

/** `- Ada Example` as `- name: Ada Example`, where an entry above has such a field after its dash. */
function withName({ text, above }: Context): string | undefined {
  const other = above.findLast((line) => indentOf(line) === indentOf(text) && isItem(line)) ?? ''
  return text.replace(/^(\s*)- (?=[\p{L}\d])/u, (dash, margin) => margin + (fieldOf(other) ?? dash))
}

/** `kind`, `kind plenary`, `kind = plenary`, `kind:plenary`, where other lines have such a field. */
function withColon({ text, fields }: Context): string | undefined {
  const written = /^(\s*(?:- )?)([A-Za-z][\w-]*)(?:\s*(?:[=;：]|->|→)\s*|:(?=[^\s/\\])|\s+|$)(.*)$/.exec(text)
  const [, before = '', name = '', value = ''] = written ?? []
  return fields.has(name) ? `${before}${name}: ${value}`.trimEnd() : undefined
}

/** A quotation mark before a value that has no counterpart after it. */
const opensQuote = /(?:^\s*-|[:[{,])\s*(['"])(?!.*\1\s*(?:[,\]}#]|$))/

export const wrongBeginning = error('yaml.wrong-beginning')

export const wrongQuotes = error('yaml.wrong-quotes')

/** In the order in which they are tried, each at the failing line and then at its neighbours. */
const rules: Rule[] = [
  {
    guesses: ({ text, inner }) => [
      text.replace(/^(\s*(?:- )?[\w-]+: )(en: .*tr: .*[^}\s])\s*$/, '$1{ $2 }'),
      text.replace(/[{[].*\S(?=\s*$)/, '$& }'),
      text.replace(/\[.*\S(?=\s*$)/, '$&]'),
      text.replace(/(\{.*)\s*\)\s*$/, '$1 }'),
      text.replace(/([}\]])\s*\1/, '$1'),
      text.replace(/\s*\[\s*\].*/, ''),
      text.replace(/(?<=\{.*)([^,;\s{[]);?\s+([\w-]+)(?=:\s)/g, (all, end: string, name: string) =>
        inner.has(name) ? `${end}, ${name}` : all,
      ),
      text.replace(/,\s*$/, ''),
    ],
    finding: error('yaml.brackets'),
  },
  {
    guesses: ({ text }) => [
      // A mark that an editor has curled would leave the text open up to the next straight one.
      text.replace(/(?<=[:{[,-]\s*)(['"])([^'"]*?)[’”´](?=\s*(?:[,}\]]|$))/g, '$1$2$1'),
      ...(opensQuote.test(text) ? [ofValue(text, withoutMarks), ofValue(text, wrapped)] : []),
      quotedInBraces(text),
      text.replace(/(?<=[[,]\s*)#[\da-f]+(?=\s*[,\]])/gi, "'$&'"),
      /:\s+\S.*:(?:\s|$)|['"]|(?:^|[:-])\s*[^\s\p{L}\d]/u.test(text) ? ofValue(text, wrapped) : undefined,
    ],
    above: opensQuote,
    finding: wrongQuotes,
  },
  { guesses: (context) => [withDash(context)], above: /^\s+\w/, finding: wrongBeginning },
  {
    guesses: (context) => {
      const text = plainSpaces(context.text)
      const hasTab = /^\s*\t/.test(context.text)
      const begins = text !== context.text || keyLine(text) || /^\s*-/.test(text)
      return [
        ...(hasTab ? realigned({ ...context, text }) : []),
        text,
        withColon(context),
        text.replace(/^(\s*)(?:-(?=[^\s-])|(?:[–—•*]|-\s|\d+[.)])\s+(?=\S))/, '$1- '),
        ...(begins ? realigned({ ...context, text }) : []),
        asValue(context),
        text.replace(/^\s*(?!-)/, '$&- '),
        withName(context),
        text.replace(/^(\s*)- (?=[\w-]+:(?: |$))/, '$1'),
      ]
    },
    // A field whose group is below it.
    above: /^\s*(?:- )?[\w-]+:$/,
    finding: wrongBeginning,
  },
]

/** Where no usual slip explains an error. */
export const unexplained = error('yaml.unreadable')

/** The lines of an entry of a list, or of a field of a file that is not a list; and the names of all fields of the file. */
type Entry = Pick<Context, 'fields' | 'inner'> & { lines: string[]; isList: boolean; work: Work }

/** What is left of the parsing that a file is worth; what is then not found yet is found once the first mistakes are corrected. */
type Work = { left: number }

/** Characters, and what the parser costs whenever it starts, in characters. Enough for a mistake in each of four hundred entries. */
const MOST_WORK = 5_000_000
const START = 500

/** The first error of an entry, or of a file, with its place; undefined if it can be read as a list or as fields. */
function errorIn(lines: string[], isList: boolean, work: Work, uniqueKeys = false): Position | undefined {
  const lineCounter = new LineCounter()
  const options = { ...yamlOptions, lineCounter, uniqueKeys }
  const source = lines.join('\n')
  work.left -= source.length + START
  const { errors, contents } = parseDocument(source, options)
  const isRight = isList ? isSeq(contents) : isMap(contents)
  if (!errors[0] && isRight) return undefined
  const { line, col } = lineCounter.linePos(errors[0]?.pos[0] ?? contents?.range[0] ?? 0)
  return { line: Math.min(line, lines.length), column: col }
}

/** Lines on either side of the failing one that are tried. */
const MOST_LINES = 60

/** The lines that say something (from 1), the failing one or the nearest to it first. */
const linesToTry = (lines: string[], failing: number): number[] =>
  lines
    .slice(Math.max(0, failing - MOST_LINES), failing + MOST_LINES)
    .flatMap((text, index) =>
      /^\s*[^\s#]/.test(text) ? [Math.max(0, failing - MOST_LINES) + index + 1] : [],
    )
    .sort((one, other) => Math.abs(one - failing) - Math.abs(other - failing))

/** An entry with another line (from 1), if it can be read at least well beyond that line and the one that failed. */
function readable(
  { lines, isList, work }: Entry,
  number: number,
  text: string,
  failed = number,
): string[] | undefined {
  const isMoved = indentOf(text) !== indentOf(lines[number - 1] ?? '')
  // Where one line has tabs, those below may have them, too.
  const hasTabs = /[\t\u00a0]/.test(lines[number - 1] ?? '')
  // How far a tab is indented is not known: what is below it may be right.
  const ways = [lines.with(number - 1, text), ...(isMoved ? [withBlock(lines, number, text)] : [])]
  const tried = ways.flatMap((changed) => {
    if (work.left < 0) return []
    const error = errorIn(hasTabs ? changed.map(plainSpaces) : changed, isList, work, true)
    return { changed, reads: error?.line ?? changed.length + MOST_LINES }
  })
  const [best] = tried.toSorted((one, other) => other.reads - one.reads)
  return best && best.reads > Math.max(number, failed) + 2 ? best.changed : undefined
}

/** Where to correct an entry that cannot be parsed, and how. */
function explain(entry: Entry, failed: Position): LineFault {
  const { lines, fields, inner } = entry
  for (const { guesses, above: isFar, finding } of rules)
    for (const [index, number] of linesToTry(lines, failed.line).entries()) {
      const text = lines[number - 1] ?? ''
      if (index >= 3 && !isFar?.test(text)) continue
      const above = lines.slice(Math.max(0, number - 1 - MOST_LINES), number - 1)
      const fix = guesses({
        text,
        above,
        below: lines.slice(number, number + MOST_LINES),
        fields,
        inner,
      }).find((line) => line !== undefined && line !== text && readable(entry, number, line, failed.line))
      if (fix === undefined) continue
      const differs = [...text].findIndex((character, at) => character !== fix[at])
      const column = (differs < 0 ? text.length : differs) + 1
      return { ...finding, line: number, column, fix }
    }
  return { ...unexplained, ...failed }
}

/** How many syntax errors of an entry are reported at once. */
const MOST_ERRORS = 20

/** Reads an entry on after each error: with its line corrected, without the value or without the line, each reported once. */
function repairEntry(entry: Entry, most = MOST_ERRORS): { lines: string[]; faults: LineFault[] } {
  const { lines, isList, work } = entry
  const error = most > 0 && work.left > 0 ? errorIn(lines, isList, work) : undefined
  if (!error) return { lines, faults: [] }
  const fault = explain(entry, error)
  if (work.left < 0) return { lines, faults: [] }
  const { line, fix } = fault
  const withoutValue = keyLine(lines[line - 1] ?? '')?.before.trimEnd() ?? ''
  const guesses = fix === undefined ? [withoutValue, ''] : [fix]
  const left = guesses
    .map((text) => readable(entry, line, text, fix === undefined ? line : error.line))
    .find(Boolean)
  if (!left) return { lines, faults: [fault] }
  const rest = repairEntry({ ...entry, lines: left }, most - 1)
  const others = rest.faults.filter((other) => other.line !== line)
  if (others.length < rest.faults.length) delete fault.fix
  return { lines: rest.lines, faults: [fault, ...others] }
}

/** Finds every syntax error of a text. Each entry is repaired by itself, so that a mistake in one does not spoil the others. */
export function repaired(source: string): { text: string; faults: LineFault[] } {
  const lines = source.split('\n')
  const isList = source.split(/^- /m).length > source.split(/^[\w-]+:(?: |$)/m).length
  const begins = isList ? /^-(?!--)/ : /^[\p{L}"']/u
  const first = lines.findIndex((line) => /^\s*[^\s#]/.test(line))
  const openings = lines.filter((line) => begins.test(line)).map(fieldOf)
  const isAlone = (line: string) =>
    openings.length > 2 && openings.filter((field) => field === fieldOf(line)).length === 1
  // A line that has lost its place in the entry above: an entry that begins like no other, or a field with a value and fields below.
  const isLost = (line: string, below = '') => {
    const { value = '', column = 0 } = keyLine(line) ?? {}
    const isParent =
      /^[^|>&#]/.test(value) && indentOf(below) > column && (keyLine(below) !== undefined || isItem(below))
    return isParent || (isList ? isAlone(line) : !/:(?:\s|$)/.test(line))
  }
  const starts = lines.flatMap((line, index) =>
    index > first && begins.test(line) && !isLost(line, lines[index + 1]) ? index : [],
  )
  // Whatever begins in the first column without a dash is the name of a field.
  const fields = new Set(source.match(/(?<=^[\s-]*)\w[\w-]*(?=:)|^\w[\w-]*/gm))
  const inner = new Set(source.match(/(?<=[{,]\s*)[\w-]+(?=:\s)/g))
  const work = { left: MOST_WORK }
  const entries = [0, ...starts].map((start, index) => {
    const entry = repairEntry({ lines: lines.slice(start, starts[index]), isList, fields, inner, work })
    return { ...entry, faults: entry.faults.map((fault) => ({ ...fault, line: fault.line + start })) }
  })
  const text = entries.flatMap((entry) => entry.lines)
  const faults = entries.flatMap((entry) => entry.faults)
  const left = faults.length === 0 ? errorIn(text, isList, work) : undefined
  return { text: text.join('\n'), faults: left ? [{ ...left, ...unexplained }] : faults }
}
