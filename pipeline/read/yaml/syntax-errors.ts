// YAML that cannot be parsed: where to correct it and, if a usual correction makes its entry readable, the corrected line.
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Position } from '../problem'
import { keyLine, yamlOptions, type LineFault } from './lines'
import { rules, unexplained } from './syntax-rules'

/** The lines of an entry of a list, or of a field of a file that is no list; and the names of all fields of the file. */
type Entry = { lines: string[]; isList: boolean; fields: Set<string> }

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

/** The lines that say something (from 1), the failing one or the nearest to it first. */
const linesToTry = (lines: string[], failing: number): number[] =>
  lines
    .flatMap((text, index) => (/^\s*[^\s#]/.test(text) ? [index + 1] : []))
    .sort((one, other) => Math.abs(one - failing) - Math.abs(other - failing))

/** Whether an entry with another line (from 1) can be read, at least well beyond that line and the one that failed. */
function readsBeyond({ lines, isList }: Entry, number: number, text: string, failed = number): boolean {
  const error = errorIn(lines.with(number - 1, text), isList, true)
  return error === undefined || error.line > Math.max(number, failed) + 2
}

/** Where to correct an entry that cannot be parsed, and how. */
function explain(entry: Entry, error: Position): LineFault {
  const { lines, fields } = entry
  for (const { guesses, above, message, advice } of rules)
    for (const [index, number] of linesToTry(lines, error.line).entries()) {
      const text = lines[number - 1] ?? ''
      if (index >= 3 && !above?.test(text)) continue
      const correctedLine = guesses({ text, above: lines.slice(0, number - 1), fields }).find(
        (line) => line !== undefined && line !== text && readsBeyond(entry, number, line, error.line),
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
  const isList = source.split(/^- /m).length > source.split(/^[\w-]+:(?: |$)/m).length
  const begins = isList ? /^-(?!--)/ : /^[\p{L}"']/u
  const first = lines.findIndex((line) => /^\s*[^\s#]/.test(line))
  const starts = [...lines.keys()].filter((index) => index > first && begins.test(lines[index]!))
  // Whatever begins in the first column without a dash is the name of a field.
  const names = lines.map((line) => /^[\s-]*[\w-]+(?=:)|^[\w-]+/.exec(line)?.[0].replace(/^[\s-]+/, '') ?? '')
  const fields = new Set(names.filter(Boolean))
  const entries = [0, ...starts].map((start, index) => {
    const entry = repairEntry({ lines: lines.slice(start, [0, ...starts][index + 1]), isList, fields })
    return { ...entry, faults: entry.faults.map((fault) => ({ ...fault, line: fault.line + start })) }
  })
  const text = entries.flatMap((entry) => entry.lines)
  const faults = entries.flatMap((entry) => entry.faults)
  const left = faults.length === 0 ? errorIn(text, isList) : undefined
  return { text: text.join('\n'), faults: left ? [{ ...left, ...unexplained }] : faults }
}
