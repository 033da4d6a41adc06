// Parses one YAML file and remembers where everything stands.
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import { damageIn } from '../damage'
import { ungarbled } from '../encoding'
import type { Edition } from '../edition'
import { both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { memoiseBySource } from '../memoise'
import { pitfallsOf } from './pitfalls'
import { lostIndentation } from './indents'
import { correctionOf, keyLine } from './lines'
import { readsBeyond, yamlOptions } from './parser'
import { answeredMail, leftOutByChat } from './copied-lines'
import { explainParseError, unexplained } from './syntax'

export type YamlFile = {
  file: string
  /** The parsed value; undefined where the file is missing, empty or broken. */
  value: unknown
  problems: Problem[]
  /** Where a value stands, or its nearest written parent. With `atKey`, where the field's name stands. */
  locate(path: readonly PropertyKey[], atKey?: boolean): Position
  /** A number or another plain value as it is written. */
  written(path: readonly PropertyKey[]): string | undefined
  /** The text of a line, from 1. */
  lineText(line: number): string
}

/** A file of which nothing is known but a problem. */
const unreadable = (file: string, fault: Fault): YamlFile => ({
  file,
  value: undefined,
  locate: () => ({ line: 1, column: 1 }),
  written: () => undefined,
  lineText: () => '',
  problems: [fileProblem(file, fault)],
})

const bringBack = both(
  'Bring it back from an earlier version, or write it anew.',
  'Önceki bir sürümden geri getirin ya da yeniden yazın.',
)

/** Reads and parses a file of the edition. Never throws: what is wrong is in `problems`. */
export function readYaml(edition: Edition, file: string): YamlFile {
  const source = edition.read(file)
  if (source === undefined) {
    return unreadable(file, { message: both('This file is missing.', 'Bu dosya yok.'), advice: bringBack })
  }
  if (source.replace(/^\s*#.*$/gm, '').trim() === '') {
    return unreadable(file, {
      message: both('This file is empty.', 'Bu dosya boş.'),
      advice: both(
        `${bringBack.en} A list that has no entries yet is written as [].`,
        `${bringBack.tr} Henüz kaydı olmayan bir liste [] olarak yazılır.`,
      ),
    })
  }
  return memoiseBySource(file, source, () => parseYaml(source, file))
}

/** Walks a document along a path. */
function locateIn(document: Document, position: (offset: number) => Position): YamlFile['locate'] {
  return (path, atKey = false) => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of path) {
      if (isNode(node) && node.range) offset = node.range[0]
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
        )
        if (!pair || !isScalar(pair.key)) return position(offset)
        offset = pair.key.range?.[0] ?? offset
        if (pair.value === null || (isScalar(pair.value) && pair.value.value === null))
          return position(offset)
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(step)]
        if (!item) return position(offset)
        node = item
      } else return position(offset)
    }
    if (isSeq(node) || atKey) return position(offset)
    return position(isNode(node) && node.range ? node.range[0] : offset)
  }
}

type Parsed = {
  source: string
  document: Document
  lines: string[]
  place: (offset: number) => Position
}

function parse(source: string): Parsed {
  const counter = new LineCounter()
  const document: Document = parseDocument(source, { ...yamlOptions, lineCounter: counter })
  const place = (offset: number): Position => {
    const { line, col } = counter.linePos(Math.min(offset, source.length))
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  return { source, document, lines: source.split('\n'), place }
}

/** The first syntax error: the others are usually its consequences. */
function syntaxProblem(
  { document, lines, place }: Parsed,
  file: string,
  firstLine: number,
): Problem | undefined {
  const [error] = document.errors
  const explained = () => {
    if (!error) return undefined
    const { code, message, pos } = error
    const at = place(pos[0])
    return (
      lostIndentation(lines) ??
      explainParseError({ ...at, code, message, lines, firstLine, text: lines[at.line - 1] ?? '' })
    )
  }
  const whole = { lines, firstLine, line: lines.length, column: 1, text: '', code: '', message: '' }
  const fault = answeredMail(whole) ?? leftOutByChat(whole) ?? explained()
  if (!fault) return undefined
  const { correctedLine } = fault
  return fileProblem(file, { ...fault, ...correctionOf(correctedLine, lines[fault.line - 1] ?? '') })
}

/** How many mistakes of writing are looked for in one file: each means to parse it once more. */
const MOST_MISTAKES = 100

type Attempt = { parsed: Parsed; problems: Problem[]; readable: boolean }

/**
 * The line to go on reading with: corrected or, where only an organiser knows the text, without its value. Its entry is then
 * refused like any other in which a value is missing.
 */
function readingOn(lines: string[], { line, correctedLine }: Problem): string | undefined {
  if (correctedLine !== undefined) return correctedLine
  const empty = keyLine(lines[line - 1] ?? '')?.before.trimEnd()
  if (empty === undefined) return undefined
  // Of a field that is written twice not even the name can stay.
  return [empty, ''].find((left) => readsBeyond(lines.with(line - 1, left), line))
}

/**
 * Finds every syntax error of a text: each is corrected, where its correction is known, so that the next one shows. `parsed` is
 * the text corrected so far; it is `readable` if that reached its end. Garbled letters are told first and read as meant.
 */
function attempt(source: string, file: string, firstLine: number): Attempt {
  const damage = damageIn(source, file)
  const meant = damage ? ungarbled(source) : source
  let parsed = parse(meant)
  if (damageIn(meant, file)) return { parsed, problems: [damage!], readable: false }
  const problems: Problem[] = damage ? [damage] : []
  for (;;) {
    const problem = syntaxProblem(parsed, file, firstLine)
    if (!problem) return { parsed, problems, readable: true }
    // After a correction, what is still wrong with its line or finds no explanation may only follow from it.
    const follows =
      problems.some((other) => other !== damage && other.line === problem.line) ||
      problem.message === unexplained
    if (follows && problems.length > 0) return { parsed, problems, readable: false }
    problems.push(problem)
    const line = problem.message === unexplained ? undefined : readingOn(parsed.lines, problem)
    if (line === undefined || problems.length >= MOST_MISTAKES) return { parsed, problems, readable: false }
    parsed = parse(parsed.lines.with(problem.line - 1, line).join('\n'))
  }
}

/** The value as plain data, or undefined where an alias leads nowhere. */
function plainValue(document: Document): unknown {
  try {
    // An institution may be written once and meant two hundred times: the parser's own limit guards against strangers' files.
    return document.toJS({ maxAliasCount: -1 })
  } catch {
    return undefined
  }
}

/** Parses YAML text; `firstLine` is the line of the file on which the text begins. */
export function parseYaml(source: string, file: string, firstLine = 1): YamlFile {
  const { parsed, problems, readable } = attempt(source, file, firstLine)
  const { document, lines, place } = parsed
  const position = (offset: number): Position => {
    const { line, column } = place(offset)
    return { line: line + firstLine - 1, column }
  }
  const lower = (problem: Problem): Problem => ({ ...problem, line: problem.line + firstLine - 1 })
  return {
    file,
    value: readable ? plainValue(document) : undefined,
    problems: [
      ...problems.map(lower),
      ...(readable ? pitfallsOf(document, parsed.source, file, position) : []),
    ],
    locate: locateIn(document, position),
    written: (path) => {
      const node = document.getIn(path, true)
      return isScalar(node) ? node.source : undefined
    },
    lineText: (line) => lines[line - firstLine] ?? '',
  }
}
