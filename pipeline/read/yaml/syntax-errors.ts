// YAML that cannot be parsed: where to correct it and, if a usual correction makes its entry readable, the corrected line.
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { beginEntry, quoteWhole, writeField } from '../advice'
import { both, type Fault, type Position } from '../problem'
import { indentOf, keyLine, quoted, quotedInBraces, withoutMarks } from './lines'
import { yamlOptions } from './parser'

/** What is wrong with a line, and the line as it should be. Lines and columns count from 1. */
export type LineFault = Fault & Position & { correctedLine?: string }

/** The lines of an entry of a list, or of a field of a file that is no list; and the names of all fields of the file. */
type Entry = { lines: string[]; isList: boolean; fields: Set<string> }

/** A line, the lines of its entry above it, and the names of all fields of the file. */
type Context = { text: string; above: string[]; fields: Set<string> }

type Rule = Fault & {
  /** The line as it may have been intended: the first that makes the entry readable is the correction. */
  guesses: (context: Context) => (string | undefined)[]
  /** Lines on which to look for it, however far above the failing one. */
  above?: RegExp
}

/** The text changed after its field or dash. */
const ofValue = (text: string, change: (value: string) => string) => {
  const [dashes = ''] = /^(?:\s|- )*/.exec(text) ?? []
  const { before, value } = keyLine(text) ?? { before: dashes, value: text.slice(dashes.length).trimEnd() }
  return before + change(value)
}

const fieldColumn = (line: string) => keyLine(line)?.column ?? indentOf(line)

/** How far a line may be from the column where it belongs. */
const FARTHEST_SLIP = 3

/** The line at the columns at which lines above it begin, the nearest first. */
function realigned({ text, above }: Context): string[] {
  const columns = above.flatMap((line) => [fieldColumn(line), indentOf(line)])
  const distance = (column: number) => Math.abs(column - indentOf(text))
  return [...new Set([...columns.toReversed(), 0])]
    .filter((column) => distance(column) <= FARTHEST_SLIP)
    .sort((one, other) => distance(one) - distance(other))
    .map((column) => ' '.repeat(column) + text.trim())
}

/** The line as a part of the text that the nearest field above it begins. */
function continued({ text, above }: Context): string | undefined {
  const head = above.findLast((line) => keyLine(line))
  return head && ' '.repeat(fieldColumn(head) + 2) + text.trim()
}

/** `kind plenary`, `kind = plenary`, `kind:plenary`, where other lines have such a field. */
function withColon({ text, fields }: Context): string | undefined {
  const {
    before = '',
    name = '',
    value,
  } = /^(?<before>\s*(?:- )?)(?<name>[A-Za-z][\w-]*)(?:\s*(?:[=;]|->|→)\s*|:(?=[^\s/\\])|\s+)(?<value>\S.*)$/.exec(
    text,
  )?.groups ?? {}
  return value && fields.has(name) ? `${before}${name}: ${value}` : undefined
}

const needsQuotes: Fault = {
  message: both(
    'This text needs quotation marks around it, or those that it has do not match.',
    'Bu metin tırnak içinde olmalı ya da tırnakları birbirini tutmuyor.',
  ),
  advice: quoteWhole,
}

/** In the order in which they are tried, each at the failing line and then at its neighbours. */
const rules: Rule[] = [
  {
    guesses: (context) => {
      const text = context.text.replace(/[\u00a0\u2007\u202f\u3000]/g, ' ').replaceAll('\t', '  ')
      const spaced = { ...context, text }
      return text === context.text ? [] : [text, continued(spaced), ...realigned(spaced)]
    },
    message: both(
      'This line contains a tab or a no-break space, which only looks like a space.',
      'Bu satırda boşluk gibi görünen bir sekme ya da bölünmez boşluk var.',
    ),
    advice: both('Delete it and type ordinary spaces.', 'Silip yerine normal boşluk yazın.'),
  },
  {
    guesses: (context) => [withColon(context)],
    message: both(
      'The colon after the field’s name, or the space after the colon, is missing.',
      'Alan adından sonraki iki nokta ya da ondan sonraki boşluk eksik.',
    ),
    advice: writeField,
  },
  {
    guesses: ({ text }) => [text.replace(/^(\s*)(?:-(?=[^\s-])|(?:[–—•*]|\d+[.)])\s+(?=\S))/, '$1- ')],
    message: both(
      'The dash before this entry is another character, or lacks its space.',
      'Bu kaydın başındaki tire başka bir işaret ya da ardındaki boşluk eksik.',
    ),
    advice: beginEntry,
  },
  {
    guesses: ({ text }) =>
      /[{[]/.test(text)
        ? [
            `${text.trimEnd()} }`,
            `${text.trimEnd()}]`,
            text.replace(/\s*\)\s*$/, ' }'),
            text.replace(/([}\]])\s*\1/, '$1'),
            text.replace(/\s*\[\s*\].*/, ''),
            text.replace(/([^,\s])\s+tr:/, '$1, tr:'),
          ]
        : [],
    message: both(
      'A bracket or a comma on this line is missing or one too many.',
      'Bu satırda bir parantez ya da virgül eksik ya da fazla.',
    ),
    advice: both(
      'Write { en: …, tr: … } or [one, two]. Before a list with dashes there is no [].',
      '{ en: …, tr: … } ya da [bir, iki] biçiminde yazın. Tireli bir listenin önünde [] olmaz.',
    ),
  },
  {
    guesses: ({ text }) => [
      ofValue(text, withoutMarks),
      ofValue(text, quoted),
      text.replace(/(?<=[:[{,]\s*)['"]/, ''),
    ],
    above: /(?:^\s*-|[:[{,])\s*(['"])(?!.*\1\s*(?:[,\]}#]|$))/,
    ...needsQuotes,
  },
  {
    guesses: ({ text }) => [
      quotedInBraces(text),
      /:\s+\S.*:(?:\s|$)|['"]|(?:^|[:-])\s*[^\s\p{L}\d]/u.test(text) ? ofValue(text, quoted) : undefined,
    ],
    ...needsQuotes,
  },
  {
    guesses: (context) => [
      ...(keyLine(context.text) || /^\s*-/.test(context.text) ? realigned(context) : []),
      context.text.replace(/^\s*(?!-)/, '$&- '),
      context.text.replace(/^(\s*)- (?=[\w-]+:(?: |$))/, '$1'),
      continued(context),
    ],
    message: both(
      'The beginning of this line is wrong: its indentation, or its dash.',
      'Bu satırın başı yanlış: girintisi ya da tiresi.',
    ),
    advice: both(
      'Begin it exactly below the field or dash before it. An entry of a list begins with “- ”; a text that goes on is indented by two more spaces.',
      'Satırı, önceki alan ya da tireyle aynı hizada başlatın. Liste kaydı “- ” ile başlar; süren bir metin iki boşluk daha içeriden yazılır.',
    ),
  },
]

const unexplained: Fault = {
  message: both('This line cannot be read.', 'Bu satır okunamıyor.'),
  advice: both(
    'Look for a missing quotation mark, colon, dash or space, here or one line above, and compare with the entry before it.',
    'Burada ya da bir üst satırda eksik tırnak, iki nokta, tire ya da boşluk arayın; önceki kayıtla karşılaştırın.',
  ),
}

/** The first error of an entry, or of a file, with its place; undefined if it can be read as a list or as fields. */
function errorIn(lines: string[], isList: boolean, uniqueKeys = false): Position | undefined {
  const lineCounter = new LineCounter()
  const options = { ...yamlOptions, lineCounter, uniqueKeys }
  const { errors, contents } = parseDocument(lines.join('\n'), options)
  const isRight = isList ? isSeq(contents) : isMap(contents)
  if (!errors[0] && isRight) return undefined
  const { line, col } = lineCounter.linePos(errors[0]?.pos[0] ?? contents?.range[0] ?? 0)
  return { line: Math.min(line, lines.length), column: col }
}

/** The failing line, the nearest lines above and below that say something, and all lines further above. */
function linesToTry(lines: string[], line: number): number[] {
  const isWritten = (text: string) => /^\s*[^\s#]/.test(text)
  const before = lines.slice(0, line - 1).findLastIndex(isWritten) + 1
  const after = line + 1 + lines.slice(line).findIndex(isWritten)
  const above = lines.slice(0, Math.max(before - 1, 0)).map((_, index) => index + 1)
  return [line, before, after, ...above.reverse()]
}

/** Whether an entry with another line (from 1) can be read, at least well beyond that line. */
function readsBeyond({ lines, isList }: Entry, number: number, text: string): boolean {
  const error = errorIn(lines.with(number - 1, text), isList, true)
  return error === undefined || error.line > number + 2
}

/** Where to correct an entry that cannot be parsed, and how. */
function explain(entry: Entry, error: Position): LineFault {
  const { lines, fields } = entry
  for (const { guesses, above, message, advice } of rules)
    for (const [index, number] of linesToTry(lines, error.line).entries()) {
      const text = lines[number - 1] ?? ''
      if (text.trim() === '' || (above ? !above.test(text) : index >= 3)) continue
      const correctedLine = guesses({ text, above: lines.slice(0, number - 1), fields }).find(
        (line) => line !== undefined && line !== text && readsBeyond(entry, number, line),
      )
      if (correctedLine === undefined) continue
      const differs = [...text].findIndex((character, at) => character !== correctedLine[at])
      const column = (differs < 0 ? text.length : differs) + 1
      return { line: number, column, message, advice, correctedLine }
    }
  return { ...error, ...unexplained }
}

/** How many syntax errors of an entry are reported at once. */
const MOST_ERRORS = 20

/**
 * Reads an entry on after each error: with the line corrected or, if only its author knows how, without its value or without
 * the line. What is still wrong with a line after its correction follows from the same mistake.
 */
function repairEntry(entry: Entry, most = MOST_ERRORS): { lines: string[]; faults: LineFault[] } {
  const { lines, isList } = entry
  const error = most > 0 ? errorIn(lines, isList) : undefined
  if (!error) return { lines, faults: [] }
  const fault = explain(entry, error)
  const { line, correctedLine } = fault
  const withoutValue = keyLine(lines[line - 1] ?? '')?.before.trimEnd() ?? ''
  const text = correctedLine ?? [withoutValue, ''].find((left) => readsBeyond(entry, line, left))
  if (text === undefined) return { lines, faults: [fault] }
  const rest = repairEntry({ ...entry, lines: lines.with(line - 1, text) }, most - 1)
  const others = rest.faults.filter((other) => other.line !== line)
  if (others.length < rest.faults.length) delete fault.correctedLine
  return { lines: rest.lines, faults: [fault, ...others] }
}

/** Finds every syntax error of a text. Each entry is repaired by itself, so that a mistake in one does not spoil the others. */
export function repaired(source: string): { text: string; faults: LineFault[] } {
  const lines = source.split('\n')
  const [dashes, names] = [/^- /, /^[\w-]+:(?: |$)/].map((begin) => lines.filter((line) => begin.test(line)))
  const isList = dashes!.length > names!.length
  const begins = isList ? /^-(?!--)/ : /^[\p{L}"']/u
  const first = lines.findIndex((line) => /^\s*[^\s#]/.test(line))
  const starts = [...lines.keys()].filter((index) => index > first && begins.test(lines[index]!))
  // Whatever begins in the first column of a file of fields is the name of one.
  const nameIn = isList ? /^[\s-]*([\w-]+):/ : /^[\s-]+([\w-]+):|^([\w-]+)/
  const fields = new Set(lines.map((line) => nameIn.exec(line)?.slice(1).find(Boolean) ?? ''))
  const entries = [0, ...starts].map((start, index) => {
    const entry = repairEntry({ lines: lines.slice(start, [0, ...starts][index + 1]), isList, fields })
    return { ...entry, faults: entry.faults.map((fault) => ({ ...fault, line: fault.line + start })) }
  })
  const text = entries.flatMap((entry) => entry.lines)
  const faults = entries.flatMap((entry) => entry.faults)
  const left = faults.length === 0 ? errorIn(text, isList) : undefined
  return { text: text.join('\n'), faults: left ? [{ ...left, ...unexplained }] : faults }
}
